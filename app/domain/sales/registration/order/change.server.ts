import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { unmatchedMoney } from "#app/domain/sales/order/attention.server.ts";
import { emailBuyer } from "#app/domain/sales/order/email-buyer.server.ts";
import { type ActionContext, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { findOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { awaitsTransfer } from "#app/domain/sales/order/states.ts";
import { listOpenAttempts } from "#app/domain/sales/payment/card/attempts.server.ts";
import { expireAttempts } from "#app/domain/sales/payment/card/reconcile.server.ts";
import { expectPayment, settle } from "#app/domain/sales/payment/settle.server.ts";
import { offerFreedSpots } from "#app/domain/sales/registration/offers.server.ts";
import { findTier } from "#app/domain/sales/tier/queries.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { beginningOf, notAfter } from "./beginning.server.ts";
import { type CartRegistrationProblem, priceCartRegistrations } from "./cart.server.ts";
import { reserveWithOrder } from "./reserve.server.ts";
import { listOrderedRegistrations, type OrderedRegistration } from "./settled.server.ts";

interface WorkshopChange {
	ticketId: number;
	/** Workshop ids that were chosen when the buyer read the page; only differences from them are applied. */
	seen: readonly string[];
	chosen: readonly string[];
}

/** False if the order is paid, ended, charged to a card, or has received a payment. */
export const canChangeWorkshops = async (order: Order, on: Database = db): Promise<boolean> =>
	awaitsTransfer(order, new Date(readClock())) && !order.erasedAt && !(await unmatchedMoney(order, on));

export async function listReserved(on: Database, order: Order, ticketId: number): Promise<OrderedRegistration[]> {
	return (await listOrderedRegistrations(on, order)).filter((registration) => registration.ticketId === ticketId && registration.state === "reserved");
}

class MailWithheld extends Error {}

/**
 * Changes the workshops of a ticket in an order that awaits a transfer, and emails the buyer the new total; returns `later` if the mail limit forbids
 * that, because the buyer would transfer the former one. Those that stay keep their price.
 */
export async function changeWorkshops(
	orderId: number,
	{ ticketId, seen, chosen }: WorkshopChange,
): Promise<"over" | "later" | { problems: CartRegistrationProblem[] } | undefined> {
	// Otherwise a buyer on Stripe's page could pay the old total.
	await expireAttempts(orderId);
	const now = new Date(readClock());
	const context = { actor: "buyer" as const, now };
	const change = db.transaction().execute(async (trx) => {
		const order = (await findOrder(orderId, trx)) as Order;
		const line = order.lines.find(({ ticket }) => ticket?.id === ticketId);
		if (!line || !(await canChangeWorkshops(order, trx)) || (await listOpenAttempts(trx, orderId)).length > 0) return "over";
		const reserved = await listReserved(trx, order, ticketId);
		const removed = reserved.filter(({ workshopId }) => seen.includes(workshopId) && !chosen.includes(workshopId));
		const workshopIds = chosen.filter((id) => !seen.includes(id) && !reserved.some(({ workshopId }) => workshopId === id));
		if (removed.length === 0 && workshopIds.length === 0) return undefined;
		const [event, { taxRate }, tier = { features: [] }] = [await getEvent(trx), await getSalesSettings(trx), await findTier(line.itemId, trx)];
		const { registrations, problems } = await priceCartRegistrations(trx, [{ ticketIndex: 0, tier, workshopIds }], { event, taxRate, now });
		if (problems.length > 0) return { problems };

		for (const registration of removed) await release(trx, order, registration, context);
		await reserveWithOrder(trx, { id: orderId, tickets: [{ id: line.id, ticketId }] }, registrations, context);
		const { lines } = (await findOrder(orderId, trx)) as Order;
		const total = lines.reduce((sum, { gross }) => sum + gross, 0);
		const beginning = await beginningOf(
			registrations.map(({ workshop }) => ({ kind: "workshop", itemId: workshop.id })),
			trx,
		);
		await trx
			.updateTable("order")
			.set({ total, expires_at: notAfter(order.expiresAt as string, beginning) })
			.where("id", "=", orderId)
			.execute();
		if (total === order.total) return undefined;
		await recordOrderEvent(trx, orderId, "ticketsChanged", { ...context, details: { before: order.total, total } });
		if (total === 0) await settle(trx, await expectPayment(trx, { orderId, method: "none", amount: 0, now }), { amount: 0, ...context });
		else if (!(await emailBuyer(trx, "changed", { orderId, ...context }))) throw new MailWithheld();
		return undefined;
	});
	return change.catch((error) => {
		if (error instanceof MailWithheld) return "later";
		throw error;
	});
}

async function release(trx: Database, { id: orderId, lines }: Order, { id, ticketId, workshopId, lineId }: OrderedRegistration, context: ActionContext) {
	await trx.updateTable("workshop_registration").set({ state: "cancelled", ended_at: context.now.toISOString(), line_id: null }).where("id", "=", id).execute();
	if (lines.some((line) => line.id === lineId && line.kind === "workshop")) await trx.deleteFrom("order_line").where("id", "=", lineId).execute();
	await recordOrderEvent(trx, orderId, "registrationCancelled", { ...context, details: { ticket: ticketId, workshop: workshopId } });
	await offerFreedSpots(trx, workshopId, context);
}
