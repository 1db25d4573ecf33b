import type { Database } from "~/admin/changes.server";
import { dayName } from "~/domain/content/event/days.server";
import { eventFacts } from "~/domain/content/event/facts.server";
import { getEvent } from "~/domain/content/event/queries.server";
import type { SummitEvent } from "~/domain/content/event/schema";
import { mailEnding } from "~/domain/people/mail/ending.server";
import { greetingFor, unlinked } from "~/domain/people/mail/greeting.server";
import { mailLink } from "~/domain/people/mail/links";
import { queueMail } from "~/domain/people/mail/outbox.server";
import { findRoom } from "~/domain/program/room/queries.server";
import { isScheduled } from "~/domain/program/session/scheduled";
import type { ListedWorkshop } from "~/domain/program/workshop/queries.server";
import type { Workshop } from "~/domain/program/workshop/schema";
import { endTime } from "~/domain/program/workshop/time";
import { lineLabel } from "~/domain/sales/cancellation/buyer-view.server";
import { type Actor, note } from "~/domain/sales/order/ledger.server";
import { countMail, hasBeenPaid, isByOrganizer } from "~/domain/sales/order/mail-limit.server";
import { findOrder } from "~/domain/sales/order/queries.server";
import type { Locale } from "~/i18n/config";
import { formatInstant, formatPrice, withZone } from "~/i18n/format.server";
import { type Texts, textsFor, textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { readClock } from "~/runtime/clock.server";
import { type Holder, isFree } from "./holders.server";
import { findPayer } from "./payers.server";

/** What a holder is told by mail. */
export type HolderMail = Exclude<keyof Texts["placeMails"], "paragraphs" | "takenPaid" | "movedPaid">;

/** Those that a visitor can cause without end. */
const LIMITED: readonly HolderMail[] = ["taken", "givenBack", "offered", "lapsed", "lapsedFree"];

/** Writes to whoever has a ticket, in their language, in the transaction of what is told. The link opens the ticket's workshops. */
export async function tellHolder(
	trx: Database,
	what: HolderMail,
	{ holder, workshop, until, actor }: { holder: Holder; workshop: Workshop /** Of an offer. */; until?: string; actor?: Actor },
): Promise<void> {
	// Of an order whose people were erased.
	if (!holder.email) return;
	const now = new Date(readClock());
	const isAllowed = !LIMITED.includes(what) || isByOrganizer(actor) || (await countMail(trx, holder, holder.email, now)).allowed;
	if (!isAllowed) return note(trx, holder.orderId, "mailWithheld", { actor: "site", now, details: {} });
	const { locale } = holder;
	const { name, ticket } = await addressed(trx, holder);
	const [event, room] = await Promise.all([getEvent(trx), workshop.roomId ? findRoom(workshop.roomId, trx) : undefined]);
	const facts = {
		...eventFacts(event, locale),
		ticket,
		workshop: translate(workshop.title, locale).text,
		when: whenWords({ ...workshop, room }, event, locale),
		price: formatPrice(workshop.price, locale),
		until: until ? withZone(formatInstant, until, locale, event.timeZone) : "",
		link: mailLink(locale, `/t/${holder.secret}/workshops`),
	};
	const { paragraphs } = textsFor("placeMails", ["paragraphs"], locale, facts);
	const values = { ...facts, costs: isFree(holder, workshop) ? "" : `\n\n${paragraphs.costs}` };
	// Who paid for it cancels it, and nobody else gives it back.
	const ofPaid = what === "taken" ? "takenPaid" : what === "moved" ? "movedPaid" : undefined;
	const payer = ofPaid && (await findPayer(trx, { ticketId: holder.ticketId, workshopId: workshop.id }));
	const named = ofPaid && payer ? ofPaid : what;
	const { [named]: mail } = textsFor("placeMails", [named], locale, { ...values, code: payer?.code ?? "" });
	await queueMail(trx, {
		to: holder.email,
		subject: mail.subject,
		body: [greetingFor(locale, name, hasBeenPaid(holder)), ...(ticket ? [paragraphs.whose] : []), mail.body, `${mailEnding(event, locale)}\n`].join("\n\n"),
		isPrivate: true,
		about: [holder.orderId],
		locale,
	});
}

/** Who is greeted: a buyer by their own name, and for which ticket, unless it is the only one and theirs. */
async function addressed(trx: Database, { orderId, ticketId, name, locale, isBuyer }: Holder): Promise<{ name: string; ticket: string }> {
	const order = isBuyer ? await findOrder(orderId, trx) : undefined;
	const line = order?.lines.find(({ ticket }) => ticket?.id === ticketId);
	if (!order || !line) return { name, ticket: "" };
	const attendeeName = hasBeenPaid(order) && line.ticket?.attendeeName ? unlinked(line.ticket.attendeeName) : undefined;
	const shown = { ...line, ticket: line.ticket && { ...line.ticket, attendeeName } };
	const isOnlyOne = order.lines.length === 1 && name === order.name;
	return { name: order.name, ticket: isOnlyOne ? "" : lineLabel(order, shown, locale) };
}

/** The same for pages, where times do not break within. */
export const whenOnPages = (...about: Parameters<typeof whenWords>) => whenWords(...about).replaceAll("–", "–\u2060");

/** `Thursday, November 20, 11:00–12:30, Lab 1`, as far as it is settled. */
export function whenWords(workshop: ListedWorkshop, event: SummitEvent, locale: Locale): string {
	const when = isScheduled(workshop)
		? `${dayName(event, workshop.date, locale)}, ${workshop.startTime}–${endTime(workshop)}`
		: textsOf("labels", locale, {}).notScheduled;
	return workshop.room ? `${when}, ${translate(workshop.room.name, locale).text}` : when;
}
