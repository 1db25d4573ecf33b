import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { withLocalTimes } from "#app/domain/sales/order/actions/local-times.server.ts";
import { csvAnswer } from "#app/http/csv.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ATTENDEE_COLUMNS, attendeeRows } from "./attendees-csv/rows.server.ts";

export const facts = { access: "seeOrders" } satisfies RouteFacts;

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "seeOrders");
	return csvAnswer("attendees.csv", ...withLocalTimes(await getEvent(), ATTENDEE_COLUMNS, await attendeeRows(siteOrigin(request))));
}
