import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { getEvent } from "~/domain/content/event/queries.server";
import { withLocalTimes } from "~/domain/sales/order/actions/local-times.server";
import { PAYMENT_COLUMNS, paymentRows } from "~/domain/sales/order/actions/money-rows.server";
import { csvAnswer } from "~/http/csv.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "seeOrders" };

/** All payments and refunds as a file. Amounts are US dollars, instants ISO in UTC and as the clock showed at the venue. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "seeOrders");
	return csvAnswer("payments.csv", ...withLocalTimes(await getEvent(), PAYMENT_COLUMNS, await paymentRows()));
}
