import { wayOf } from "#app/domain/sales/order/actions/refund-list.server.ts";
import { isOwed } from "#app/domain/sales/order/states.ts";
import { listCardRefunds } from "#app/domain/sales/payment/card/refund-actions.server.ts";
import { markRefund } from "#app/domain/sales/payment/refund/refunds.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { db } from "#app/runtime/database.server.ts";

/** Excludes refunds through Stripe. */
async function listToSend(ids: readonly string[]) {
	const rows = await db
		.selectFrom("refund")
		.innerJoin("payment", "payment.id", "payment_id")
		.innerJoin("order", "order.id", "order_id")
		.select(["refund.id", "refund.amount", "refund.state", "payment.method", "payment.in_cash", "order_id", "code", "name"])
		.where("refund.id", "in", ids.map(Number).filter(Number.isSafeInteger))
		.orderBy("refund.id", "desc")
		.execute();
	const byCard = await listCardRefunds(rows);
	return rows.filter((row) => isOwed(row) && !byCard.has(row.id));
}

export async function sendSeveralView(ids: readonly string[], back: string, locale: Locale) {
	const rows = await listToSend(ids);
	if (rows.length === 0) return undefined;
	const amount = formatPrice(
		rows.reduce((sum, row) => sum + row.amount, 0),
		locale,
	);
	const { refunds, refund, actions } = textsOf("adminOrders", locale, {});
	return {
		title: translatorFor(locale)("adminOrders.refunds.question", { count: rows.length, amount }),
		text: { ...refunds.several, confirm: refund.confirm, busy: actions.busy, cancel: actions.cancel },
		rows: rows.map((row) => ({
			id: row.id,
			path: `/admin/orders/${row.code}`,
			name: [row.code, row.name || "–", formatPrice(row.amount, locale), wayOf(row, locale)].join(" · "),
		})),
		back,
	};
}

/** Marks refunds as sent, each on its own: those that somebody else changed meanwhile stay. */
export async function sendSeveral(ids: readonly string[], context: { username: string }): Promise<{ refunds: number; left: number }> {
	let refunds = 0;
	for (const { order_id: orderId, ...refund } of await listToSend(ids)) if (await markRefund({ ...refund, orderId }, "sent", context)) refunds += 1;
	return { refunds, left: new Set(ids).size - refunds };
}
