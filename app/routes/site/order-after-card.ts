import type { LoaderFunctionArgs } from "@remix-run/node";
import { findOpenedOrder } from "#app/domain/sales/order/secrets.server.ts";
import { refreshAttempts } from "#app/domain/sales/payment/card/reconcile.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { db } from "#app/runtime/database.server.ts";
import { redirectToOrder } from "./redirect-to-order.server.ts";

export const facts = { access: "public", openedBy: ["order"] } satisfies RouteFacts;

/** Stripe redirects here after payment. That proves nothing, so Stripe is asked. */
export async function loader({ params }: LoaderFunctionArgs) {
	const { code = "", secret = "" } = params;
	const id = await findOpenedOrder(db, { code, secret });
	if (id === undefined) throw new Response(null, { status: 404 });
	await refreshAttempts(id);
	return redirectToOrder(params);
}
