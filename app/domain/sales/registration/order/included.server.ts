import type { Database } from "#app/admin/changes.server.ts";
import type { Order, OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { type LinePrice, priced } from "#app/domain/sales/pricing/prices.ts";
import { listRegisteredWorkshops } from "#app/domain/sales/registration/queries.server.ts";
import { workshopsOf } from "./calendar.server.ts";

type IncludedLine = Pick<OrderLine, "kind" | "itemId" | "name"> & LinePrice & { ticketId: number; isFree: boolean };

/** Returns lines for workshops that cost nothing with their ticket, which are not stored. */
export async function includedLines(on: Database, { lines }: Pick<Order, "lines">): Promise<IncludedLine[]> {
	const tickets = lines.flatMap(({ ticket, cancelledAt }) => (ticket && !cancelledAt ? ticket.id : []));
	const free = (await listRegisteredWorkshops(tickets, on)).filter(({ isPaid }) => !isPaid);
	const workshops = new Map((await workshopsOf(free, on)).map((workshop) => [workshop.id, workshop]));
	return free.flatMap(({ ticketId, kind, itemId }) => {
		const workshop = workshops.get(itemId);
		return workshop ? { ...priced(0, 0, 0), ticketId, kind, itemId, name: workshop.title, isFree: workshop.price === 0 } : [];
	});
}
