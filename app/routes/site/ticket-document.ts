import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { secretDocumentResponse } from "#app/documents/response.server.ts";
import { revocationReason } from "#app/domain/sales/cancellation/revoked-secrets.server.ts";
import { ticketDocument } from "#app/domain/sales/ticket/ticket-document.server.ts";
import { ticketView } from "#app/domain/sales/ticket/ticket-view.server.ts";
import { redirectToProperAddress } from "#app/http/locale.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { localePath } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", openedBy: ["ticket"], query: ["lng"] } satisfies RouteFacts;

export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress({ request, params });
	const origin = siteOrigin(request);
	const page = await openPage(params);
	const { locale, event } = page;
	const { secret = "" } = params;
	const ticket = await ticketView(secret, event, { locale, origin });
	const path = `/t/${secret}`;
	if (!ticket && (await revocationReason(secret))) throw redirect(localePath(locale, path), { headers: SECRET_HEADERS });
	if (!ticket) throw new Response(null, { status: 404, headers: SECRET_HEADERS });
	const addressOf = (to: string) => origin + localePath(locale, to);
	return secretDocumentResponse(ticketDocument(ticket, { ...page, addressOf }, path), textsOf("orderDocuments", locale, {}).ticket.file);
}
