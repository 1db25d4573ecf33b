import type { Right } from "#app/auth/rights.ts";
import { cancelActions } from "#app/domain/sales/cancellation/admin-view.server.ts";
import { unreviewed } from "#app/domain/sales/order/attention.server.ts";
import { listOrderEvents, type OrderEvent } from "#app/domain/sales/order/history.server.ts";
import { findOrder, isRegistrationOrder, type Order, type Payment } from "#app/domain/sales/order/queries.server.ts";
import { awaitsTransfer, canBecome, isOwed } from "#app/domain/sales/order/states.ts";
import { listRefunds, type Refund } from "#app/domain/sales/payment/refund/refunds.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { type Texts, textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";

const MENU_GROUPS = ["payment", "tickets", "buyer", "order"] as const;

interface OrderActionLink {
	group: (typeof MENU_GROUPS)[number];
	path: string;
	words: string;
	/** The first such action of an order is its main button. */
	isLikely?: boolean;
}

interface OrderMoney {
	payments: readonly Payment[];
	refunds: readonly Refund[];
	refundSteps: ReadonlyMap<number, readonly { path: string; words: string }[]>;
	events: readonly OrderEvent[];
}

/** The main button of an order's page, and its menu of all other actions. */
export function orderActions(order: Order, money: OrderMoney, { rights, locale, now }: { rights: readonly Right[]; locale: Locale; now: Date }) {
	const { actions: text, order: words } = textsOf("adminOrders", locale, {});
	const all: OrderActionLink[] = [
		...owedRefunds(money),
		...(rights.includes("takePayments") ? moneyActions(order, money, { rights, text, now }) : []),
		...cancelActions(order, rights, locale).map((action) => ({ ...action, group: "tickets" as const })),
		...(rights.includes("takePayments") ? actionsFor(order, { text, now, changeText: textsOf("adminOrderChange", locale, {}) }) : []),
		...(rights.includes("setRetention") && !order.erasedAt
			? [{ group: "order" as const, path: `/admin/orders/${order.code}/erasure`, words: textsOf("erasure", locale, {}).admin.link }]
			: []),
	];
	const next = all.find(({ isLikely }) => isLikely);
	const menu = MENU_GROUPS.map((group) => ({
		title: words.menu[group],
		actions: all.filter((action) => action.group === group && action !== next).map(({ path, words }) => ({ path, words })),
	})).filter(({ actions }) => actions.length > 0);
	return { next: next && { path: next.path, words: next.words }, menu };
}

const owedRefunds = ({ refunds, refundSteps }: OrderMoney): OrderActionLink[] =>
	refunds.filter(isOwed).flatMap(({ id }) => (refundSteps.get(id) ?? []).slice(0, 1).map((step) => ({ ...step, group: "payment", isLikely: true })));

const cameOf = (payments: readonly Payment[]) =>
	payments.filter(({ method, state }) => method === "bank" && state === "pending").reduce((sum, { amount }) => sum + amount, 0);

interface ActionTexts {
	text: Texts["adminOrders"]["actions"];
	now: Date;
}

function moneyActions(order: Order, { payments, events }: OrderMoney, { rights, text, now }: ActionTexts & { rights: readonly Right[] }): OrderActionLink[] {
	const link = (action: string, words: string, isLikely = false) => ({
		group: "payment" as const,
		path: `/admin/orders/${order.code}/${action}`,
		words,
		isLikely,
	});
	const came = cameOf(payments);
	const isOpen = canBecome(order.state, "paid");
	return [
		...(isOpen && came > 0 && came >= order.total ? [link("count", text.acceptPayment.link, true)] : []),
		link("payment", isOpen ? text.payment.link : text.payment.again, isOpen),
		...(isOpen && came > 0 && came < order.total && rights.includes("manageMoney") ? [link("difference", text.difference.link)] : []),
		...(came > 0 ? [link("send-back", text.refundPayment.link, true)] : []),
		...(unreviewed(events).length > 0 ? [link("dealt-with", text.resolve.link, true)] : []),
		...(awaitsTransfer(order, now) ? [link("due", text.due.link)] : []),
	];
}

function actionsFor(order: Order, { text, now, changeText }: ActionTexts & { changeText: Texts["adminOrderChange"] }): OrderActionLink[] {
	const link = (group: OrderActionLink["group"], action: string, words: string, isLikely = false) => ({
		group,
		path: `/admin/orders/${order.code}/${action}`,
		words,
		isLikely,
	});
	return [
		...(awaitsTransfer(order, now) && !isRegistrationOrder(order.lines) ? [link("tickets", "tickets", changeText.tickets.link)] : []),
		...(order.email ? [link("buyer", "resend", text.resend.link, true)] : []),
		link("buyer", "link", text.link.link, true),
		...(order.erasedAt ? [] : [link("buyer", "buyer", text.buyer), link("order", "note", text.note.link)]),
		...(awaitsTransfer(order, now) ? [link("order", "cancellation", text.cancellation.link)] : []),
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

/** Says in short, one sentence each, why an order needs attention. */
export async function attentionReasons(orderId: number, locale: Locale): Promise<string[]> {
	const [order, refunds, events] = await Promise.all([findOrder(orderId), listRefunds(orderId), listOrderEvents(orderId)]);
	const text = textsOf("adminOrders", locale, {});
	return [
		...refunds.filter(isOwed).map(({ amount, state, reason }) => `${text.refundState[state]}: ${formatPrice(amount, locale)}, ${text.reason[reason]}`),
		...unreviewed(events).map(({ type, details }) => {
			const { workshop, amount = "" } = eyedWords(details, order as Order, locale);
			return textsOf("adminOrders", locale, { amount, received: amount, workshop: workshop ?? "" }).events[type];
		}),
	];
}

function eyedWords(details: { amount: number } | { received: string } | { workshop: string }, { lines }: Order, locale: Locale): Record<string, string> {
	if ("amount" in details) return { amount: formatPrice(details.amount, locale) };
	if ("received" in details) return { amount: details.received };
	const line = lines.find(({ kind, itemId }) => kind === "workshop" && itemId === details.workshop);
	return { workshop: line ? translate(line.name, locale).text : details.workshop };
}
