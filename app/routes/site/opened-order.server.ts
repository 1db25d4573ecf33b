import { findOrder, type Order } from "~/domain/sales/order/queries.server";
import { findOpenedOrder } from "~/domain/sales/order/secrets.server";
import { SECRET_HEADERS } from "~/http/secret-headers";
import { db } from "~/runtime/database.server";

/** The order that an address opens by its code and one of its secrets. @throws 404 where it opens none */
export async function openedOrder({ code = "", secret = "" }: Partial<Record<string, string>>): Promise<Order> {
	const id = await findOpenedOrder(db, { code, secret });
	const order = id === undefined ? undefined : await findOrder(id);
	if (!order) throw new Response(null, { status: 404, headers: SECRET_HEADERS });
	return order;
}
