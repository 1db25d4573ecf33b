import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import type { PricedCart } from "#app/domain/sales/order/create.server.ts";
import { lastOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { numbersOf, typedNumbers } from "#app/domain/sales/order/manual/form.server.ts";
import { tierChoices } from "#app/domain/sales/order/manual/view.server.ts";
import { awaitsTransfer, stateAt } from "#app/domain/sales/order/states.ts";
import { isReview, readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { changeTickets, priceChange } from "#app/routes/admin/orders/change-tickets/changing.server.ts";
import { type ChangeAnswer, ChangeForm } from "#app/routes/admin/orders/change-tickets/form.tsx";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { changeValuesOf, changeView, isSameCart } from "./change-tickets/view.server.ts";
import { namedOrder } from "./named-order.server.ts";

export const facts = { access: "takePayments" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireRight(request, "takePayments");
	const order = await namedOrder(params);
	const { locale, texts } = await openAdminPage(request);
	const { tickets, ...shared } = texts("adminOrderChange", { code: order.code, name: order.name });
	const text = { ...shared, ...tickets };
	const now = new Date(readClock());
	const state = texts("adminOrders").state[stateAt(order, now)];
	return {
		text,
		pageTitle: titleAfter(context, text.title, texts("common").errors),
		tiers: await tierChoices(locale, order),
		values: changeValuesOf(order),
		seen: await lastOrderEvent(order.id),
		back: `/admin/orders/${order.code}`,
		refused: awaitsTransfer(order, now) ? undefined : texts("adminOrders", { state }).errors.notWaiting,
	};
}

/** With the shown price as `expectedTotal`, changes the order. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "takePayments");
	const form = await readForm(request, { review: true });
	const order = await namedOrder(params);
	const { locale } = await openAdminPage(request);
	const values = { numbers: typedNumbers(form), code: String(form.get("code") ?? "") };
	const cart = { numbers: numbersOf(values.numbers), code: values.code.trim().toUpperCase() };
	const priced = await priceChange(order, cart);
	const answer = async (shown: PricedCart = priced) => ({ values, errors: {}, change: await changeView(order, shown, locale) });
	if (isReview(form)) return data<ChangeAnswer>(await answer());
	const { tickets } = textsOf("adminOrderChange", locale, {});
	const fail = async (why: keyof typeof tickets.failures, init?: ResponseInit, shown: PricedCart = priced) =>
		refuse<ChangeAnswer>(context, { ...(await answer(shown)), failure: tickets.failures[why] }, init);
	if (priced.problems.length > 0) return fail("problems");
	if (isSameCart(order, priced)) return fail("same");
	const expected = form.get("expectedTotal")?.toString();
	if (expected === undefined) return data<ChangeAnswer>(await answer());
	const seen = Number(form.get("seen")) || 0;
	const changed = await changeTickets(order.id, { ...cart, expectedTotal: Number(expected), username, seen });
	if ("refused" in changed) return fail("changed", { status: 409 }, changed.refused);
	if (changed.fault === "cardOpen") return fail("cardOpen", { status: 409 });
	if (!changed.fault) return redirect(`/admin/orders/${order.code}`, { status: 303, headers: { "Set-Cookie": toastCookie("ticketsChanged") } });
	const { errors } = textsOf("adminOrders", locale, {});
	return refuse<ChangeAnswer>(context, { ...(await answer()), failure: { title: errors.title, words: errors.changed } }, { status: 409 });
}

export const clientAction = keepFormOnNetworkError;

export default function ChangeTicketsPage() {
	const { text, refused, back, ...form } = useLoaderData<typeof loader>();
	const answer = useAnswer<ChangeAnswer>();
	return (
		<NarrowPage title={text.title} lead={refused ?? text.lead}>
			{refused ? <ButtonLink to={back}>{text.back}</ButtonLink> : <ChangeForm {...form} text={text} back={back} answer={answer} />}
		</NarrowPage>
	);
}
