import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { withLocalTimes } from "~/domain/desk/local-times.server";
import { ORDER_COLUMNS, orderRows } from "~/domain/desk/order-rows.server";
import { getEvent } from "~/domain/event/queries.server";
import { csvAnswer } from "~/http/csv.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "seeOrders" };

/** Every order as a file, the newest first. Amounts are US dollars, instants ISO in UTC and as the clock showed at the venue. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "seeOrders");
	return csvAnswer("orders.csv", ...withLocalTimes(await getEvent(), ORDER_COLUMNS, await orderRows()));
}
