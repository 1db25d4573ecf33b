import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { cancelOrderLines } from "#app/domain/sales/cancellation/cancel.server.ts";
import { issueInvoice } from "#app/domain/sales/invoice/invoices.server.ts";
import { emailBuyer } from "#app/domain/sales/order/email-buyer.server.ts";
import { type ActionContext, type Actor, hasChangedSince, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { findOrder, isRegistrationOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { newTicketSecret } from "#app/domain/sales/order/secrets.server.ts";
import { canBecome, isUnpaid, type OrderState, type PaymentMethod, stateAt, type WayToPay } from "#app/domain/sales/order/states.ts";
import { countTaken, ticketsLeft, updateStockStatus } from "#app/domain/sales/order/stock.server.ts";
import { requestRefund } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { confirmRegistrations, emailRegistered, type LostRegistration, listLostRegistrations } from "#app/domain/sales/registration/order/settled.server.ts";
import { emailTickets } from "#app/domain/sales/ticket/reassignment/emails.server.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { acceptDifference } from "./difference.server.ts";

export type SettlementOutcome = "paid" | "refund" | "attention" | "again";

interface Money extends ActionContext {
	amount: number;
	/** Cents that an organizer counts in: received before or never to come; negative for a surplus. */
	adjustment?: number;
	difference?: { amount: number; reason: string; username: string };
}

/** The only way in which an order is paid; records a payment once. Runs in the caller's transaction, which holds the write lock. */
export async function settle(trx: Database, paymentId: number, money: Money): Promise<SettlementOutcome> {
	const payment = await trx
		.selectFrom("payment")
		.select(["order_id", "state", "amount", "method", "in_cash"])
		.where("id", "=", paymentId)
		.executeTakeFirstOrThrow();
	const order = (await findOrder(payment.order_id, trx)) as Order;
	const tell = { actor: money.actor, now: money.now, details: { amount: money.amount } };
	if (payment.state === "confirmed") return "again";
	const { adjustment = 0 } = money;
	if (money.amount !== payment.amount || (order.state !== "paid" && money.amount + adjustment !== order.total)) {
		const state = payment.method === "bank" ? await endOverdue(trx, order, money.now) : undefined;
		await recordOrderEvent(trx, order.id, "wrongAmount", tell);
		if (state && (isUnpaid(state) || state === "expired")) await emailBuyer(trx, isUnpaid(state) ? "short" : "expired", { orderId: order.id, ...money });
		return "attention";
	}
	if (!(await confirmPayment(trx, paymentId, money.now))) return "again";

	if (order.state === "paid") {
		await recordOrderEvent(trx, order.id, "paidTwice", tell);
		await requestRefund(trx, { paymentId, amount: money.amount, reason: "twice", now: money.now });
		return "refund";
	}
	// Nobody can be emailed, or attend.
	const isErased = order.erasedAt !== undefined;
	const lost = isErased || !canBecome(order.state, "paid") ? undefined : await listLost(trx, order, money.now);
	if (!lost) {
		await endOverdue(trx, order, money.now);
		await recordOrderEvent(trx, order.id, "paidLate", tell);
		await requestRefund(trx, { paymentId, amount: money.amount, reason: "late", now: money.now });
		await emailBuyer(trx, "paidLate", { orderId: order.id, ...money });
		return "refund";
	}
	await pay(trx, order, lost, money, payment.in_cash ? "cash" : payment.method);
	return "paid";
}

/** Sends no email about the end, since the payment causes one. Returns the state after it. */
async function endOverdue(trx: Database, order: Order, now: Date): Promise<OrderState> {
	const state = stateAt(order, now);
	if (state !== "expired" || order.state === "expired") return state;
	await trx.updateTable("order").set({ state }).where("id", "=", order.id).execute();
	await recordOrderEvent(trx, order.id, "expired", { actor: "site", now, details: {} });
	return state;
}

export async function confirmPayment(trx: Database, paymentId: number, now: Date): Promise<boolean> {
	const { numUpdatedRows } = await trx
		.updateTable("payment")
		.set({ state: "confirmed", confirmed_at: now.toISOString() })
		.where("id", "=", paymentId)
		.where("state", "<>", "confirmed")
		.executeTakeFirstOrThrow();
	return numUpdatedRows > 0n;
}

async function pay(trx: Database, order: Order, lost: readonly LostRegistration[], { actor, now, difference }: Money, method: WayToPay): Promise<void> {
	await trx.updateTable("order").set({ state: "paid", paid_at: now.toISOString(), expires_at: null, remind_at: null }).where("id", "=", order.id).execute();
	for (const { ticket } of order.lines) if (ticket) await trx.updateTable("ticket").set({ secret: newTicketSecret() }).where("id", "=", ticket.id).execute();
	if (difference) await acceptDifference(trx, order.id, { ...difference, now });
	const received = order.total - (difference?.amount ?? 0);
	if (order.total > 0) await issueInvoice(trx, order.id, { method, difference: difference?.amount, now });
	await recordOrderEvent(trx, order.id, "paid", { actor, now, details: { amount: received, method } });
	const paid = (await findOrder(order.id, trx)) as Order;
	await confirmRegistrations(trx, paid, lost, { actor, now });
	const lines = paid.lines.filter(({ id, kind }) => kind === "workshop" && lost.some(({ lineId }) => lineId === id));
	const parts = lines.map(({ gross }) => gross);
	const amount = lines.length > 0 ? await cancelOrderLines(trx, order.id, { lines, parts, actor: "site", now }) : 0;
	await emailBuyer(trx, "paid", { orderId: order.id, now, amount, lost: lost.flatMap(({ title }) => title ?? []) });
	await emailTickets(trx, paid, lost, now);
	await emailRegistered(trx, paid, lost);
}

const isLate = ({ state, expiresAt }: Order, now: Date) =>
	state === "expired" || (state !== "awaiting_card" && expiresAt !== undefined && expiresAt <= now.toISOString());

/** Returns the workshop registrations whose spots are gone; undefined if no ticket or nothing at all can be had anymore. */
async function listLost(trx: Database, order: Order, now: Date): Promise<LostRegistration[] | undefined> {
	if (isLate(order, now) && !(await areTicketsLeft(trx, order, now))) return undefined;
	const lost = await listLostRegistrations(trx, order, { isLate: isLate(order, now), now });
	return isRegistrationOrder(order.lines) && lost.length === order.lines.length ? undefined : lost;
}

async function areTicketsLeft(trx: Database, order: Order, now: Date): Promise<boolean> {
	const [event, tiers, taken] = await Promise.all([getEvent(trx), listTiers({ drafts: true }, trx), countTaken(trx, now)]);
	if (event.status === "cancelled") return false;
	for (const { kind, itemId } of order.lines) {
		const tier = tiers.find(({ id }) => id === itemId);
		if (kind !== "tier" || !tier) continue;
		if (ticketsLeft(taken, tier, event) === 0) return false;
		taken.set(itemId, (taken.get(itemId) ?? 0) + 1);
	}
	return true;
}

export async function expectPayment(
	trx: Database,
	{
		orderId,
		method,
		amount,
		reference,
		inCash,
		now,
	}: { orderId: number; method: PaymentMethod; amount: number; reference?: string; inCash?: boolean; now: Date },
): Promise<number> {
	const { id } = await trx
		.insertInto("payment")
		.values({
			order_id: orderId,
			method,
			state: method === "card" ? "created" : "pending",
			amount,
			reference: reference ?? null,
			in_cash: inCash ? 1 : 0,
			created_at: now.toISOString(),
			confirmed_at: null,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** @param seen latest event that the organizer saw; nothing is done if there is a later one */
export async function markPaid(orderId: number, { amount, inCash, actor, seen }: { amount: number; inCash?: boolean; actor: Actor; seen?: number }) {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx): Promise<SettlementOutcome | "changed"> => {
		if (seen !== undefined && (await hasChangedSince(seen, orderId, trx))) return "changed";
		const outcome = await settle(trx, await expectPayment(trx, { orderId, method: "bank", amount, inCash, now }), { amount, actor, now });
		await updateStockStatus(trx, now);
		return outcome;
	});
}
