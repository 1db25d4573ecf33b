import type { Question } from "#app/admin/resource.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { amountDue, findNeedingDecision } from "#app/domain/sales/order/attention.server.ts";
import { lastOrderEvent } from "#app/domain/sales/order/history.server.ts";
import type { Order } from "#app/domain/sales/order/queries.server.ts";
import { type OrderState, stateAt, type WayToPay } from "#app/domain/sales/order/states.ts";
import { dueWords } from "#app/domain/sales/payment/transfer/transfer.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { type Texts, textsOf } from "#app/i18n/texts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";

const MANUAL_METHODS = ["bank", "cash"] as const satisfies WayToPay[];

export type OrderActionName = Extract<
	keyof Texts["adminOrders"]["actions"],
	"payment" | "due" | "cancellation" | "resend" | "note" | "resolve" | "acceptPayment" | "refundPayment"
>;

export async function actionPageView(action: OrderActionName, order: Order, event: SummitEvent, locale: Locale) {
	const state = stateAt(order, new Date(readClock()));
	const { amount: came } = await findNeedingDecision(order.id);
	const values = {
		came: formatPrice(came, locale),
		missing: formatPrice(Math.max(0, order.total - came), locale),
		over: formatPrice(Math.max(0, came - order.total), locale),
		code: order.code,
		name: order.name,
		address: order.email,
		total: formatPrice(order.total, locale),
		due: order.expiresAt ? dueWords(event, order.expiresAt, locale) : "",
		state: textsOf("adminOrders", locale, {}).state[state],
	};
	const { actions, errors } = textsOf("adminOrders", locale, values);
	const { busy, cancel, back } = actions;
	const isRest = action === "payment" && (await amountDue(order)) < order.total;
	const leads = {
		acceptPayment: actions.acceptPayment.leads[came === order.total ? "exact" : "over"],
		payment: isRest && leadOf(state) === "unpaid" ? actions.payment.rest.lead : actions.payment.leads[leadOf(state)],
	};
	const lead = action === "acceptPayment" || action === "payment" ? leads[action] : "";
	return {
		ways: action === "payment" ? MANUAL_METHODS.map((value) => ({ value, label: actions.payment.ways[value] })) : [],
		text: {
			field: "",
			hint: undefined,
			paidBy: "",
			lead,
			...actions[action],
			...(action === "cancellation" && came > 0 && { lead: actions.cancellation.cameLead }),
			...(isRest && { hint: actions.payment.rest.hint }),
			busy,
			cancel,
			back,
		},
		errorTexts: { ...textsOf("editor", locale, {}).errors, ...errors },
		seen: await lastOrderEvent(order.id),
		back: `/admin/orders/${order.code}`,
	};
}

/** Asks before an amount other than the total is recorded. @param key names the amount in the form */
export function otherAmountQuestion(order: Order, { amount, key, locale }: { amount: number; key: string; locale: Locale }): Question {
	const values = { typed: formatPrice(amount, locale), total: formatPrice(order.total, locale) };
	const { words, ...otherAmount } = textsOf("adminOrders", locale, values).actions.payment.otherAmount;
	const lead = leadOf(stateAt(order, new Date(readClock())));
	return { key, ...otherAmount, words: words[lead === "expired" ? "unpaid" : lead] };
}

const leadOf = (state: OrderState) => (state === "paid" || state === "expired" || state === "cancelled" ? state : "unpaid");
