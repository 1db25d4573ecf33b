import { redirect } from "@remix-run/node";
import type { Person } from "#app/domain/meetings/participants.server.ts";
import { findParticipant } from "#app/domain/meetings/profile.server.ts";
import { areMeetingsOffered } from "#app/domain/meetings/slots.server.ts";
import type { TicketAttendee } from "#app/domain/sales/registration/ticket-attendee.server.ts";
import { pageLocale } from "#app/http/locale.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { localePath } from "#app/i18n/config.ts";
import { openedTicket } from "./opened-ticket.server.ts";

type Params = Partial<Record<string, string>>;

const redirectTo = ({ lang, secret }: Params, page = "") =>
	redirect(localePath(pageLocale({ lang }), `/t/${secret}${page}`), { status: 303, headers: SECRET_HEADERS });

/** @throws a redirect to the ticket if it includes no meetings, or none are offered; as `openedTicket` if it is not valid */
export async function openedMeetingTicket(params: Params): Promise<TicketAttendee> {
	const attendee = await openedTicket(params);
	if (!attendee.hasMeetings || !(await areMeetingsOffered())) throw redirectTo(params);
	return attendee;
}

/** @throws a redirect to the profile of somebody who does not take part */
export async function openedParticipant(params: Params): Promise<Person> {
	const { ticketId } = await openedMeetingTicket(params);
	const person = await findParticipant(ticketId);
	if (!person) throw redirectTo(params, "/profile");
	return person;
}
