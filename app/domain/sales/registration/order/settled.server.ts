import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { findWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import { type ActionContext, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import type { Order, OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { countSpots, spotsLeft, takesRegistrations } from "#app/domain/sales/registration/availability.server.ts";
import { emailAttendee } from "#app/domain/sales/registration/email-attendee.server.ts";
import { offerFreedSpots, orderOf } from "#app/domain/sales/registration/offers.server.ts";
import { findRegistration } from "#app/domain/sales/registration/register.server.ts";
import { findTicketAttendee } from "#app/domain/sales/registration/ticket-attendee.server.ts";

const workshopLines = ({ lines }: Order) => lines.filter(({ kind, cancelledAt }) => kind === "workshop" && !cancelledAt);

const registrationOf = (trx: Database, { id }: OrderLine) =>
	trx.selectFrom("workshop_registration").select(["id", "ticket_id", "workshop_id", "state"]).where("line_id", "=", id).executeTakeFirstOrThrow();

/** Returns true if the registrations are still reserved, or free with nobody waiting. @param isLate the deadline is over */
export async function registrationsFit(trx: Database, order: Order, { isLate, now }: { isLate: boolean; now: Date }): Promise<boolean> {
	const [event, counts] = [await getEvent(trx), await countSpots(trx, now)];
	for (const line of workshopLines(order)) {
		const { ticket_id: ticketId, workshop_id: workshopId, state } = await registrationOf(trx, line);
		if (state === "reserved" && !isLate) continue;
		const workshop = await findWorkshop(workshopId, trx);
		if (!workshop || !takesRegistrations(workshop, event) || !(await findTicketAttendee({ id: ticketId }, trx))) return false;
		if (state === "cancelled" && (await findRegistration(trx, { ticketId, workshopId }))) return false;
		const count = counts.get(workshopId);
		if (count.waiting > 0 || spotsLeft(workshop, count) === 0) return false;
	}
	return true;
}

export async function confirmPaidRegistrations(trx: Database, order: Order, context: ActionContext): Promise<void> {
	for (const line of workshopLines(order)) {
		const { id, ticket_id: ticket, workshop_id: workshopId } = await registrationOf(trx, line);
		await trx
			.updateTable("workshop_registration")
			.set({ state: "registered", ended_at: null })
			.where("id", "=", id)
			.where("state", "<>", "registered")
			.execute();
		await recordOrderEvent(trx, await orderOf(trx, ticket), "registered", { ...context, details: { ticket, workshop: workshopId } });
		const [attendee, workshop] = [await findTicketAttendee({ id: ticket }, trx), await findWorkshop(workshopId, trx)];
		if (attendee && workshop) await emailAttendee(trx, "registered", { attendee, workshop });
		await offerFreedSpots(trx, workshopId, context);
	}
}
