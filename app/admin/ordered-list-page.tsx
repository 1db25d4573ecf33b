import { useLoaderData } from "@remix-run/react";
import { ListPage } from "./list-page";
import type { loadOrderedList } from "./order.server";
import { OrderButtons, OrderStatus } from "./order-buttons";

/** The list of a noun, with buttons that move its rows up and down. */
export function OrderedListPage() {
	const { moves, orderPath } = useLoaderData() as Awaited<ReturnType<typeof loadOrderedList>>;
	return (
		<>
			<OrderStatus />
			<ListPage rowActions={({ id }, index) => <OrderButtons id={id} moves={moves[id]} action={orderPath} index={index} />} />
		</>
	);
}
