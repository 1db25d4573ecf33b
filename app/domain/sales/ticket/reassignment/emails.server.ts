import type { Database } from "#app/admin/changes.server.ts";
import { eventFacts } from "#app/domain/content/event/facts.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { mailEnding } from "#app/domain/people/mail/ending.server.ts";
import { greetingFor, unlinked } from "#app/domain/people/mail/greeting.server.ts";
import { mailLink } from "#app/domain/people/mail/links.ts";
import { queueMail } from "#app/domain/people/mail/outbox.server.ts";
import type { MailAttachment } from "#app/domain/people/mail/schema.ts";
import { hasBeenPaid, isWithinMailLimit } from "#app/domain/sales/order/mail-limit.server.ts";
import type { OrderLine, Ticket } from "#app/domain/sales/order/queries.server.ts";
import { hashOf } from "#app/domain/sales/order/secrets.server.ts";
import { whenWords } from "#app/domain/sales/registration/email-attendee.server.ts";
import { workshopsOf } from "#app/domain/sales/registration/order/calendar.server.ts";
import { listRegisteredWorkshops } from "#app/domain/sales/registration/queries.server.ts";
import { findTier } from "#app/domain/sales/tier/queries.server.ts";
import { tierView } from "#app/domain/sales/tier/view.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { type Texts, textsFor } from "#app/i18n/texts.server.ts";
import { type Translated, translate } from "#app/i18n/translated.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import type { ReassignableTicket } from "./reassignable.server.ts";

type OrderedTicket = Pick<ReassignableTicket, "order" | "line">;

interface NewAttendee {
	name: string;
	email: string;
	locale: Locale;
	secret: string;
	/** Workshops whose spots were gone when the order was paid. */
	lost?: readonly string[];
	isFromBuyer?: boolean;
}

interface LostSpot {
	ticketId: number;
	title?: Translated;
}

/** The PDF is left out if the ticket is reassigned again before the email is sent. */
export async function emailNewAttendee(trx: Database, ordered: OrderedTicket, { name, email, locale, secret, lost, isFromBuyer }: NewAttendee): Promise<void> {
	const attachments = filesOf(ordered.line.ticket?.id, secret);
	await send(trx, ordered, "received", { to: email, name, locale, link: mailLink(locale, `/t/${secret}`), attachments, lost, isFromBuyer });
}

function filesOf(ticketId: number | undefined, secret: string): MailAttachment[] {
	if (ticketId === undefined) return [];
	const sent = { ticketId, hash: hashOf(secret) };
	return [
		{ kind: "ticket", ...sent },
		{ kind: "calendar", ...sent },
	];
}

export async function emailFormerAttendee(trx: Database, ordered: OrderedTicket & Pick<ReassignableTicket, "ticket">, to: string): Promise<void> {
	const { order, ticket } = ordered;
	await send(trx, ordered, "reassigned", to === order.email ? { to, name: order.name, locale: order.locale } : attendeeOf(order, ticket, to));
}

export const hasOwnEmail = (ticket: Ticket | undefined, buyersEmail: string) =>
	ticket?.attendeeEmail !== undefined && ticket.attendeeEmail.toLowerCase() !== buyersEmail.toLowerCase();

/** Returns the ticket with which the buyer attends, as far as that is known. */
export function buyersTicket({ email, lines }: ReassignableTicket["order"]): Ticket | undefined {
	const theirs = lines.flatMap(({ ticket, cancelledAt }) => (ticket && !cancelledAt && !ticket.isReassigned && !hasOwnEmail(ticket, email) ? ticket : []));
	return theirs.find(({ attendeeEmail }) => attendeeEmail) ?? (theirs.length === 1 ? theirs[0] : undefined);
}

/** Emails a new ticket to each attendee with an address of their own; the buyer has all of them. */
export async function emailTickets(trx: Database, order: ReassignableTicket["order"], lost: readonly LostSpot[], now: Date): Promise<void> {
	for (const line of order.lines) {
		const { attendeeEmail: email, attendeeName: name = order.name, attendeeLocale: locale = order.locale, secret } = line.ticket ?? {};
		if (!secret || !email || !hasOwnEmail(line.ticket, order.email)) continue;
		if (!(await isWithinMailLimit(trx, order, email, { actor: undefined, now }))) continue;
		const titles = lost.flatMap(({ ticketId, title }) => (ticketId === line.ticket?.id && title ? translate(title, locale).text : []));
		await emailNewAttendee(trx, { order, line }, { name, email, locale, secret, lost: titles, isFromBuyer: true });
	}
}

