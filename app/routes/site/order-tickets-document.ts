import type { LoaderFunctionArgs } from "@remix-run/node";
import { secretDocumentResponse } from "#app/documents/response.server.ts";
import { eventFacts } from "#app/domain/content/event/facts.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { ticketDocument } from "#app/domain/sales/ticket/ticket-document.server.ts";
import { ticketView } from "#app/domain/sales/ticket/ticket-view.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { localePath } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { openedOrder } from "./opened-order.server.ts";

export const facts = { access: "public", openedBy: ["order"] } satisfies RouteFacts;

/** One page for each ticket whose secret the buyer knows. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { state, lines, locale } = await openedOrder(params);
	const event = await getEvent();
	const origin = siteOrigin(request);
	const page = { event, facts: eventFacts(event, locale), locale, addressOf: (to: string) => origin + localePath(locale, to) };
	const secrets =
		state === "paid" ? lines.flatMap(({ ticket, cancelledAt }) => (ticket?.secret && !ticket.isReassigned && !cancelledAt ? ticket.secret : [])) : [];
	const tickets = await Promise.all(
		secrets.map(async (secret) => {
			const ticket = await ticketView(secret, event, { locale, origin });
			return ticket ? ticketDocument(ticket, page, `/t/${secret}`) : [];
		}),
	);
	const [first, ...others] = tickets.flat();
	if (!first) throw new Response(null, { status: 404, headers: SECRET_HEADERS });
	const blocks = [first, ...others].flatMap((ticket) => ticket.blocks);
	return secretDocumentResponse({ ...first, blocks }, textsOf("orderDocuments", locale, {}).ticket.files);
}
