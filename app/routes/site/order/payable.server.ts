import type { SummitEvent } from "~/domain/content/event/schema";
import { listWorkshops } from "~/domain/program/workshop/queries.server";
import type { Order } from "~/domain/sales/order/queries.server";
import { sellsHere } from "~/domain/sales/order/settings.server";
import { givesPlaces } from "~/domain/sales/registration/availability.server";
import { findHolder, isFree } from "~/domain/sales/registration/holders.server";

/** The tickets of an order for which places in workshops can be ordered here, by their numbers. */
export async function payableTickets({ lines }: Order, event: SummitEvent): Promise<number[]> {
	if (!(await sellsHere(event))) return [];
	const workshops = (await listWorkshops()).filter((workshop) => givesPlaces(workshop, event));
	const payable: number[] = [];
	for (const { ticket } of lines) {
		const holder = ticket && (await findHolder({ id: ticket.id }));
		if (holder && workshops.some((workshop) => !isFree(holder, workshop))) payable.push(holder.ticketId);
	}
	return payable;
}
