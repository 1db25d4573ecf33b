import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { getEvent } from "~/domain/content/event/queries.server";
import { withLocalTimes } from "~/domain/sales/order/actions/local-times.server";
import { REFUND_COLUMNS, refundRows } from "~/domain/sales/order/actions/refund-list.server";
import { csvAnswer } from "~/http/csv.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "seeOrders" };

/** The refunds that the list shows, on all its pages, as a file. Amounts are US dollars, instants ISO in UTC and as the clock showed at the venue. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "seeOrders");
	return csvAnswer("refunds.csv", ...withLocalTimes(await getEvent(), REFUND_COLUMNS, await refundRows(new URL(request.url))));
}
