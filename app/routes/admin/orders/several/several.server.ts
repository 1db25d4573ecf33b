import type { Deletion } from "#app/admin/deletion-page.tsx";
import { cancelUnpaidByOrganizer, type OrganizerAction, remindBuyer } from "#app/domain/sales/order/actions/actions.server.ts";
import { findNeedingDecision } from "#app/domain/sales/order/attention.server.ts";
import { lastOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { findOrderByCode, type Order } from "#app/domain/sales/order/queries.server.ts";
import { awaitsTransfer, stateAt } from "#app/domain/sales/order/states.ts";
import { markPaid } from "#app/domain/sales/payment/settle.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";

interface BulkAction {
	/** `came`: cents that were received without paying the order. */
	fits(order: Order, came: number): boolean;
	/** Returns a fault if the order stays as it is. */
	carryOut(order: Order, context: OrganizerAction): Promise<string | undefined>;
}

const ACTIONS = {
	paid: {
		fits: (_, came) => came === 0,
		carryOut: async ({ id, total }, { username, seen }) => {
			const outcome = await markPaid(id, { amount: total, actor: { username }, seen });
			return outcome === "paid" ? undefined : outcome;
		},
	},
	remind: { fits: ({ email }) => email !== "", carryOut: ({ id }, context) => remindBuyer(id, context) },
	cancelOrders: { fits: () => true, carryOut: ({ id }, context) => cancelUnpaidByOrganizer(id, context) },
} satisfies Record<string, BulkAction>;
export type BulkOrderAction = keyof typeof ACTIONS;

/** Says what an action would do, and names the orders that it leaves out. Returns undefined if there are no such orders. */
export async function severalView(action: BulkOrderAction, codes: readonly string[], back: string, locale: Locale): Promise<Deletion | undefined> {
	const now = new Date(readClock());
	const rows = await Promise.all((await ordersNamed(codes)).map(async (order) => ({ order, came: (await findNeedingDecision(order.id)).amount })));
	if (rows.length === 0) return undefined;
	const { fits }: BulkAction = ACTIONS[action];
	const isFit = ({ order, came }: (typeof rows)[number]) => awaitsTransfer(order, now) && fits(order, came);
	const fitting = rows.filter(isFit);
	const { several, state } = textsOf("adminOrders", locale, {});
	const cameWords = (came: number) => (came > 0 ? [textsOf("adminOrders", locale, { amount: formatPrice(came, locale) }).several.came] : []);
	const nameOf = ({ code, name, total }: Order, more: string[]) => ({
		path: `/admin/orders/${code}`,
		name: [code, name || "–", formatPrice(total, locale), ...more].join(" · "),
	});
	const sum = formatPrice(
		fitting.reduce((total, { order }) => total + order.total, 0),
		locale,
	);
	const texts = several[action];
	return {
		text: {
			...textsOf("editor", locale, {}).deletion,
			...several,
			...texts,
			words: "cameWords" in texts && fitting.some(({ came }) => came > 0) ? texts.cameWords : texts.words,
			title: translatorFor(locale)(`adminOrders.severalQuestion.${action}`, { count: fitting.length, sum }),
		},
		isKept: fitting.length === 0,
		names: fitting.map(({ order, came }) => nameOf(order, cameWords(came))),
		skipped: {
			title: several.skipped,
			names: rows.filter((row) => !isFit(row)).map(({ order, came }) => nameOf(order, [state[stateAt(order, now)], ...cameWords(came)])),
		},
		back,
		// With the last event of each order that the organizer has seen.
		ids: await Promise.all(fitting.map(async ({ order: { id, code } }) => `${code}.${await lastOrderEvent(id)}`)),
	};
}

/** Changes each order on its own: those that somebody else changed meanwhile stay. */
export async function changeSeveral(
	action: BulkOrderAction,
	ids: readonly string[],
	{ username }: Omit<OrganizerAction, "seen">,
): Promise<{ orders: number; left: number }> {
	const { fits, carryOut }: BulkAction = ACTIONS[action];
	let orders = 0;
	const asked = new Map(ids.map((id) => id.split(".") as [code: string, seen: string]));
	for (const order of await ordersNamed([...asked.keys()])) {
		const isFit = awaitsTransfer(order, new Date(readClock())) && fits(order, (await findNeedingDecision(order.id)).amount);
		const fault = isFit ? await carryOut(order, { username, seen: Number(asked.get(order.code)) || 0 }) : "notWaiting";
		if (!fault) orders += 1;
	}
	return { orders, left: asked.size - orders };
}

async function ordersNamed(codes: readonly string[]): Promise<Order[]> {
	const found = await Promise.all([...new Set(codes)].map((code) => findOrderByCode(code)));
	return found.filter((order) => order !== undefined);
}
