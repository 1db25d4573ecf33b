import type { Database } from "#app/admin/changes.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Order, OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { linesNotStarted } from "./lines-not-started.server.ts";
import { cancellable } from "./rules.server.ts";

/** Adds the workshops paid for with these tickets, unless they have begun: they are canceled and refunded together. */
export async function withWorkshops(
	order: Pick<Order, "state" | "lines">,
	lines: readonly OrderLine[],
	event: SummitEvent,
	on?: Database,
): Promise<OrderLine[]> {
	const tickets = new Set(lines.flatMap(({ ticket }) => ticket?.id ?? []));
	const theirs = cancellable(order).filter(({ id, registersTicket }) => tickets.has(registersTicket ?? 0) && !lines.some((line) => line.id === id));
	return [...lines, ...(await linesNotStarted(theirs, event, on))];
}

/** Lists each ticket with its workshops below it; workshops of tickets that are not among the lines stand alone. */
export function groupByTicket<Made extends object>(
	lines: readonly OrderLine[],
	make: (line: OrderLine, ticket?: OrderLine) => Promise<Made>,
): Promise<(Made & { workshops: Made[] })[]> {
	const ticketOf = ({ registersTicket }: OrderLine) => lines.find(({ ticket }) => ticket && ticket.id === registersTicket);
	const alone = lines.filter((line) => !ticketOf(line));
	return Promise.all(
		alone.map(async (line) => ({
			...(await make(line)),
			workshops: await Promise.all(lines.filter((other) => ticketOf(other) === line).map((other) => make(other, line))),
		})),
	);
}
