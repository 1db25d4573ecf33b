import { redirect } from "@remix-run/node";
import { revocationReason } from "#app/domain/sales/cancellation/revoked-secrets.server.ts";
import { findTicketAttendee, type TicketAttendee } from "#app/domain/sales/registration/ticket-attendee.server.ts";
import { pageLocale } from "#app/http/locale.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { localePath } from "#app/i18n/config.ts";

/** @throws a redirect to the ticket's page if that explains why the ticket is no longer valid; 404 if it never was */
export async function openedTicket({ lang, secret = "" }: Partial<Record<string, string>>): Promise<TicketAttendee> {
	const attendee = await findTicketAttendee({ secret });
	if (attendee) return attendee;
	if (await revocationReason(secret)) throw redirect(localePath(pageLocale({ lang }), `/t/${secret}`), { status: 303, headers: SECRET_HEADERS });
	throw new Response(null, { status: 404, headers: SECRET_HEADERS });
}
