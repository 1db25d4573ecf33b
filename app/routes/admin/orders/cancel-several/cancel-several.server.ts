import type { Deletion } from "#app/admin/deletion-page.tsx";
import { cancelUnpaidByOrganizer, type OrganizerAction } from "#app/domain/sales/order/actions/actions.server.ts";
import { findNeedingDecision } from "#app/domain/sales/order/attention.server.ts";
import { lastOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { findOrderByCode, type Order } from "#app/domain/sales/order/queries.server.ts";
import { awaitsTransfer } from "#app/domain/sales/order/states.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";

/** Returns undefined if none of these orders awaits a transfer. */
export async function cancelSeveralView(codes: readonly string[], back: string, locale: Locale): Promise<Deletion | undefined> {
	const now = new Date(readClock());
	const orders = (await ordersNamed(codes)).filter((order) => awaitsTransfer(order, now));
	if (orders.length === 0) return undefined;
	const rows = await Promise.all(orders.map(async (order) => ({ ...order, came: (await findNeedingDecision(order.id)).amount })));
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
		// With the last event of each order that the organizer has seen.
		ids: await Promise.all(orders.map(async ({ id, code }) => `${code}.${await lastOrderEvent(id)}`)),
	};
}

/** Cancels orders that await a transfer, each on its own: orders that somebody else changed meanwhile stay. */
export async function cancelSeveral(ids: readonly string[], context: Omit<OrganizerAction, "seen">): Promise<{ orders: number; left: number }> {
	let orders = 0;
	const asked = new Map(ids.map((id) => id.split(".") as [code: string, seen: string]));
	for (const { id, code } of await ordersNamed([...asked.keys()])) {
		const fault = await cancelUnpaidByOrganizer(id, { ...context, seen: Number(asked.get(code)) || 0 });
		if (!fault) orders += 1;
	}
	return { orders, left: asked.size - orders };
}

async function ordersNamed(codes: readonly string[]): Promise<Order[]> {
	const found = await Promise.all([...new Set(codes)].map((code) => findOrderByCode(code)));
	return found.filter((order) => order !== undefined);
}
