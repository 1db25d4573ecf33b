import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { findWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { type ActionContext, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import type { Order } from "#app/domain/sales/order/queries.server.ts";
import { countSpots, spotsLeft, takesRegistrations } from "#app/domain/sales/registration/availability.server.ts";
import { emailAttendee } from "#app/domain/sales/registration/email-attendee.server.ts";
import { offerFreedSpots, orderOf } from "#app/domain/sales/registration/offers.server.ts";
import { findRegistration } from "#app/domain/sales/registration/register.server.ts";
import { findTicketAttendee } from "#app/domain/sales/registration/ticket-attendee.server.ts";

/** Paid registrations have a line of their own; free ones, the line of their ticket until the order is paid. */
export interface OrderedRegistration {
	id: number;
	ticketId: number;
	workshopId: string;
	state: "reserved" | "registered" | "cancelled";
	lineId: number;
	/** Also the order of its ticket. */
	isOfOrder: boolean;
}

export async function listOrderedRegistrations(trx: Database, { lines }: Pick<Order, "lines">): Promise<OrderedRegistration[]> {
	const rows = await trx
		.selectFrom("workshop_registration")
		.select(["id", "ticket_id", "workshop_id", "state", "line_id"])
		.where(
			"line_id",
			"in",
			lines.flatMap(({ id, cancelledAt }) => (cancelledAt ? [] : id)),
		)
		.orderBy("id")
		.execute();
	const tickets = new Set(lines.map(({ ticket }) => ticket?.id));
	return rows.map(({ id, ticket_id, workshop_id, state, line_id }) => ({
		id,
		ticketId: ticket_id,
		workshopId: workshop_id,
		state,
		lineId: line_id as number,
		isOfOrder: tickets.has(ticket_id),
	}));
}

export type LostRegistration = OrderedRegistration & { title?: Workshop["title"] };

/** Returns the registrations whose spots are no longer reserved and cannot be had again: taken, or others wait for them. @param isLate the deadline is over */
export async function listLostRegistrations(trx: Database, order: Order, { isLate, now }: { isLate: boolean; now: Date }): Promise<LostRegistration[]> {
	const ordered = await listOrderedRegistrations(trx, order);
	const uncertain = ordered.filter(({ state }) => isLate || state !== "reserved");
	if (uncertain.length === 0) return [];
	const [event, counts] = [await getEvent(trx), await countSpots(trx, now)];
	const lost: LostRegistration[] = [];
	const taken = new Map<string, number>();
	for (const registration of uncertain) {
		const { ticketId, workshopId, state, isOfOrder } = registration;
		const workshop = await findWorkshop(workshopId, trx);
		const others = taken.get(workshopId) ?? 0;
		const count = counts.get(workshopId);
		const isFree = workshop && takesRegistrations(workshop, event) && count.waiting === 0 && spotsLeft(workshop, count) > others;
		const isRegisteredElsewhere = state === "cancelled" && (await findRegistration(trx, { ticketId, workshopId }));
		if (isFree && !isRegisteredElsewhere && (isOfOrder || (await findTicketAttendee({ id: ticketId }, trx)))) taken.set(workshopId, others + 1);
		else lost.push({ ...registration, title: workshop?.title });
	}
	return lost;
}

export async function confirmRegistrations(trx: Database, order: Order, lost: readonly OrderedRegistration[], context: ActionContext): Promise<void> {
	const paid = new Set(order.lines.flatMap(({ id, kind }) => (kind === "workshop" ? id : [])));
	const workshops = new Set<string>();
	for (const { id, ticketId, workshopId, lineId } of await listOrderedRegistrations(trx, order)) {
		const isLost = lost.some((one) => one.id === id);
		await trx
			.updateTable("workshop_registration")
			.set(({ fn, val }) => ({
				state: isLost ? "cancelled" : "registered",
				ended_at: isLost ? fn.coalesce("ended_at", val(context.now.toISOString())) : null,
				line_id: paid.has(lineId) ? lineId : null,
			}))
			.where("id", "=", id)
			.execute();
		workshops.add(workshopId);
		if (isLost) await recordOrderEvent(trx, order.id, "spotLost", { ...context, details: { workshop: workshopId } });
		else await recordOrderEvent(trx, await orderOf(trx, ticketId), "registered", { ...context, details: { ticket: ticketId, workshop: workshopId } });
	}
	for (const id of workshops) await offerFreedSpots(trx, id, context);
}

/** Emails attendees about registrations for tickets of other orders; those for tickets of this order are in the email with the ticket. */
export async function emailRegistered(trx: Database, order: Order, lost: readonly OrderedRegistration[]): Promise<void> {
	for (const { id, ticketId, workshopId, isOfOrder } of await listOrderedRegistrations(trx, order)) {
		if (isOfOrder || lost.some((one) => one.id === id)) continue;
		const [attendee, workshop] = [await findTicketAttendee({ id: ticketId }, trx), await findWorkshop(workshopId, trx)];
		if (attendee && workshop) await emailAttendee(trx, "registered", { attendee, workshop });
	}
}
