import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { getEvent } from "~/domain/content/event/queries.server";
import { withLocalTimes } from "~/domain/sales/order/actions/local-times.server";
import { csvAnswer } from "~/http/csv.server";
import { ORDER_COLUMNS, orderRows } from "~/routes/admin/orders/export/order-rows.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "seeOrders" };

/** Every order as a file, the newest first. Amounts are US dollars, instants ISO in UTC and as the clock showed at the venue. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "seeOrders");
	return csvAnswer("orders.csv", ...withLocalTimes(await getEvent(), ORDER_COLUMNS, await orderRows()));
}
