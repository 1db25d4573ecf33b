import type { ActionFunctionArgs } from "@remix-run/node";
import { needsRefusal, saveNeeds } from "#app/domain/sales/attendee/needs.server.ts";
import { readForm, refuse } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOfChildRoute } from "#app/ui/keep-form.ts";
import { openedOrder } from "./opened-order.server.ts";
import { redirectToOrder } from "./redirect-to-order.server.ts";

export const facts = { access: "public", openedBy: ["order"], leadsToCheckout: true } satisfies RouteFacts;

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const form = await readForm(request);
	const order = await openedOrder(params);
	const ticketIds = order.lines.flatMap(({ ticket, cancelledAt }) => (ticket && !cancelledAt && !ticket.isReassigned ? ticket.id : []));
	const refusal = needsRefusal(form, ticketIds);
	if (refusal) return refuse(context, refusal);
	const isKept = await saveNeeds(form, order.id, { ticketIds, actor: "buyer" });
	return redirectToOrder(params, `${isKept ? "?done=needs" : ""}#needs`);
}

export const clientAction = keepFormOfChildRoute;

/** The parent route, the order's page, renders the form. */
export default function OrderNeeds() {
	return null;
}
