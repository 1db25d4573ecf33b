import { findOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { findOpenedOrder } from "#app/domain/sales/order/secrets.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { db } from "#app/runtime/database.server.ts";

/** Finds an order by its code and one of its secrets. @throws 404 if there is none */
export async function openedOrder({ code = "", secret = "" }: Partial<Record<string, string>>): Promise<Order> {
	const id = await findOpenedOrder(db, { code, secret });
	const order = id === undefined ? undefined : await findOrder(id);
	if (!order) throw new Response(null, { status: 404, headers: SECRET_HEADERS });
	return order;
}
