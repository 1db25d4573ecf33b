import type { Database } from "#app/admin/changes.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { cancelLines } from "#app/domain/sales/cancellation/cancel.server.ts";
import { type ActionContext, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import type { OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { emailAttendee } from "./email-attendee.server.ts";
import { expireUnpaid, orderOfLine } from "./expiry.server.ts";
import { orderOf } from "./offers.server.ts";
import { dropFromUnpaidOrders } from "./order/drop.server.ts";
import { findTicketAttendee } from "./ticket-attendee.server.ts";

/** Cancels all registrations and waiting entries of a canceled workshop, emails the attendees, and refunds what they paid. */
export async function cancelWorkshopRegistrations(trx: Database, workshop: Workshop, context: ActionContext): Promise<void> {
	const registrations = await trx
		.updateTable("workshop_registration")
		.set(({ selectFrom }) => ({
			state: "cancelled",
			ended_at: context.now.toISOString(),
			// Not of a ticket, whose payment would bring back its free registrations.
			line_id: selectFrom("order_line").select("order_line.id").whereRef("order_line.id", "=", "line_id").where("kind", "=", "workshop"),
		}))
		.where("workshop_id", "=", workshop.id)
		.where("state", "<>", "cancelled")
		.returning(["ticket_id", "line_id"])
		.execute();
	const paid = new Map<number, OrderLine[]>();
	/** Their buyers read which workshop is gone; attendees do once their ticket is paid. */
	const unpaid: number[] = [];
	for (const { ticket_id: id, line_id: line } of registrations) {
		await recordOrderEvent(trx, await orderOf(trx, id), "workshopOfTicketCancelled", { ...context, details: { ticket: id, workshop: workshop.id } });
		const payingId = line === null ? undefined : await orderOfLine(trx, line);
		if (payingId !== undefined) await recordOrderEvent(trx, payingId, "workshopCancelled", { ...context, details: { workshop: workshop.id } });
		const found = line === null ? undefined : await expireUnpaid(trx, line, context);
		if (found) paid.set(found.order.id, [...(paid.get(found.order.id) ?? []), found.line]);
		else unpaid.push(payingId ?? (await orderOf(trx, id)));
		const attendee = await findTicketAttendee({ id }, trx);
		if (attendee) await emailAttendee(trx, "workshopCanceled", { attendee, workshop });
	}
	for (const [id, lines] of paid) await cancelLines(trx, id, { ...context, lines, parts: lines.map(({ gross }) => gross) });
	await dropFromUnpaidOrders(trx, workshop, unpaid, context);
	const waiting = await trx
		.updateTable("waiting_entry")
		.set({ state: "left" })
		.where("workshop_id", "=", workshop.id)
		.where("state", "in", ["waiting", "offered"])
		.returning("ticket_id")
		.execute();
	for (const { ticket_id: id } of waiting) {
		await recordOrderEvent(trx, await orderOf(trx, id), "waitingListLeft", { ...context, details: { ticket: id, workshop: workshop.id } });
		const attendee = await findTicketAttendee({ id }, trx);
		if (attendee) await emailAttendee(trx, "workshopCanceledWaiting", { attendee, workshop });
	}
}
