import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { withLocalTimes } from "#app/domain/sales/order/actions/local-times.server.ts";
import { REFUND_COLUMNS, refundRows } from "#app/domain/sales/order/actions/refund-list.server.ts";
import { csvAnswer } from "#app/http/csv.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "seeOrders" } satisfies RouteFacts;

/** All pages of the list. Amounts in US dollars; instants in ISO, in UTC and as local time at the venue. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "seeOrders");
	return csvAnswer("refunds.csv", ...withLocalTimes(await getEvent(), REFUND_COLUMNS, await refundRows(new URL(request.url))));
}
