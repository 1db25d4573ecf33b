import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { NarrowPage } from "~/admin/narrow-page";
import { requireRight } from "~/auth/guard.server";
import { changeView, heldBy, isSameCart } from "~/domain/sales/order/change/view.server";
import { lastHappening } from "~/domain/sales/order/ledger.server";
import { numbersOf, typedNumbers } from "~/domain/sales/order/manual/form.server";
import { priceByHand } from "~/domain/sales/order/manual/placing.server";
import { tierChoices } from "~/domain/sales/order/manual/view.server";
import { awaitsTransfer, stateAt } from "~/domain/sales/order/states";
import { isReview, readForm, refuse, titleAfter } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import { textsOf } from "~/i18n/texts.server";
import { changeTickets } from "~/routes/admin/orders/change-tickets/changing.server";
import { type ChangeAnswer, ChangeForm } from "~/routes/admin/orders/change-tickets/form";
import type { RouteHandle } from "~/routes/route-handle";
import { readClock } from "~/runtime/clock.server";
import { ButtonLink } from "~/ui/button";
import { sendOrSay } from "~/ui/send-or-say";
import { useAnswer } from "~/ui/use-answer";
import { openAdminPage } from "../page.server";
import { namedOrder } from "./named-order.server";

export const handle: RouteHandle = { access: "takePayments" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

/** Asks how many of each; where the order waits for no transfer, says so. */
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
		values: heldBy(order),
		seen: await lastHappening(order.id),
		back: `/admin/orders/${order.code}`,
		refused: awaitsTransfer(order, now) ? undefined : texts("adminOrders", { state }).errors.notWaiting,
	};
}

/** Says what it comes to; with that as `expectedTotal`, changes the order. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "takePayments");
	const form = await readForm(request, { review: true });
	const order = await namedOrder(params);
	const { locale } = await openAdminPage(request);
	const values = { numbers: typedNumbers(form), code: String(form.get("code") ?? "") };
	const cart = { numbers: numbersOf(values.numbers), code: values.code.trim().toUpperCase() };
	const priced = await priceByHand({ ...cart, replaced: order });
	const answer = async (shown = priced) => ({ values, errors: {}, change: await changeView(order, shown, locale) });
	if (isReview(form)) return data<ChangeAnswer>(await answer());
	const { tickets } = textsOf("adminOrderChange", locale, {});
	const fail = async (why: keyof typeof tickets.failures, init?: ResponseInit, shown = priced) =>
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

export const clientAction = sendOrSay;

export default function ChangeTicketsPage() {
	const { text, refused, back, ...form } = useLoaderData<typeof loader>();
	const answer = useAnswer<ChangeAnswer>();
	return (
		<NarrowPage title={text.title} lead={refused ?? text.lead}>
			{refused ? <ButtonLink to={back}>{text.back}</ButtonLink> : <ChangeForm {...form} text={text} back={back} answer={answer} />}
		</NarrowPage>
	);
}
