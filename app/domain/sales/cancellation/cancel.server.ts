import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { emailBuyer } from "#app/domain/sales/order/email-buyer.server.ts";
import { type ActionContext, hasChangedSince, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { findOrder, type Order, type OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { updateStockStatus } from "#app/domain/sales/order/stock.server.ts";
import { releaseRegistrations, releaseRegistrationsOf } from "#app/domain/sales/registration/release.server.ts";
import { emailCanceled } from "#app/domain/sales/ticket/reassignment/emails.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { issueCreditNotes } from "./credit-notes.server.ts";
import { linesNotStarted } from "./lines-not-started.server.ts";
import { refundedOf } from "./retained-money.server.ts";
import { returnMoney } from "./return-money.server.ts";
import { revokeSecret } from "./revoked-secrets.server.ts";
import { buyersRefund, cancellable, mayCancel, percentBack } from "./rules.server.ts";
import { shareOf, spread } from "./shares.ts";
import { withWorkshops } from "./with-workshops.server.ts";

/** `changed`: something happened meanwhile; `amountNew`: the refund differs from the one that was read. */
export type CancellationError = "gone" | "changed" | "tooMuch" | "amountNew";

interface Cancellation {
	lineIds: readonly number[];
}

/** @param expected cents to refund, as the buyer read it */
export function cancelByBuyer(orderId: number, { lineIds, expected }: Cancellation & { expected: number }): Promise<CancellationError | undefined> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		const [event, settings] = await Promise.all([getEvent(trx), getSalesSettings(trx)]);
		const lines = await chosenLines(trx, orderId, lineIds, event);
		if (!lines) return "gone";
		if (!mayCancel(event, settings) || (await linesNotStarted(lines, event, trx)).length < lines.length) return "gone";
		const percent = percentBack(event, settings);
		if ((await refundedOf(orderId, buyersRefund(lines, percent), trx)) !== expected) return "amountNew";
		const parts = lines.map(({ gross }) => shareOf(gross, percent));
		return cancelLines(trx, orderId, { lines, parts, actor: "buyer", now });
	});
}

/** @param amount cents to refund, at most the price */
export function cancelByOrganizer(
	orderId: number,
	{ lineIds, amount, username, seen }: Cancellation & { amount: number; username: string; seen: number },
): Promise<CancellationError | undefined> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		if (await hasChangedSince(seen, orderId, trx)) return "changed";
		const lines = await chosenLines(trx, orderId, lineIds, await getEvent(trx));
		if (!lines) return "gone";
		const costs = lines.map(({ gross }) => gross);
		if (amount > costs.reduce((sum, gross) => sum + gross, 0)) return "tooMuch";
		return cancelLines(trx, orderId, { lines, parts: spread(amount, costs), actor: { username }, now });
	});
}

async function chosenLines(trx: Database, orderId: number, lineIds: readonly number[], event: SummitEvent): Promise<OrderLine[] | undefined> {
	const order = await findOrder(orderId, trx);
	const chosen = order ? cancellable(order).filter(({ id }) => lineIds.includes(id)) : [];
	return order && chosen.length > 0 && chosen.length === new Set(lineIds).size ? withWorkshops(order, chosen, event, trx) : undefined;
}

interface Canceled extends ActionContext {
	lines: readonly OrderLine[];
	/** Cents credited for each line; refunded as far as they were received. */
	parts: readonly number[];
}

/** Revokes tickets, requests refunds, issues credit notes, and emails the buyer and attendees of reassigned tickets. */
export async function cancelLines(trx: Database, orderId: number, canceled: Canceled): Promise<CancellationError | undefined> {
	const { lines, actor, now } = canceled;
	const amount = await cancelOrderLines(trx, orderId, canceled);
	await emailCanceled(trx, (await findOrder(orderId, trx)) as Order, lines);
	await emailBuyer(trx, amount > 0 ? "ticketsRefunded" : "ticketsCancelled", { orderId, now, actor, amount, lines });
	await updateStockStatus(trx, now);
	return undefined;
}

/** Does not email the buyer or update the stock status; the caller does. Returns the cents to refund. */
export async function cancelOrderLines(trx: Database, orderId: number, { lines, parts, actor, now }: Canceled): Promise<number> {
	const ids = lines.map(({ id }) => id);
	const amount = parts.reduce((sum, part) => sum + part, 0);
	const { numUpdatedRows } = await trx
		.updateTable("order_line")
		.set({ cancelled_at: now.toISOString() })
		.where("order_id", "=", orderId)
		.where("id", "in", ids)
		.where("cancelled_at", "is", null)
		.executeTakeFirstOrThrow();
	if (Number(numUpdatedRows) !== ids.length) throw new Error("lines were canceled within the transaction that read them");
	for (const { id, ticket, kind, itemId } of lines) {
		await releaseRegistrationsOf(trx, id, { actor, now });
		if (kind === "workshop") await recordOrderEvent(trx, orderId, "paidRegistrationCancelled", { actor, now, details: { workshop: itemId } });
		if (!ticket) continue;
		await revokeSecret(trx, ticket, "cancelled", now);
		await releaseRegistrations(trx, ticket.id, { actor, now });
		await recordOrderEvent(trx, orderId, "ticketCancelled", { actor, now, details: { ticket: ticket.id } });
	}
	const refunded = amount > 0 ? await returnMoney(trx, orderId, { amount, reason: "cancelled", actor, now }) : 0;
	if (amount > 0) await issueCreditNotes(trx, orderId, { lines: lines.map((line, index) => ({ line, amount: parts[index] ?? 0 })), actor, now });
	await endIfEmpty(trx, orderId, { actor, now });
	return refunded;
}

async function endIfEmpty(trx: Database, orderId: number, { actor, now }: ActionContext): Promise<void> {
	const { lines } = (await findOrder(orderId, trx)) as Order;
	if (lines.some(({ cancelledAt }) => !cancelledAt)) return;
	await trx.updateTable("order").set({ state: "cancelled" }).where("id", "=", orderId).where("state", "=", "paid").execute();
	await recordOrderEvent(trx, orderId, "cancelled", { actor, now, details: {} });
}
