import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { withLocalTimes } from "#app/domain/sales/order/actions/local-times.server.ts";
import { csvAnswer } from "#app/http/csv.server.ts";
import { ORDER_COLUMNS, orderRows } from "#app/routes/admin/orders/export/order-rows.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "seeOrders" } satisfies RouteFacts;

/** Every order as a file, the newest first. Amounts are US dollars, instants ISO in UTC and as the clock showed at the venue. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "seeOrders");
	return csvAnswer("orders.csv", ...withLocalTimes(await getEvent(), ORDER_COLUMNS, await orderRows()));
}
