import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { NarrowPage } from "~/admin/narrow-page";
import { requireRight } from "~/auth/guard.server";
import { Given } from "~/domain/people/account/given";
import { giveLink } from "~/domain/sales/order/actions/actions.server";
import { readForm } from "~/http/form.server";
import { siteOrigin } from "~/http/origin.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import type { RouteHandle } from "~/routes/route-handle";
import { ButtonLink } from "~/ui/button";
import { CheckedForm } from "~/ui/checked-form";
import { sendOrSay } from "~/ui/send-or-say";
import { useAnswer } from "~/ui/use-answer";
import { openAdminPage } from "../page.server";
import { namedOrder } from "./named-order.server";

export const handle: RouteHandle = { access: "takePayments" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRight(request, "takePayments");
	const order = await namedOrder(params);
	const { texts } = await openAdminPage(request);
	const { link, busy, cancel, back } = texts("adminOrders", { code: order.code, name: order.name }).actions;
	return { text: { ...link, busy, cancel, back, copy: texts("adminUsers").invitation.copy }, back: `/admin/orders/${order.code}` };
}

/** Opens the order's page by one more address, and shows it this once. */
export async function action({ request, params }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "takePayments");
	await readForm(request);
	const order = await namedOrder(params);
	return data({ errors: {}, address: await giveLink(order, { username, origin: siteOrigin(request) }) });
}

export const clientAction = sendOrSay;

export default function LinkPage() {
	const { text, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<{ errors: object; address: string }>();
	if (answer?.address)
		return <Given title={text.done} lead={text.handOver} words={answer.address} term={text.address} copy={text.copy} back={{ words: text.back, path: back }} />;
	return (
		<NarrowPage title={text.title} lead={text.lead}>
			<CheckedForm
				id="order-link"
				labels={{}}
				text={text}
				errorTexts={{}}
				answer={undefined}
				beside={
					<ButtonLink look="outline" to={back}>
						{text.cancel}
					</ButtonLink>
				}
			>
				{() => null}
			</CheckedForm>
		</NarrowPage>
	);
}
