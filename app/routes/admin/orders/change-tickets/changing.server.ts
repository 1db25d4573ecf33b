import type { Database } from "#app/admin/changes.server.ts";
import type { OrderActionError, OrganizerAction } from "#app/domain/sales/order/actions/actions.server.ts";
import type { Cart, PricedCart } from "#app/domain/sales/order/create.server.ts";
import { emailBuyer } from "#app/domain/sales/order/email-buyer.server.ts";
import { type ActionContext, hasChangedSince, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { type InsertedLine, insertLines } from "#app/domain/sales/order/insert.server.ts";
import { priceManualOrder } from "#app/domain/sales/order/manual/create.server.ts";
import { findOrder, isRegistrationOrder, type Order, type OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { awaitsTransfer } from "#app/domain/sales/order/states.ts";
import { updateStockStatus } from "#app/domain/sales/order/stock.server.ts";
import { listOpenAttempts } from "#app/domain/sales/payment/card/attempts.server.ts";
import { expireAttempts } from "#app/domain/sales/payment/card/reconcile.server.ts";
import { expectPayment, settle } from "#app/domain/sales/payment/settle.server.ts";
import { totalOf } from "#app/domain/sales/pricing/prices.ts";
import { offerFreedSpots } from "#app/domain/sales/registration/offers.server.ts";
import { priceReserved } from "#app/domain/sales/registration/order/cart.server.ts";
import { insertRegistrationLine } from "#app/domain/sales/registration/order/reserve.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";

export interface Change extends Cart, OrganizerAction {
	/** In cents. */
	expectedTotal: number;
}

export type Changed = { fault?: OrderActionError | "cardOpen" } | { refused: PricedCart };

/**
 * Replaces the tickets of an order that awaits a transfer, at today's prices, and emails the buyer. Nothing was invoiced, so lines are replaced;
 * remaining tickets keep their attendees, and the order its deadline.
 */
export async function changeTickets(id: number, { numbers, code, expectedTotal, seen, ...context }: Change): Promise<Changed> {
	// Otherwise a buyer on Stripe's page could pay the old price. Also detects a payment made just now.
	await expireAttempts(id);
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		if (await hasChangedSince(seen, id, trx)) return { fault: "changed" };
		const order = (await findOrder(id, trx)) as Order;
		if (!awaitsTransfer(order, now) || isRegistrationOrder(order.lines)) return { fault: "notWaiting" };
		if ((await listOpenAttempts(trx, id)).length > 0) return { fault: "cardOpen" };
		const cart = await priceChange(order, { numbers, code }, trx);
		const total = cart.total.gross;
		if (cart.problems.length > 0 || total !== expectedTotal) return { refused: cart };

		const actionContext = { actor: context, now };
		await replaceLines(trx, order, cart, actionContext);
		await trx.updateTable("order").set({ total }).where("id", "=", id).execute();
		await recordOrderEvent(trx, id, "ticketsChanged", { ...actionContext, details: { before: order.total, total } });
		if (total === 0) await settle(trx, await expectPayment(trx, { orderId: id, method: "none", amount: 0, now }), { amount: 0, ...actionContext });
		else await emailBuyer(trx, "changed", { orderId: id, ...actionContext });
		await updateStockStatus(trx, now);
		return {};
	});
}

export interface PricedChange extends PricedCart {
	/** Ids of the tickets that remain, in the order of the lines. */
	kept: (number | undefined)[];
}

/** Remaining tickets keep their workshops, at the prices of their new tiers. */
export async function priceChange(order: Order, { numbers, code }: Cart, on: Database = db): Promise<PricedChange> {
	const cart = await priceManualOrder({ numbers, code, replaced: order }, on);
	const kept = ticketsFor(
		cart.lines.map(({ tier }) => tier.id),
		order.lines.filter(({ kind }) => kind === "tier"),
	);
	const registrations = await priceReserved(
		on,
		cart.lines.map(({ tier }, index) => ({ tier, ticketId: kept[index] })),
	);
	return { ...cart, kept, registrations, total: totalOf([...cart.lines, ...registrations]) };
}

async function replaceLines(trx: Database, { id, lines }: Order, { kept, ...cart }: PricedChange, context: ActionContext): Promise<void> {
	const old = lines.map((line) => line.id);
	const removed = lines.flatMap(({ ticket }) => (ticket && !kept.includes(ticket.id) ? ticket.id : []));
	const tickets = await insertLines(
		trx,
		id,
		cart.lines.map((line, index) => ({ ...line, kind: "tier", itemId: line.tier.id, name: line.tier.name, ticketId: kept[index] })),
	);
	for (const { ticketIndex, workshop, ...price } of cart.registrations) {
		const ticket = tickets[ticketIndex] as Required<InsertedLine>;
		const lineId = await insertRegistrationLine(trx, id, ticket, { ...price, workshop });
		await trx
			.updateTable("workshop_registration")
			.set({ line_id: lineId })
			.where("ticket_id", "=", ticket.ticketId)
			.where("workshop_id", "=", workshop.id)
			.where("state", "=", "reserved")
			.execute();
	}
	const freed = await trx.deleteFrom("workshop_registration").where("ticket_id", "in", removed).returning("workshop_id").execute();
	await trx.updateTable("workshop_registration").set({ line_id: null }).where("line_id", "in", old).execute();
	await trx.deleteFrom("ticket").where("id", "in", removed).execute();
	await trx.deleteFrom("order_line").where("id", "in", old).execute();
	for (const workshopId of new Set(freed.map(({ workshop_id }) => workshop_id))) await offerFreedSpots(trx, workshopId, context);
}

/** Returns for each tier a ticket to reuse: one of the same tier, else one that would be removed; those with names first. */
function ticketsFor(tiers: readonly string[], old: readonly OrderLine[]): (number | undefined)[] {
	const left = old.toSorted((one, other) => Number(!one.ticket?.attendeeName) - Number(!other.ticket?.attendeeName));
	const take = (fits: (line: OrderLine) => boolean) => {
		const index = left.findIndex(fits);
		return index < 0 ? undefined : left.splice(index, 1)[0]?.ticket?.id;
	};
	const same = tiers.map((tier) => take(({ itemId }) => itemId === tier));
	return same.map((ticket) => ticket ?? take(() => true));
}
