import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { withLocalTimes } from "#app/domain/sales/order/actions/local-times.server.ts";
import { INVOICE_COLUMNS, invoiceRows } from "#app/domain/sales/order/actions/money-rows.server.ts";
import { csvAnswer } from "#app/http/csv.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "seeOrders" } satisfies RouteFacts;

/**
 * Every invoice and credit note as a file, in the order in which they were issued. Amounts are US dollars, instants ISO in UTC and
 * as the clock showed at the venue.
 */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "seeOrders");
	return csvAnswer("invoices.csv", ...withLocalTimes(await getEvent(), INVOICE_COLUMNS, await invoiceRows()));
}
