import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import { isOver } from "#app/domain/content/event/phase.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { withdraw } from "#app/domain/meetings/changes.server.ts";
import { deleteMailsAbout } from "#app/domain/people/mail/queries.server.ts";
import { unmatchedMoney } from "#app/domain/sales/order/attention.server.ts";
import { cancelUnpaid } from "#app/domain/sales/order/changes.server.ts";
import { type Actor, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { findOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { isOwed, isUnpaid } from "#app/domain/sales/order/states.ts";
import { listRefunds } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db, erase } from "#app/runtime/database.server.ts";
import type { Tables } from "#db/tables.ts";

/** Reasons against erasing an order: erased already, refund open, money to be decided on, or event still to come. */
export type Kept = "erased" | "owed" | "inQuestion" | "awaited";

/** @param who organizers may erase attendees before the event */
export async function retentionReason(order: Order, who: "buyer" | "organizer", on?: Database): Promise<Kept | undefined> {
	if (order.erasedAt) return "erased";
	if ((await listRefunds(order.id, on)).some(isOwed)) return "owed";
	if (await unmatchedMoney(order, on)) return "inQuestion";
	if (who === "organizer" || order.state !== "paid") return undefined;
	const event = await getEvent(on);
	return event.status === "cancelled" || isOver(event) ? undefined : "awaited";
}

/** Erases the people of an order; an unpaid order is canceled first. Figures, lines and invoices stay, these without the email. */
export function eraseOrder(id: number, { actor }: { actor: Actor }): Promise<Kept | undefined> {
	const now = new Date(readClock());
	return erase(async (trx) => {
		const order = (await findOrder(id, trx)) as Order;
		const kept = await retentionReason(order, actor === "buyer" ? "buyer" : "organizer", trx);
		if (kept) return kept;
		if (isUnpaid(order.state)) await cancelUnpaid(trx, id, { actor, now });
		await eraseAttendees(trx, id, { actor, now });
		return undefined;
	});
}

/** Must only be called if `retentionReason` returns nothing. */
export async function eraseAttendees(trx: Database, id: number, { actor, now }: { actor: Actor; now: Date }): Promise<void> {
	const { code, email } = await trx.selectFrom("order").select(["code", "email"]).where("id", "=", id).executeTakeFirstOrThrow();
	const lines = trx.selectFrom("order_line").select("id").where("order_id", "=", id);
	const attendees = await trx.selectFrom("ticket").select(["id", "attendee_email"]).where("line_id", "in", lines).execute();
	for (const ticket of attendees) await withdraw(trx, ticket.id, { actor, now, isNameless: true });
	await deleteMailsAbout(trx, { orderId: id, code, people: [email, ...attendees.flatMap(({ attendee_email }) => attendee_email ?? [])] });
	await trx
		.updateTable("ticket")
		.set({ attendee_name: null, attendee_email: null, attendee_locale: null, company: null, job_title: null, country: null, diet: null, access_needs: null })
		.where("line_id", "in", lines)
		.execute();
	await trx.updateTable("difference").set({ reason: null }).where("order_id", "=", id).execute();
	// Transfers may name the sender.
	await trx.updateTable("statement_line").set({ reference: null, name: null }).where("order_id", "=", id).execute();
	await trx
		.updateTable("invoice")
		.set({ snapshot: WITHOUT_EMAIL })
		.where("order_id", "=", id)
		.where(sql`snapshot ->> '$.buyer.email'`, "is not", null)
		.execute();
	const invoice = trx.selectFrom("invoice").select("id").where("order_id", "=", id);
	await trx
		.updateTable("order")
		.set(({ eb, exists, ref }) => ({
			name: "",
			email: "",
			note: null,
			invoice_to: eb.case().when(exists(invoice)).then(ref("invoice_to")).else(null).end(),
			erased_at: now.toISOString(),
		}))
		.where("id", "=", id)
		.execute();
	await recordOrderEvent(trx, id, "erased", { actor, now, details: {} });
}

const WITHOUT_EMAIL = sql<string>`json_remove(snapshot, '$.buyer.email')`;
const WITHOUT_BUYER = sql<string>`json_set(snapshot, '$.buyer', json('{"name":""}'))`;

const namedBefore = (instant: Date) => (row: ExpressionBuilder<Tables, "invoice">) =>
	row.and([row("issued_at", "<", instant.toISOString()), row("snapshot", "is not", WITHOUT_BUYER)]);

export async function eraseInvoicesBefore(trx: Database, instant: Date): Promise<void> {
	const erased = await trx.updateTable("invoice").set({ snapshot: WITHOUT_BUYER }).where(namedBefore(instant)).returning("order_id").execute();
	for (const { order_id } of erased) await trx.updateTable("order").set({ invoice_to: null }).where("id", "=", order_id).execute();
}

export async function countInvoicesBefore(instant: Date): Promise<number> {
	const { count } = await db
		.selectFrom("invoice")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where(namedBefore(instant))
		.executeTakeFirstOrThrow();
	return count;
}