/** Attendees without an address of their own hear of it from the buyer. */
export async function emailCanceled(trx: Database, order: ReassignableTicket["order"], lines: readonly OrderLine[]): Promise<void> {
	for (const line of lines) {
		const { ticket } = line;
		const to = ticket?.attendeeEmail;
		if (ticket && to && hasOwnEmail(ticket, order.email)) await send(trx, { order, line }, "cancelled", attendeeOf(order, ticket, to));
	}
}

export async function emailExchanged(trx: Database, order: ReassignableTicket["order"], line: OrderLine): Promise<void> {
	const { ticket } = line;
	const to = ticket?.attendeeEmail;
	if (!ticket?.secret || !to || !hasOwnEmail(ticket, order.email)) return;
	const attendee = attendeeOf(order, ticket, to);
	const attachments = filesOf(ticket.id, ticket.secret);
	await send(trx, { order, line }, "exchanged", { ...attendee, link: mailLink(attendee.locale, `/t/${ticket.secret}`), attachments });
}

const attendeeOf = (order: ReassignableTicket["order"], { attendeeName, attendeeLocale }: Ticket, to: string) => ({
	to,
	name: attendeeName ?? order.name,
	locale: attendeeLocale ?? order.locale,
});

interface Addressed {
	to: string;
	name: string;
	locale: Locale;
	link?: string;
	attachments?: MailAttachment[];
	lost?: readonly string[];
	isFromBuyer?: boolean;
}

/** The limit counted this email before the reassignment. */
async function send(
	trx: Database,
	{ order, line }: OrderedTicket,
	what: Exclude<keyof Texts["ticketMails"], "paragraphs">,
	{ to, name, locale, link = "", attachments, lost = [], isFromBuyer = false }: Addressed,
): Promise<void> {
	const { id, code } = order;
	const now = new Date(readClock());
	if (what !== "received" && !(await isWithinMailLimit(trx, order, to, { actor: undefined, now }))) return;
	const number = order.lines.findIndex((other) => other.id === line.id) + 1;
	const words = { code, link, number, tier: translate(line.name, locale).text };
	const event = await getEvent(trx);
	const workshops = line.ticket && what === "received" ? await workshopWords(trx, { ticketId: line.ticket.id, lost }, event, locale) : "";
	const buyer = isFromBuyer && hasBeenPaid(order) && order.name !== name ? unlinked(order.name) : "";
	const { paragraphs } = textsFor("ticketMails", ["paragraphs"], locale, { buyer });
	const features = what === "exchanged" ? await includedWords(trx, [line], locale) : "";
	const values = { ...eventFacts(event, locale), ...words, workshops, bought: buyer && ` ${paragraphs.bought}`, features };
	const { subject, body } = textsFor("ticketMails", [what], locale, values)[what];
	const greeting = greetingFor(locale, name, hasBeenPaid(order));
	await queueMail(trx, { to, subject, body: `${greeting}\n\n${body}\n\n${mailEnding(event, locale)}\n`, isPrivate: true, about: [id], locale, attachments });
}

/** Returns a paragraph with what the tickets' tiers include, or nothing. */
export async function includedWords(trx: Database, lines: readonly Pick<OrderLine, "itemId">[] = [], locale: Locale): Promise<string> {
	const tiers = await Promise.all(lines.map(({ itemId }) => findTier(itemId, trx)));
	const features = tiers.flatMap((tier) => (tier ? tierView(tier, locale).features : [])).join(" · ");
	return features && `\n\n${textsFor("ticketMails", ["paragraphs"], locale, { features }).paragraphs.includes}`;
}

interface OfTicket {
	ticketId: number;
	lost: readonly string[];
}

async function workshopWords(trx: Database, { ticketId, lost }: OfTicket, event: SummitEvent, locale: Locale): Promise<string> {
	const workshops = await workshopsOf(await listRegisteredWorkshops([ticketId], trx), trx);
	const workshopLines = workshops.map((workshop) => `${translate(workshop.title, locale).text}\n${whenWords(workshop, event, locale)}`).join("\n");
	const { paragraphs } = textsFor("ticketMails", ["paragraphs"], locale, { workshopLines, lostLines: lost.join("\n") });
	return [...(workshops.length > 0 ? [paragraphs.workshops] : []), ...(lost.length > 0 ? [paragraphs.lost] : [])].map((words) => `\n\n${words}`).join("");
}
