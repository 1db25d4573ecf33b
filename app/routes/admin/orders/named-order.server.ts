import { findOrder, findOrderByCode, type Order } from "#app/domain/sales/order/queries.server.ts";

/** The order that an address of the admin area names, by its code or its number. @throws 404 where there is none */
export async function namedOrder({ id = "" }: Partial<Record<string, string>>): Promise<Order> {
	const order = (await findOrderByCode(id)) ?? (/^\d{1,12}$/.test(id) ? await findOrder(Number(id)) : undefined);
	if (!order) throw new Response(null, { status: 404 });
	return order;
}
