import type { Database } from "#app/admin/changes.server.ts";
import { findOrder, type Order, type OrderLine, type Ticket } from "#app/domain/sales/order/queries.server.ts";
import { db } from "#app/runtime/database.server.ts";

export interface ReassignableTicket {
	order: Order;
	line: OrderLine;
	ticket: Ticket & { secret: string };
}

export async function findReassignable(secret: string, on: Database = db): Promise<ReassignableTicket | undefined> {
	const row = await on
		.selectFrom("ticket")
		.innerJoin("order_line", "order_line.id", "line_id")
		.select(["order_id", "line_id"])
		.where("secret", "=", secret)
		.executeTakeFirst();
	const order = row && (await findOrder(row.order_id, on));
	const line = order?.lines.find(({ id }) => id === row?.line_id);
	const ticket = line?.ticket;
	if (!order || order.erasedAt || order.state !== "paid" || !line || line.cancelledAt || !ticket?.secret || ticket.arrivedAt) return undefined;
	return { order, line, ticket: { ...ticket, secret: ticket.secret } };
}
