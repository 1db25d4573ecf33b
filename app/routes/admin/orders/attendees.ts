import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { ATTENDEE_COLUMNS, attendeeRows } from "~/domain/order/desk-export.server";
import { csvAnswer } from "~/http/csv.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "seeOrders" };

/** Everybody who has a paid ticket as a file, in the order in which they were ordered. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "seeOrders");
	return csvAnswer("attendees.csv", [...ATTENDEE_COLUMNS], await attendeeRows());
}
