import type { Database } from "#app/admin/changes.server.ts";
import { type ActionContext, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { type InsertedLine, insertLines } from "#app/domain/sales/order/insert.server.ts";
import { countSpots, updateSpotStatus } from "#app/domain/sales/registration/availability.server.ts";
import { insertRegistration } from "#app/domain/sales/registration/register.server.ts";
import type { CartRegistration } from "./cart.server.ts";

interface OrderedTickets {
	id: number;
	/** In the order of the cart. */
	tickets: readonly InsertedLine[];
}

/** Reserves spots in the transaction that takes the tickets. */
export async function reserveWithOrder(
	trx: Database,
	{ id, tickets }: OrderedTickets,
	registrations: readonly CartRegistration[],
	context: ActionContext,
): Promise<void> {
	if (registrations.length === 0) return;
	for (const { ticketIndex, workshop, ...price } of registrations) {
		const ticket = tickets[ticketIndex] as Required<InsertedLine>;
		const lineId = await insertRegistrationLine(trx, id, ticket, { ...price, workshop });
		await insertRegistration(trx, ticket, workshop, { state: "reserved", lineId, now: context.now });
		await recordOrderEvent(trx, id, "registrationReserved", { ...context, details: { ticket: ticket.ticketId, workshop: workshop.id } });
	}
	const counts = await countSpots(trx, context.now);
	for (const workshop of new Map(registrations.map(({ workshop }) => [workshop.id, workshop])).values())
		await updateSpotStatus(trx, workshop, counts.get(workshop.id));
}

/** Returns the line that reserves the spot: its own, or its ticket's if the spot is free. */
export async function insertRegistrationLine(
	trx: Database,
	orderId: number,
	ticket: InsertedLine,
	{ workshop, ...price }: Omit<CartRegistration, "ticketIndex">,
): Promise<number> {
	if (price.gross === 0) return ticket.id;
	const [line = ticket] = await insertLines(trx, orderId, [{ ...price, kind: "workshop", itemId: workshop.id, name: workshop.title }]);
	return line.id;
}
