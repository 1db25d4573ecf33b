import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { calendarFile } from "#app/domain/program/calendar/calendar-answer.server.ts";
import { ticketCalendarOf } from "#app/domain/program/calendar/ticket-calendar.server.ts";
import { revocationReason } from "#app/domain/sales/cancellation/revoked-secrets.server.ts";
import { findTicket } from "#app/domain/sales/check-in/view.server.ts";
import { redirectToProperAddress } from "#app/http/locale.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { localePath } from "#app/i18n/config.ts";
import { slugOf } from "#app/i18n/slug.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", openedBy: ["ticket"], query: ["lng"] } satisfies RouteFacts;

export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress({ request, params });
	const { locale, event } = await openPage(params);
	const { secret = "" } = params;
	const path = `/t/${secret}`;
	const ticket = await findTicket(secret);
	if (!ticket && (await revocationReason(secret))) throw redirect(localePath(locale, path), { headers: SECRET_HEADERS });
	const addressOf = (to: string) => siteOrigin(request) + localePath(locale, to);
	const calendar = ticket ? await ticketCalendarOf({ ticketId: ticket.id, event, locale, path, addressOf }) : undefined;
	if (calendar === undefined) throw new Response(null, { status: 404, headers: SECRET_HEADERS });
	return calendarFile(calendar, slugOf(event.name) || "summit", SECRET_HEADERS);
}
