import type { Right } from "#app/auth/rights.ts";
import { unreviewed } from "#app/domain/sales/order/attention.server.ts";
import type { OrderEvent } from "#app/domain/sales/order/history.server.ts";
import { isRegistrationOrder, type Order, type Payment } from "#app/domain/sales/order/queries.server.ts";
import { awaitsTransfer, canBecome, isOwed } from "#app/domain/sales/order/states.ts";
import type { Refund } from "#app/domain/sales/payment/refund/refunds.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { type Texts, textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";

export function actionsFor(order: Order, now: Date, text: Texts["adminOrders"]["actions"], changeText: Texts["adminOrderChange"]) {
	const isOpen = !["paid", "cancelled"].includes(order.state);
	const path = (action: string) => `/admin/orders/${order.code}/${action}`;
	return [
		{ path: path("payment"), words: isOpen ? text.payment.link : text.payment.again, isMain: isOpen },
		...(awaitsTransfer(order, now)
			? [
					...(isRegistrationOrder(order.lines) ? [] : [{ path: path("tickets"), words: changeText.tickets.link, isMain: false }]),
					{ path: path("due"), words: text.due.link, isMain: false },
					{ path: path("cancellation"), words: text.cancellation.link, isMain: false },
				]
			: []),
		...(order.erasedAt ? [] : [{ path: path("buyer"), words: text.buyer, isMain: false }]),
		...(order.email ? [{ path: path("resend"), words: text.resend.link, isMain: false }] : []),
		{ path: path("link"), words: text.link.link, isMain: false },
		...(order.erasedAt ? [] : [{ path: path("note"), words: text.note.link, isMain: false }]),
	];
}

const cameOf = (payments: readonly Payment[]) =>
	payments.filter(({ method, state }) => method === "bank" && state === "pending").reduce((sum, { amount }) => sum + amount, 0);

export function decisionsFor(
	order: Order,
	{ payments, events, rights }: { payments: readonly Payment[]; events: readonly OrderEvent[]; rights: readonly Right[] },
	text: Texts["adminOrders"]["actions"],
) {
	const path = (action: string) => `/admin/orders/${order.code}/${action}`;
	const came = cameOf(payments);
	const isOpen = canBecome(order.state, "paid");
	return [
		...(isOpen && came > 0 && came >= order.total ? [{ path: path("count"), words: text.acceptPayment.link, isMain: true }] : []),
		...(isOpen && came > 0 && came < order.total && rights.includes("manageMoney")
			? [{ path: path("difference"), words: text.difference.link, isMain: false }]
			: []),
		...(came > 0 ? [{ path: path("send-back"), words: text.refundPayment.link, isMain: false }] : []),
		...(unreviewed(events).length > 0 ? [{ path: path("dealt-with"), words: text.resolve.link, isMain: false }] : []),
	];
}

export function attentionOf(
	order: Order,
	payments: readonly Payment[],
	refunds: Refund[],
	events: OrderEvent[],
	{ canCancel, locale }: { canCancel: boolean; locale: Locale },
): string[] {
	const { reason } = textsOf("adminOrders", locale, {});
	const words = (values: Record<string, string>) => textsOf("adminOrders", locale, values).attention;
	const owed = refunds.filter(isOwed);
	const came = cameOf(payments);
	return [
		...owed.map((refund) => words({ amount: formatPrice(refund.amount, locale), reason: reason[refund.reason] }).refund),
		...unreviewed(events).map(({ type, details }) => {
			const values = { ...eyedWords(details, order, locale), total: formatPrice(order.total, locale) };
			const isElsewhere = type === "wrongCurrency" || (type === "wrongAmount" && came === 0);
			const isTooLate = type === "wrongAmount" && !canBecome(order.state, "paid");
			const { byOthers, ...text } = words(values);
			if (!canCancel && Object.hasOwn(byOthers, type)) return byOthers[type as keyof typeof byOthers];
			const isShort = type === "wrongAmount" && came < order.total;
			return text[isElsewhere ? "wrongElsewhere" : isTooLate ? "wrongEnded" : isShort ? "wrongShort" : type];
		}),
	];
}

function eyedWords(details: { amount: number } | { received: string } | { workshop: string }, { lines }: Order, locale: Locale): Record<string, string> {
	if ("amount" in details) return { amount: formatPrice(details.amount, locale) };
	if ("received" in details) return { amount: details.received };
	const line = lines.find(({ kind, itemId }) => kind === "workshop" && itemId === details.workshop);
	return { workshop: line ? translate(line.name, locale).text : details.workshop };
}
