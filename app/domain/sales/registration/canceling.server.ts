import type { Database } from "#app/admin/changes.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { cancelLines } from "#app/domain/sales/cancellation/cancel.server.ts";
import { type ActionContext, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { emailAttendee } from "./email-attendee.server.ts";
import { expireUnpaid, orderOfLine } from "./expiry.server.ts";
import { orderOf } from "./offers.server.ts";
import { findTicketAttendee } from "./ticket-attendee.server.ts";

/** Cancels all registrations and waiting entries of a canceled workshop, emails the attendees, and refunds what they paid. */
export async function cancelWorkshopRegistrations(trx: Database, workshop: Workshop, context: ActionContext): Promise<void> {
	const registrations = await trx
		.updateTable("workshop_registration")
		.set({ state: "cancelled", ended_at: context.now.toISOString() })
		.where("workshop_id", "=", workshop.id)
		.where("state", "<>", "cancelled")
		.returning(["ticket_id", "line_id"])
		.execute();
	for (const { ticket_id: id, line_id: line } of registrations) {
		await recordOrderEvent(trx, await orderOf(trx, id), "workshopOfTicketCancelled", { ...context, details: { ticket: id, workshop: workshop.id } });
		if (line !== null) await recordOrderEvent(trx, await orderOfLine(trx, line), "workshopCancelled", { ...context, details: { workshop: workshop.id } });
		const paid = line === null ? undefined : await expireUnpaid(trx, line, context);
		if (paid) await cancelLines(trx, paid.order.id, { ...context, lines: [paid.line], parts: [paid.line.gross] });
		const attendee = await findTicketAttendee({ id }, trx);
		if (attendee) await emailAttendee(trx, "workshopCanceled", { attendee, workshop });
	}
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
