import type { Database } from "#app/admin/changes.server.ts";
import { findSent, freeAttempt } from "#app/domain/sales/order/attempt.server.ts";
import type { Buyer, CreatedOrder, NewOrder } from "#app/domain/sales/order/create.server.ts";
import { emailBuyer } from "#app/domain/sales/order/email-buyer.server.ts";
import { recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { insertLines, insertOrder } from "#app/domain/sales/order/insert.server.ts";
import { findOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { addFormSecret } from "#app/domain/sales/order/secrets.server.ts";
import { beginAttempt, CHECKOUT_LIFETIME_MS } from "#app/domain/sales/payment/card/attempts.server.ts";
import { transferDue } from "#app/domain/sales/payment/transfer/transfer-due.server.ts";
import { offerFreedSpots } from "#app/domain/sales/registration/offers.server.ts";
import { beginningOf, notAfter } from "#app/domain/sales/registration/order/beginning.server.ts";
import { type PricedRegistrations, priceRegistrations } from "#app/domain/sales/registration/order/pricing.server.ts";
import { acceptOffer, insertRegistration } from "#app/domain/sales/registration/register.server.ts";
import { findTicketAttendee } from "#app/domain/sales/registration/ticket-attendee.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";

export interface NewRegistrationOrder extends Omit<Buyer, "attendees">, Pick<NewOrder, "attempt" | "method" | "expectedTotal" | "origin"> {
	ticketId: number;
	workshopIds: readonly string[];
}

/** `earlier`: an order that the same form created before with other content. */
export type RegistrationOrderResult = CreatedOrder | { refused: PricedRegistrations; isPriceNew: boolean; earlier?: CreatedOrder } | "noTicket";

/**
 * Reserves workshop registrations for a ticket until they are paid, in one transaction that holds the write lock from its start: spots without a
 * waiting list, or offered to the ticket.
 * @returns the earlier order, if the same form was sent before for the same email
 */
export async function createRegistrationOrder(order: NewRegistrationOrder): Promise<RegistrationOrderResult> {
	const now = new Date(readClock());
	const context = { actor: "buyer" as const, now };
	return db.transaction().execute(async (trx) => {
		const attendee = await findTicketAttendee({ id: order.ticketId }, trx);
		if (!attendee) return "noTicket";
		const before = await findSent(trx, order);
		if (before) {
			const earlier = { ...before, secret: await addFormSecret(trx, before, now) };
			return (await isAskedAgain(trx, before.id, order))
				? { ...earlier, isAgain: true }
				: { refused: await priceRegistrations(attendee, order.workshopIds, trx, now), isPriceNew: false, earlier };
		}
		for (const id of order.workshopIds) await offerFreedSpots(trx, id, context);
		const registrations = await priceRegistrations(attendee, order.workshopIds, trx, now);
		const total = registrations.total.gross;
		const isPriceNew = total !== order.expectedTotal;
		if (registrations.problems.length > 0 || isPriceNew) return { refused: registrations, isPriceNew };

		const lines = registrations.lines.map((line) => ({ ...line, kind: "workshop" as const }));
		const expiresAt =
			order.method === "card"
				? notAfter(new Date(now.getTime() + CHECKOUT_LIFETIME_MS).toISOString(), await beginningOf(lines, trx))
				: await transferDue(trx, { lines }, now);
		const { id, code } = await insertOrder(trx, { ...order, attempt: await freeAttempt(trx, order), total, expiresAt, now });
		const inserted = await insertLines(trx, id, lines);
		await recordOrderEvent(trx, id, "ordered", { ...context, details: { total } });
		for (const [index, { workshop }] of lines.entries()) {
			await acceptOffer(trx, attendee, workshop, now);
			await insertRegistration(trx, attendee, workshop, { state: "reserved", lineId: inserted[index]?.id, now });
			await recordOrderEvent(trx, attendee.orderId, "registrationReserved", { ...context, details: { ticket: attendee.ticketId, workshop: workshop.id } });
			await offerFreedSpots(trx, workshop.id, context);
		}
		const secret = await addFormSecret(trx, { id, code }, now);
		if (order.method === "card") await beginAttempt(trx, { orderId: id, amount: total, origin: order.origin, now });
		else await emailBuyer(trx, "ordered", { orderId: id, now });
		return { id, code, method: order.method, secret };
	});
}

async function isAskedAgain(trx: Database, id: number, { name, email, ticketId, workshopIds }: NewRegistrationOrder): Promise<boolean> {
	const { lines, ...before } = (await findOrder(id, trx)) as Order;
	const registrations = await trx
		.selectFrom("workshop_registration")
		.select(["ticket_id", "workshop_id"])
		.where(
			"line_id",
			"in",
			lines.map((line) => line.id),
		)
		.execute();
	const wanted = new Set(workshopIds);
	const isSame = registrations.length === wanted.size && registrations.every(({ ticket_id, workshop_id }) => ticket_id === ticketId && wanted.has(workshop_id));
	return isSame && before.name === name && before.email === email;
}
