import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { readForm } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { payByTransfer } from "#app/routes/site/order-transfer/pay-by-transfer.server.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { openedOrder } from "./opened-order.server.ts";
import { redirectToOrder } from "./redirect-to-order.server.ts";

export const facts = { access: "public", openedBy: ["order"] } satisfies RouteFacts;

export async function loader({ params }: LoaderFunctionArgs) {
	await openedOrder(params);
	return redirectToOrder(params);
}

export async function action({ request, params }: ActionFunctionArgs) {
	requireSameOrigin(request);
	await readForm(request);
	const order = await openedOrder(params);
	await payByTransfer(order.id);
	return redirectToOrder(params);
}

export const clientAction = keepFormOnNetworkError;

export { default, ErrorBoundary } from "./boundary.tsx";
