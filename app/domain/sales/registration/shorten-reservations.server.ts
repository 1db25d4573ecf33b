import type { Database } from "#app/admin/changes.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { emailBuyer } from "#app/domain/sales/order/email-buyer.server.ts";
import type { ActionContext } from "#app/domain/sales/order/history.server.ts";
import { recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { beginningOf } from "#app/domain/sales/registration/order/beginning.server.ts";
import { emailAttendee } from "./email-attendee.server.ts";
import { findTicketAttendee } from "./ticket-attendee.server.ts";

/** After a workshop moves to an earlier time, its reservations and offers expire at its start at the latest, and their attendees are emailed. */
export async function shortenReservations(trx: Database, workshop: Workshop, { now }: ActionContext): Promise<void> {
	const { id: workshopId } = workshop;
	const begins = await beginningOf([{ kind: "workshop", itemId: workshopId }], trx);
	if (begins === undefined) return;
	const offered = await trx
		.updateTable("waiting_entry")
		.set({ lapses_at: begins })
		.where("workshop_id", "=", workshopId)
		.where("state", "=", "offered")
		.where("lapses_at", ">", begins)
		.returning("ticket_id")
		.execute();
	for (const { ticket_id: id } of begins > now.toISOString() ? offered : []) {
		const attendee = await findTicketAttendee({ id }, trx);
		if (attendee) await emailAttendee(trx, "offerShortened", { attendee, workshop, until: begins });
	}
	const orders = await trx
		.selectFrom("workshop_registration")
		.innerJoin("order_line", "order_line.id", "workshop_registration.line_id")
		.innerJoin("order", "order.id", "order_id")
		.select("order.id")
		.distinct()
		.where("workshop_id", "=", workshopId)
		.where("workshop_registration.state", "=", "reserved")
		.where("order.state", "in", ["reserved", "awaiting_bank"])
		.where("expires_at", ">", begins)
		.execute();
	for (const { id } of orders) {
		const remindAt = new Date((now.getTime() + Date.parse(begins)) / 2).toISOString();
		await trx
			.updateTable("order")
			.set({ expires_at: begins, remind_at: remindAt < begins && remindAt > now.toISOString() ? remindAt : null })
			.where("id", "=", id)
			.execute();
		await recordOrderEvent(trx, id, "shortened", { actor: "site", now, details: { until: begins } });
		if (begins > now.toISOString()) await emailBuyer(trx, "shortened", { orderId: id, now });
	}
}
