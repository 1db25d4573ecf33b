import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { PAYMENT_COLUMNS, paymentRows } from "~/domain/order/money-export.server";
import { csvAnswer } from "~/http/csv.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "seeOrders" };

/** All payments and refunds as a file. Amounts are US dollars, instants ISO in UTC. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "seeOrders");
	return csvAnswer("payments.csv", [...PAYMENT_COLUMNS], await paymentRows());
}
