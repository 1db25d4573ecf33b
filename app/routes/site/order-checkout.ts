import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { checkoutUrl } from "#app/domain/sales/payment/card/checkout.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { openedOrder } from "./opened-order.server.ts";
import { redirectToOrder } from "./redirect-to-order.server.ts";

export const facts = { access: "public", openedBy: ["order"] } satisfies RouteFacts;

export async function loader({ params }: LoaderFunctionArgs) {
	await openedOrder(params);
	return redirectToOrder(params);
}

/** POST: redirects to the card checkout, or back to the order if that cannot be reached. */
export async function action({ request, params }: ActionFunctionArgs) {
	requireSameOrigin(request);
	await readForm(request);
	const order = await openedOrder(params);
	const checkout = await checkoutUrl(order.id, siteOrigin(request));
	return checkout === undefined ? redirectToOrder(params) : redirect(checkout, 303);
}

export const clientAction = keepFormOnNetworkError;

export { default, ErrorBoundary } from "./boundary.tsx";
