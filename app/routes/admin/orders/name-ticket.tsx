import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { updateAttendees } from "#app/domain/sales/attendee/update.server.ts";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import { requiredLine } from "#app/http/field-schemas.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckedForm } from "#app/ui/checked-form.tsx";
import { Field } from "#app/ui/field.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { namedOrder } from "./named-order.server.ts";

export const facts = { access: "takePayments" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireRight(request, "takePayments");
	const { order, line, ticket } = await ticketIn(params);
	const { locale, texts } = await openAdminPage(request);
	const { errors } = texts("common");
	const text = texts("adminBuyer", { tier: translate(line.name, locale).text }).nameTicket;
	return { text, pageTitle: titleAfter(context, text.title, errors), errorTexts: errors, name: ticket.attendeeName ?? "", back: `/admin/orders/${order.code}` };
}

interface Answer {
	name: string;
	errors: { name?: string };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "takePayments");
	const form = await readForm(request);
	const { order, ticket } = await ticketIn(params);
	const typed = String(form.get("name") ?? "");
	const { success, data: name, error } = requiredLine(ORDER_LIMITS.name).safeParse(typed);
	if (!success) return refuse<Answer>(context, { name: typed, errors: { name: error.issues[0]?.message } });
	const isKept = await updateAttendees(order.id, new Map([[ticket.id, { name }]]), { username });
	return redirect(`/admin/orders/${order.code}`, { status: 303, headers: isKept ? { "Set-Cookie": toastCookie("ticketNamed") } : {} });
}

/** @throws 404 if the order has no such ticket, or it is canceled */
async function ticketIn(params: LoaderFunctionArgs["params"]) {
	const order = await namedOrder(params);
	const line = order.lines.find(({ ticket, cancelledAt }) => String(ticket?.id) === params.ticket && !cancelledAt);
	if (!line?.ticket) throw new Response(null, { status: 404 });
	return { order, line, ticket: line.ticket };
}

export const clientAction = keepFormOnNetworkError;

const ID = "naming";

export default function NameTicketPage() {
	const { text, errorTexts, name, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	return (
		<NarrowPage title={text.title} lead={text.lead}>
			<CheckedForm
				id={ID}
				labels={{ name: text.field }}
				text={text}
				errorTexts={errorTexts}
				answer={answer}
				beside={
					<ButtonLink look="outline" to={back}>
						{text.cancel}
					</ButtonLink>
				}
			>
				{(wordsFor) => (
					<div className="max-w-md">
						<Field
							id={`${ID}-name`}
							name="name"
							label={text.field}
							defaultValue={answer?.name ?? name}
							required
							maxLength={ORDER_LIMITS.name}
							autoComplete="off"
							error={wordsFor("name")}
						/>
					</div>
				)}
			</CheckedForm>
		</NarrowPage>
	);
}
