import type { Deletion } from "~/admin/deletion-page";
import { type ByOrganizer, cancelUnpaidByOrganizer } from "~/domain/sales/order/actions/actions.server";
import { findUndecided } from "~/domain/sales/order/in-question.server";
import { lastHappening } from "~/domain/sales/order/ledger.server";
import { findOrderByCode, type Order } from "~/domain/sales/order/queries.server";
import { awaitsTransfer } from "~/domain/sales/order/states";
import type { Locale } from "~/i18n/config";
import { formatPrice } from "~/i18n/format.server";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import { readClock } from "~/runtime/clock.server";

/**
 * Asks before several orders are canceled, in the words of a language: of those that are named the ones that wait for a transfer;
 * nothing where none does.
 */
export async function cancelSeveralView(codes: readonly string[], back: string, locale: Locale): Promise<Deletion | undefined> {
	const now = new Date(readClock());
	const orders = (await ordersNamed(codes)).filter((order) => awaitsTransfer(order, now));
	if (orders.length === 0) return undefined;
	const rows = await Promise.all(orders.map(async (order) => ({ ...order, came: (await findUndecided(order.id)).amount })));
	const { several } = textsOf("adminOrders", locale, {});
	const words = rows.some(({ came }) => came > 0) ? several.cameWords : several.words;
	const cameWords = (came: number) => (came > 0 ? [textsOf("adminOrders", locale, { amount: formatPrice(came, locale) }).several.came] : []);
	return {
		text: {
			...textsOf("editor", locale, {}).deletion,
			...several,
			words,
			title: translatorFor(locale)("adminOrders.severalQuestion", { count: orders.length }),
		},
		names: rows.map(({ code, name, total, came }) => ({
			path: `/admin/orders/${code}`,
			name: [code, name || "–", formatPrice(total, locale), ...cameWords(came)].join(" · "),
		})),
		back,
		// Each with the last happening that is seen here.
		ids: await Promise.all(orders.map(async ({ id, code }) => `${code}.${await lastHappening(id)}`)),
	};
}

/**
 * Cancels orders that wait for a transfer, one after the other, each as by itself: whoever was faster with one leaves the others.
 * @returns how many were, and how many were not
 */
export async function cancelSeveral(ids: readonly string[], doing: Omit<ByOrganizer, "seen">): Promise<{ orders: number; left: number }> {
	let orders = 0;
	const asked = new Map(ids.map((id) => id.split(".") as [code: string, seen: string]));
	for (const { id, code } of await ordersNamed([...asked.keys()])) {
		const fault = await cancelUnpaidByOrganizer(id, { ...doing, seen: Number(asked.get(code)) || 0 });
		if (!fault) orders += 1;
	}
	return { orders, left: asked.size - orders };
}

async function ordersNamed(codes: readonly string[]): Promise<Order[]> {
	const found = await Promise.all([...new Set(codes)].map((code) => findOrderByCode(code)));
	return found.filter((order) => order !== undefined);
}
