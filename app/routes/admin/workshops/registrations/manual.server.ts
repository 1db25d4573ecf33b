import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { emailBuyer } from "#app/domain/sales/order/email-buyer.server.ts";
import { type ActionContext, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { takesRegistrations } from "#app/domain/sales/registration/availability.server.ts";
import { emailAttendee } from "#app/domain/sales/registration/email-attendee.server.ts";
import { expireUnpaid } from "#app/domain/sales/registration/expiry.server.ts";
import { findRegistration, insertRegistration, type RegistrationError, runRegistrationAction } from "#app/domain/sales/registration/register.server.ts";

interface Wish {
	ticketId: number;
	workshopId: string;
}

/** An organizer's registration ignores the waiting list, the price and the capacity. */
export const addRegistration = ({ ticketId, workshopId }: Wish, context: ActionContext): Promise<RegistrationError | undefined> =>
	runRegistrationAction({ ticketId, workshopId }, context, async (trx, attendee, workshop) => {
		if (!takesRegistrations(workshop, await getEvent(trx))) return "closed";
		if (await findRegistration(trx, { ticketId, workshopId })) return "nothing";
		await trx
			.updateTable("waiting_entry")
			.set({ state: "accepted" })
			.where("ticket_id", "=", ticketId)
			.where("workshop_id", "=", workshopId)
			.where("state", "in", ["waiting", "offered"])
			.execute();
		const paidFor = await findPaidFor(trx, { ticketId, workshopId });
		if (paidFor) await trx.updateTable("workshop_registration").set({ state: "registered", ended_at: null }).where("id", "=", paidFor.id).execute();
		else await insertRegistration(trx, attendee, workshop, { state: "registered", now: context.now });
		await recordOrderEvent(trx, attendee.orderId, "registered", { ...context, details: { ticket: ticketId, workshop: workshopId } });
		await emailAttendee(trx, "registered", { attendee, workshop, actor: context.actor });
		return undefined;
	});

/** A registration that the ticket lost although it was paid and not canceled: registering again restores it. */
const findPaidFor = (trx: Database, { ticketId, workshopId }: Wish) =>
	trx
		.selectFrom("workshop_registration")
		.innerJoin("order_line", "order_line.id", "line_id")
		.innerJoin("order", "order.id", "order_id")
		.select("workshop_registration.id")
		.where("ticket_id", "=", ticketId)
		.where("workshop_id", "=", workshopId)
		.where("order.state", "=", "paid")
		.where("cancelled_at", "is", null)
		.orderBy("workshop_registration.id", "desc")
		.limit(1)
		.executeTakeFirst();

/**
 * Removes somebody from the registrations or the waiting list. A paid one is listed in its order, for organizers to decide on, and the buyer is
 * emailed.
 */
export const removeRegistration = ({ ticketId, workshopId }: Wish, context: ActionContext): Promise<RegistrationError | undefined> =>
	runRegistrationAction({ ticketId, workshopId }, context, async (trx, attendee, workshop) => {
		const registration = await trx
			.updateTable("workshop_registration")
			.set({ state: "cancelled", ended_at: context.now.toISOString() })
			.where("ticket_id", "=", ticketId)
			.where("workshop_id", "=", workshopId)
			.where("state", "=", "registered")
			.returning("line_id")
			.executeTakeFirst();
		const { numUpdatedRows: entries } = await trx
			.updateTable("waiting_entry")
			.set({ state: "left" })
			.where("ticket_id", "=", ticketId)
			.where("workshop_id", "=", workshopId)
			.where("state", "in", ["waiting", "offered"])
			.executeTakeFirstOrThrow();
		if (!registration && entries === 0n) return "nothing";
		const what = registration ? "registrationCancelled" : "waitingListLeft";
		await recordOrderEvent(trx, attendee.orderId, what, { ...context, details: { ticket: ticketId, workshop: workshopId } });
		await emailAttendee(trx, "removed", { attendee, workshop });
		const paid = registration?.line_id ? await expireUnpaid(trx, registration.line_id, context) : undefined;
		if (paid) {
			await recordOrderEvent(trx, paid.order.id, "registrationRemoved", { ...context, details: { workshop: workshopId } });
			await emailBuyer(trx, "registrationRemoved", { ...context, orderId: paid.order.id, lines: [paid.line] });
		}
		return undefined;
	});
