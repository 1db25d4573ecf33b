import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { type Buyer, type Cart, type CartProblem, type PricedCart, rulesOf } from "#app/domain/sales/order/create.server.ts";
import { emailBuyer } from "#app/domain/sales/order/email-buyer.server.ts";
import { recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { insertLines, insertOrder } from "#app/domain/sales/order/insert.server.ts";
import type { Order } from "#app/domain/sales/order/queries.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { countTaken, endOfDay, ticketsLeft, updateStockStatus } from "#app/domain/sales/order/stock.server.ts";
import { expectPayment, settle } from "#app/domain/sales/payment/settle.server.ts";
import { findDiscount } from "#app/domain/sales/pricing/discounts.server.ts";
import { priced, pricesOf, totalOf } from "#app/domain/sales/pricing/prices.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import type { Tier } from "#app/domain/sales/tier/schema.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { OrderKind } from "./kinds.ts";

const MAX_TICKETS = 200;

export interface ManualOrder extends Buyer {
	kind: OrderKind;
	numbers: Record<string, number>;
	/** Form id, so that a form submitted twice makes one order. */
	attempt: string;
	/** Cents, as the organizer read it. */
	expectedTotal: number;
	/** ISO day at the venue; payable until its end. */
	due: string;
	username: string;
}

export async function tiersFor(replaced: Pick<Order, "lines"> | undefined, on: Database = db): Promise<Tier[]> {
	const tiers = await listTiers({ drafts: true }, on);
	return tiers.filter(({ id, status }) => status !== "draft" || replaced?.lines.some(({ itemId }) => itemId === id));
}

interface ManualCart extends Cart {
	kind?: OrderKind;
	/** Order whose tickets are replaced; they count as left. */
	replaced?: Order;
}

/** Sale dates, a tier's switch and the maximum per order apply only to visitors; the stock applies to everybody. */
export async function priceManualOrder({ kind, numbers, code, replaced }: ManualCart, on: Database = db): Promise<PricedCart> {
	const now = new Date(readClock());
	const [event, tiers, taken, settings] = await Promise.all([getEvent(on), tiersFor(replaced, on), countTaken(on, now, replaced?.id), getSalesSettings(on)]);
	const discount = code ? await findDiscount(on, code, event, now, replaced?.id) : undefined;
	const wanted = tiers.flatMap((tier) => ({ tier, number: numbers[tier.id] ?? 0 })).filter(({ number }) => number > 0);
	const all = wanted.reduce((sum, { number }) => sum + number, 0);
	const singles = all > MAX_TICKETS ? [] : wanted.flatMap(({ tier, number }) => Array.from({ length: number }, () => tier));
	const prices =
		kind === "free"
			? singles.map(({ price }) => ({ ...priced(price, price, settings.taxRate), discountBy: "organizer" as const }))
			: pricesOf(singles, { ...rulesOf(event, settings), discount });
	const isGone = Object.entries(numbers).some(([id, number]) => number > 0 && !tiers.some((tier) => tier.id === id));
	const problems: CartProblem[] = isGone ? [{ why: "gone" }] : all === 0 ? [{ why: "nothing" }] : [];
	if (all > MAX_TICKETS) problems.push({ why: "tooMany", most: MAX_TICKETS });
	for (const { tier, number } of wanted) {
		const left = ticketsLeft(taken, tier, event);
		if (number > left) problems.push({ why: "left", tier, left });
		taken.set(tier.id, (taken.get(tier.id) ?? 0) + number);
	}
	if (event.status === "cancelled") problems.push({ why: "summitCancelled" });
	if (!settings.taxName) problems.push({ why: "tax" });
	if (code && !discount) problems.push({ why: "code" });
	const lines = prices.map((price, index) => ({ ...price, tier: singles[index] as (typeof singles)[number] }));
	return { lines, registrations: [], total: totalOf(prices), problems };
}

export type ManualOrderResult = { code: string } | { refused: PricedCart };

/** Creates an order that is paid at once, or payable by transfer until a day. The buyer is emailed as if they had ordered. */
export async function createManualOrder(order: ManualOrder): Promise<ManualOrderResult> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		const before = await trx.selectFrom("order").select("code").where("attempt", "=", order.attempt).executeTakeFirst();
		if (before) return before;
		const cart = await priceManualOrder(order, trx);
		const total = cart.total.gross;
		if (cart.problems.length > 0 || total !== order.expectedTotal) return { refused: cart };

		const expiresAt = new Date(endOfDay(await getEvent(trx), order.due).epochMilliseconds).toISOString();
		const { id, code } = await insertOrder(trx, { ...order, method: "bank", total, expiresAt, now });
		const lines = cart.lines.map((line, index) => ({ ...line, itemId: line.tier.id, name: line.tier.name, attendee: order.attendees[index] }));
		await insertLines(
			trx,
			id,
			lines.map((line) => ({ ...line, kind: "tier" })),
		);
		const actionContext = { actor: { username: order.username }, now };
		await recordOrderEvent(trx, id, "ordered", { ...actionContext, details: { total } });
		if (order.kind === "invoice" && total > 0) await emailBuyer(trx, "ordered", { orderId: id, ...actionContext });
		else {
			const payment = {
				orderId: id,
				method: total === 0 ? ("none" as const) : ("bank" as const),
				amount: total,
				inCash: order.kind === "cash" && total > 0,
				now,
			};
			await settle(trx, await expectPayment(trx, payment), { amount: total, ...actionContext });
		}
		await updateStockStatus(trx, now);
		return { code };
	});
}
