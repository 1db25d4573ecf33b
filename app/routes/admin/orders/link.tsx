import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { OneTimeSecret } from "#app/domain/people/account/one-time-secret.tsx";
import { issueOrderLink } from "#app/domain/sales/order/actions/actions.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckedForm } from "#app/ui/checked-form.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { namedOrder } from "./named-order.server.ts";

export const facts = { access: "takePayments" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRight(request, "takePayments");
	const order = await namedOrder(params);
	const { texts } = await openAdminPage(request);
	const { link, busy, cancel, back } = texts("adminOrders", { code: order.code, name: order.name }).actions;
	return { text: { ...link, busy, cancel, back, copy: texts("adminUsers").invitation.copy }, back: `/admin/orders/${order.code}` };
}

export async function action({ request, params }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "takePayments");
	await readForm(request);
	const order = await namedOrder(params);
	return data({ errors: {}, address: await issueOrderLink(order, { username, origin: siteOrigin(request) }) });
}

export const clientAction = keepFormOnNetworkError;

export default function LinkPage() {
	const { text, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<{ errors: object; address: string }>();
	if (answer?.address)
		return (
			<OneTimeSecret
				title={text.done}
				lead={text.handOver}
				words={answer.address}
				term={text.address}
				copy={text.copy}
				back={{ words: text.back, path: back }}
			/>
		);
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
