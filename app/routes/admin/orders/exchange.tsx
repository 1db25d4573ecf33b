import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import type { ConfirmError } from "#app/domain/people/account/confirm-field.tsx";
import { DIFFERENCE_METHODS } from "#app/domain/sales/ticket/exchange/difference-methods.ts";
import { exchangeable, exchangeTicket } from "#app/domain/sales/ticket/exchange/exchanging.server.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { passwordRefusal } from "#app/routes/admin/confirmation.server.ts";
import { ExchangeChoice, ExchangeForm } from "#app/routes/admin/orders/exchange/exchange.tsx";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { exchangeView } from "./exchange/view.server.ts";
import { namedOrder } from "./named-order.server.ts";

export const facts = { access: "manageMoney", query: ["tier", "next"] } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireRight(request, "manageMoney");
	const { order, line } = await ticketIn(params);
	const { locale, texts } = await openAdminPage(request);
	const { searchParams } = new URL(request.url);
	const view = await exchangeView(order, line, { tierId: searchParams.get("tier"), locale });
	return {
		...view,
		pageTitle: titleAfter(context, view.text.title, texts("common").errors),
		confirm: texts("adminOrders").refund.confirm,
		errorTexts: { ...texts("adminUsers").errors, ...view.text.errors },
		choiceError: searchParams.has("next") && !view.chosen ? view.text.missing : undefined,
	};
}

export interface Answer {
	paidBy: string;
	errors: { paidBy?: "paidBy"; passwordNow?: ConfirmError };
	failure?: { title: string; words: string };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const user = await requireRight(request, "manageMoney");
	const form = await readForm(request);
	const { order, ticketId } = await ticketIn(params);
	const expected = Number(form.get("expected")) || 0;
	const paidBy = DIFFERENCE_METHODS.find((way) => way === form.get("paidBy"));
	const refusal = await passwordRefusal(user, form, request);
	const isUnsaid = expected > 0 && !paidBy;
	const answer = (rest: Omit<Answer, "paidBy">, init?: ResponseInit) => refuse<Answer>(context, { paidBy: paidBy ?? "", ...rest }, init);
	if (refusal || isUnsaid) return answer({ errors: { ...(isUnsaid && { paidBy: "paidBy" }), ...refusal?.errors }, failure: refusal?.failure }, refusal?.init);
	const fault = await exchangeTicket(order.id, {
		ticketId,
		tierId: String(form.get("tier") ?? ""),
		paidBy,
		expected,
		username: user.username,
		seen: Number(form.get("seen")) || 0,
	});
	if (!fault) return redirect(`/admin/orders/${order.code}`, { status: 303, headers: { "Set-Cookie": toastCookie("ticketExchanged") } });
	const { errors } = textsOf("adminOrderChange", await readersLocale(request), {}).exchange;
	return answer({ errors: {}, failure: { title: errors.title, words: errors.changed } }, { status: 409 });
}

/** @throws 404 if there is no such ticket, or it is not paid */
async function ticketIn(params: LoaderFunctionArgs["params"]) {
	const order = await namedOrder(params);
	const line = exchangeable(order, Number(params.ticket));
	if (!line?.ticket) throw new Response(null, { status: 404 });
	return { order, line: { ...line, ticket: line.ticket }, ticketId: line.ticket.id };
}

export const clientAction = keepFormOnNetworkError;

export default function ExchangePage() {
	const { text, chosen, choices, choiceError, ...form } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	return (
		<NarrowPage title={chosen ? text.sure : text.title} lead={chosen ? text.sureLead : text.lead}>
			{chosen ? (
				<ExchangeForm {...form} text={text} chosen={chosen} answer={answer} />
			) : (
				<ExchangeChoice text={text} choices={choices} back={form.back} error={choiceError} />
			)}
		</NarrowPage>
	);
}
