import type { Database } from "#app/admin/changes.server.ts";
import { listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import type { ActionContext } from "#app/domain/sales/order/history.server.ts";
import { stockStatuses } from "#app/domain/sales/order/stock.server.ts";
import { countSpots, spotStatusOf, updateSpotStatus } from "./availability.server.ts";
import { cancelWorkshopRegistrations } from "./canceling.server.ts";
import { emailAttendee } from "./email-attendee.server.ts";
import { offerFreedSpots } from "./offers.server.ts";
import { notifiedFacts } from "./register.server.ts";
import { shortenReservations } from "./shorten-reservations.server.ts";
import { findTicketAttendee } from "./ticket-attendee.server.ts";

/** Must run after every change of workshops: emails attendees, offers added spots, and updates the stock status. */
export async function applyWorkshopChanges(trx: Database, context: ActionContext): Promise<void> {
	const [counts, words] = [await countSpots(trx, context.now), await stockStatuses("workshop", trx)];
	for (const workshop of await listWorkshops({ drafts: true }, trx)) {
		const count = counts.get(workshop.id);
		if (count.registered + count.reserved > 0) await emailRegistered(trx, workshop, context);
		if (count.reserved + count.offered > 0) await shortenReservations(trx, workshop, context);
		if (count.waiting + count.offered + count.registered > 0) await offerFreedSpots(trx, workshop.id, context);
		else if (spotStatusOf(workshop, count) !== (words.get(workshop.id) ?? "onSale")) await updateSpotStatus(trx, workshop, count);
	}
}

async function emailRegistered(trx: Database, workshop: Workshop, context: ActionContext): Promise<void> {
	if (workshop.status === "cancelled") return cancelWorkshopRegistrations(trx, workshop, context);
	const notified = JSON.stringify(notifiedFacts(workshop));
	const moved = await trx
		.updateTable("workshop_registration")
		.set({ notified })
		.where("workshop_id", "=", workshop.id)
		.where("state", "<>", "cancelled")
		.where("notified", "<>", notified)
		.returning("ticket_id")
		.execute();
	for (const { ticket_id: id } of moved) {
		const attendee = await findTicketAttendee({ id }, trx);
		if (attendee) await emailAttendee(trx, "moved", { attendee, workshop });
	}
}
