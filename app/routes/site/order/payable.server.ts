import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import type { Order } from "#app/domain/sales/order/queries.server.ts";
import { sellsHere } from "#app/domain/sales/order/settings.server.ts";
import { takesRegistrations } from "#app/domain/sales/registration/availability.server.ts";
import { canChangeWorkshops } from "#app/domain/sales/registration/order/change.server.ts";
import { findTicketAttendee, isFree } from "#app/domain/sales/registration/ticket-attendee.server.ts";

export async function canChangeWorkshopsOf(order: Order, event: SummitEvent): Promise<boolean> {
	return (await canChangeWorkshops(order)) && (await listWorkshops()).some((workshop) => takesRegistrations(workshop, event));
}

export async function payableTickets({ lines }: Order, event: SummitEvent): Promise<number[]> {
	if (!(await sellsHere(event))) return [];
	const workshops = (await listWorkshops()).filter((workshop) => takesRegistrations(workshop, event));
	const payable: number[] = [];
	for (const { ticket } of lines) {
		const attendee = ticket && (await findTicketAttendee({ id: ticket.id }));
		if (attendee && workshops.some((workshop) => !isFree(attendee, workshop))) payable.push(attendee.ticketId);
	}
	return payable;
}
