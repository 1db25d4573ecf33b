import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { getEvent } from "~/domain/content/event/queries.server";
import { withLocalTimes } from "~/domain/sales/order/actions/local-times.server";
import { csvAnswer } from "~/http/csv.server";
import { siteOrigin } from "~/http/origin.server";
import { ATTENDEE_COLUMNS, attendeeRows } from "~/routes/admin/orders/attendees/rows.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "seeOrders" };

/** Everybody who has a paid ticket as a file, in the order in which they were ordered. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "seeOrders");
	return csvAnswer("attendees.csv", ...withLocalTimes(await getEvent(), ATTENDEE_COLUMNS, await attendeeRows(siteOrigin(request))));
}
