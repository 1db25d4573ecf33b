import type { Database } from "#app/admin/changes.server.ts";
import { cancelUnpaid } from "#app/domain/sales/order/changes.server.ts";
import type { ActionContext } from "#app/domain/sales/order/history.server.ts";
import { findOrder, isRegistrationOrder, type Order, type OrderLine } from "#app/domain/sales/order/queries.server.ts";

/** Ends an unpaid order without tickets as a whole, since its total is paid at once. Returns order and line if it is paid and not canceled. */
export async function expireUnpaid(trx: Database, lineId: number, context: ActionContext): Promise<{ order: Order; line: OrderLine } | undefined> {
	const orderId = await orderOfLine(trx, lineId);
	const order = (await findOrder(orderId, trx)) as Order;
	if (isRegistrationOrder(order.lines)) await cancelUnpaid(trx, orderId, context);
	const line = order.lines.find(({ id, cancelledAt }) => id === lineId && !cancelledAt);
	return order.state === "paid" && line ? { order, line } : undefined;
}

export async function orderOfLine(trx: Database, lineId: number): Promise<number> {
	const { order_id } = await trx.selectFrom("order_line").select("order_id").where("id", "=", lineId).executeTakeFirstOrThrow();
	return order_id;
}
