import { findOrder, findOrderByCode, type Order } from "#app/domain/sales/order/queries.server.ts";

/** Finds an order by its code or number. @throws 404 if there is none */
export async function namedOrder({ id = "" }: Partial<Record<string, string>>): Promise<Order> {
	const order = (await findOrderByCode(id)) ?? (/^\d{1,12}$/.test(id) ? await findOrder(Number(id)) : undefined);
	if (!order) throw new Response(null, { status: 404 });
	return order;
}
