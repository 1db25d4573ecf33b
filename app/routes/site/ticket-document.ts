import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { secretDocumentResponse } from "~/documents/response.server";
import { whyRevoked } from "~/domain/sales/cancellation/revoked.server";
import { ticketDocument } from "~/domain/sales/ticket/ticket-document.server";
import { ticketView } from "~/domain/sales/ticket/ticket-view.server";
import { redirectToProperAddress } from "~/http/locale.server";
import { siteOrigin } from "~/http/origin.server";
import { SECRET_HEADERS } from "~/http/secret-headers";
import { localePath } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import type { RouteHandle } from "~/routes/route-handle";
import { openPage } from "./page.server";

export const handle: RouteHandle = { access: "public", secret: true, query: ["lng"] };

/** A ticket as PDF; of one that admits nobody any more its page, which says so. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress(request);
	const origin = siteOrigin(request);
	const page = await openPage(params);
	const { locale, event } = page;
	const { secret = "" } = params;
	const ticket = await ticketView(secret, event, { locale, origin });
	const path = `/t/${secret}`;
	if (!ticket && (await whyRevoked(secret))) throw redirect(localePath(locale, path), { headers: SECRET_HEADERS });
	if (!ticket) throw new Response(null, { status: 404, headers: SECRET_HEADERS });
	const addressOf = (to: string) => origin + localePath(locale, to);
	return secretDocumentResponse(ticketDocument(ticket, { ...page, addressOf }, path), textsOf("orderDocuments", locale, {}).ticket.file);
}
