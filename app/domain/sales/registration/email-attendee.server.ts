import type { Database } from "#app/admin/changes.server.ts";
import { dayName } from "#app/domain/content/event/days.server.ts";
import { eventFacts } from "#app/domain/content/event/facts.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { mailEnding } from "#app/domain/people/mail/ending.server.ts";
import { greetingFor, unlinked } from "#app/domain/people/mail/greeting.server.ts";
import { mailLink } from "#app/domain/people/mail/links.ts";
import { queueMail } from "#app/domain/people/mail/outbox.server.ts";
import { findRoom } from "#app/domain/program/room/queries.server.ts";
import { isScheduled } from "#app/domain/program/session/scheduled.ts";
import type { ListedWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { endTime } from "#app/domain/program/workshop/time.ts";
import { lineLabel } from "#app/domain/sales/cancellation/buyer-view.server.ts";
import type { Actor } from "#app/domain/sales/order/history.server.ts";
import { hasBeenPaid, isWithinMailLimit } from "#app/domain/sales/order/mail-limit.server.ts";
import { findOrder } from "#app/domain/sales/order/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatInstant, formatPrice, withZone } from "#app/i18n/format.server.ts";
import { type Texts, textsFor, textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { findPayer } from "./find-payer.server.ts";
import { isFree, type TicketAttendee } from "./ticket-attendee.server.ts";

export type AttendeeMail = Exclude<keyof Texts["registrationMails"], "paragraphs" | "registeredPaid" | "movedPaid">;

/** A visitor can cause these without limit. */
const LIMITED: readonly AttendeeMail[] = ["registered", "canceled", "offered", "offerExpired", "offerExpiredFree"];

interface NotifiedAttendee {
	attendee: TicketAttendee;
	workshop: Workshop;
	until?: string;
	actor?: Actor;
}

/** Emails an attendee in the caller's transaction, with a link to the ticket's workshops. */
export async function emailAttendee(trx: Database, what: AttendeeMail, { attendee, workshop, until, actor }: NotifiedAttendee): Promise<void> {
	if (!attendee.email) return;
	const now = new Date(readClock());
	if (LIMITED.includes(what) && !(await isWithinMailLimit(trx, { ...attendee, id: attendee.orderId }, attendee.email, { actor, now }))) return;
	const { locale } = attendee;
	const { name, ticket } = await addressed(trx, attendee);
	const [event, room] = await Promise.all([getEvent(trx), workshop.roomId ? findRoom(workshop.roomId, trx) : undefined]);
	const facts = {
		...eventFacts(event, locale),
		ticket,
		workshop: translate(workshop.title, locale).text,
		when: whenWords({ ...workshop, room }, event, locale),
		price: formatPrice(workshop.price, locale),
		until: until ? withZone(formatInstant, until, locale, event.timeZone) : "",
		link: mailLink(locale, `/t/${attendee.secret}/workshops`),
	};
	const { paragraphs } = textsFor("registrationMails", ["paragraphs"], locale, facts);
	const values = { ...facts, costs: isFree(attendee, workshop) ? "" : `\n\n${paragraphs.costs}` };
	// Only its payer can cancel it.
	const ofPaid = what === "registered" ? "registeredPaid" : what === "moved" ? "movedPaid" : undefined;
	const payer = ofPaid && (await findPayer(trx, { ticketId: attendee.ticketId, workshopId: workshop.id }));
	const named = ofPaid && payer ? ofPaid : what;
	const { [named]: mail } = textsFor("registrationMails", [named], locale, { ...values, code: payer?.code ?? "" });
	await queueMail(trx, {
		to: attendee.email,
		subject: mail.subject,
		body: [greetingFor(locale, name, hasBeenPaid(attendee)), ...(ticket ? [paragraphs.whose] : []), mail.body, `${mailEnding(event, locale)}\n`].join("\n\n"),
		isPrivate: true,
		about: [attendee.orderId],
		locale,
	});
}

async function addressed(trx: Database, { orderId, ticketId, name, locale, isBuyer }: TicketAttendee): Promise<{ name: string; ticket: string }> {
	const order = isBuyer ? await findOrder(orderId, trx) : undefined;
	const line = order?.lines.find(({ ticket }) => ticket?.id === ticketId);
	if (!order || !line) return { name, ticket: "" };
	const attendeeName = hasBeenPaid(order) && line.ticket?.attendeeName ? unlinked(line.ticket.attendeeName) : undefined;
	const shown = { ...line, ticket: line.ticket && { ...line.ticket, attendeeName } };
	const isOnlyOne = order.lines.filter(({ kind }) => kind === "tier").length === 1 && name === order.name;
	return { name: order.name, ticket: isOnlyOne ? "" : lineLabel(order, shown, locale) };
}

export const whenOnPages = (...about: Parameters<typeof whenWords>) => whenWords(...about).replaceAll("–", "–\u2060");

/** Returns `Thursday, November 20, 11:00–12:30, Lab 1`, as far as known. */
export function whenWords(workshop: ListedWorkshop, event: SummitEvent, locale: Locale): string {
	const when = isScheduled(workshop)
		? `${dayName(event, workshop.date, locale)}, ${workshop.startTime}–${endTime(workshop)}`
		: textsOf("labels", locale, {}).notScheduled;
	return workshop.room ? `${when}, ${translate(workshop.room.name, locale).text}` : when;
}
