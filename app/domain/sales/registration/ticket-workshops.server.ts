import { eventFacts } from "#app/domain/content/event/facts.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { isScheduled, type Scheduled } from "#app/domain/program/session/scheduled.ts";
import { overlap } from "#app/domain/program/timetable/clashes.ts";
import { type ListedWorkshop, listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { endTime } from "#app/domain/program/workshop/time.ts";
import { priceText, slotOf } from "#app/domain/program/workshop/view.server.ts";
import { sellsHere } from "#app/domain/sales/order/settings.server.ts";
import { dueWords } from "#app/domain/sales/payment/transfer/transfer.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatInstant, formatList, formatPrice, formatShortWeekday, withZone } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { countSpots, registrationState, spotStatusOf, takesRegistrations } from "./availability.server.ts";
import { clashesOf } from "./clashes.server.ts";
import { whenOnPages } from "./email-attendee.server.ts";
import { findPayer } from "./find-payer.server.ts";
import { listStandings, type Standing } from "./queries.server.ts";
import { isFree, type TicketAttendee } from "./ticket-attendee.server.ts";

export type RegistrationStep = "take" | "giveBack" | "wait" | "leave";

export async function ticketWorkshopsView(attendee: TicketAttendee, event: SummitEvent, locale: Locale, wanted: readonly string[] = []) {
	const now = new Date(readClock());
	const [workshops, standings, counts, isSoldHere] = await Promise.all([
		listWorkshops(),
		listStandings([attendee.ticketId], now),
		countSpots(db, now),
		sellsHere(event),
	]);
	const { page: text } = textsOf("registrations", locale, {});
	const cancellations = new Map(
		await Promise.all(
			standings.map(async (standing) => {
				const isAwaited = counts.get(standing.workshopId).waiting > 0;
				return [standing.workshopId, await cancellationView(standing, attendee, { isAwaited, event, locale })] as const;
			}),
		),
	);
	const standingOf = new Map(standings.map((standing) => [standing.workshopId, standing]));
	const theirs = workshops.filter(({ id }) => standingOf.has(id) || wanted.includes(id));
	const rows = workshops.map((workshop) => {
		const standing = standingOf.get(workshop.id);
		const state = registrationState(workshop, event, spotStatusOf(workshop, counts.get(workshop.id)));
		const isPayable = !isFree(attendee, workshop);
		return {
			id: workshop.id,
			title: translate(workshop.title, locale),
			when: whenOnPages(workshop, event, locale),
			price: isPayable || workshop.price === 0 ? priceText(workshop, locale) : text.includedPrice,
			state: standing?.state ?? state,
			words: standing ? standingWords(standing, event, locale) : textsOf("registrations", locale, {}).states[state],
			reservedBy: standing?.state === "reserved" ? textsOf("registrations", locale, orderFacts(standing, event, locale)).page.reservedBy : undefined,
			...clashesWith(workshop, theirs, locale),
			canChange: takesRegistrations(workshop, event),
			cancel: cancellations.get(workshop.id),
			pay: isPayable ? payment(workshop, { attendee, isOffered: standing?.state === "offered", isSoldHere, locale }) : undefined,
		};
	});
	return {
		included: attendee.hasAllWorkshops ? text.included : isSoldHere ? text.soldHere : text.notIncluded,
		isSoldHere,
		yours: rows.filter(({ id }) => standingOf.has(id)),
		others: rows.filter(({ id, canChange }) => !standingOf.has(id) && canChange),
	};
}

/** A paid registration can only be canceled in its order. */
async function cancellationView(
	standing: Standing,
	{ email }: TicketAttendee,
	{ isAwaited, event, locale }: { isAwaited: boolean; event: SummitEvent; locale: Locale },
) {
	const { page: text } = textsOf("registrations", locale, eventFacts(event, locale));
	if (!standing.isPaid) return { words: isAwaited ? text.cancelWords : text.cancelFree, isHere: true };
	const payer = await findPayer(db, standing);
	if (!payer) return { words: isAwaited ? text.cancelPaid : text.cancelPaidFree, isHere: true, submit: text.cancelWithoutRefund };
	const isPayer = payer.email.toLowerCase() === email.toLowerCase();
	const { cancelByYou, cancelByPayer, findOrder } = textsOf("registrations", locale, { code: payer.code, payer: payer.name }).page;
	return { words: isPayer ? cancelByYou : cancelByPayer, isHere: false, find: isPayer ? findOrder : undefined };
}

export type TicketWorkshop = Awaited<ReturnType<typeof ticketWorkshopsView>>["yours"][number];

interface Paying {
	attendee: TicketAttendee;
	isOffered: boolean;
	isSoldHere: boolean;
	locale: Locale;
}

function payment({ id, price }: Workshop, { attendee, isOffered, isSoldHere, locale }: Paying) {
	const { page: text } = textsOf("registrations", locale, { price: formatPrice(price, locale) });
	if (!isSoldHere) return { words: text.ask, path: `/contact?workshop=${id}` };
	return { words: isOffered ? text.acceptAndPay : text.buy, path: `/t/${attendee.secret}/workshops/order?workshop=${id}` };
}

const orderFacts = ({ order }: Standing, event: SummitEvent, locale: Locale) => ({
	due: order?.expiresAt ? dueWords(event, order.expiresAt, locale) : "",
	code: order?.code ?? "",
});

function standingWords({ state, until, position }: Standing, event: SummitEvent, locale: Locale): string {
	const values = { until: until ? withZone(formatInstant, until, locale, event.timeZone) : "", position: position ?? 0 };
	return textsOf("registrations", locale, values).page[state];
}

function clashesWith(workshop: Scheduled<ListedWorkshop>, theirs: Scheduled<ListedWorkshop>[], locale: Locale) {
	const clashing = theirs.filter((other) => other.id !== workshop.id && overlap(slotOf(workshop), slotOf(other)));
	return {
		clashing: clashing.map(({ id }) => id),
		clashes: clashing.map((other) => textsOf("registrations", locale, { other: translate(other.title, locale).text }).page.clash),
	};
}

export function otherRegistrations(id: string, yours: readonly TicketWorkshop[], locale: Locale) {
	return yours
		.filter(({ state, clashing }) => (state === "registered" || state === "reserved") && clashing.includes(id))
		.map((workshop) => {
			const { alsoRegistered, cancelOther } = textsOf("registrations", locale, { other: workshop.title.text }).page;
			return { id: workshop.id, words: alsoRegistered, cancel: workshop.cancel?.isHere && !workshop.cancel.submit ? cancelOther : undefined };
		});
}

/** @param orderCode the order whose page this is on, and which says itself when it is to be paid */
export async function ticketRegistrationsView(ticketIds: readonly number[], event: SummitEvent, locale: Locale, orderCode?: string) {
	const [workshops, standings] = await Promise.all([listWorkshops(), listStandings(ticketIds, new Date(readClock()))]);
	const { section: text } = textsOf("registrations", locale, {});
	const noteOf = (standing: Standing) => {
		if (standing.order?.code === orderCode && standing.state === "reserved") return undefined;
		if (standing.state === "reserved") return textsOf("registrations", locale, orderFacts(standing, event, locale)).section.toPay;
		return { registered: undefined, offered: text.offered, waiting: text.waiting }[standing.state];
	};
	const listed = workshops.flatMap((workshop) =>
		standings.flatMap((standing) => (standing.workshopId === workshop.id ? { ticketId: standing.ticketId, state: standing.state, standing, workshop } : [])),
	);
	const registered = listed.filter(({ state }) => state === "registered" || state === "reserved");
	const rows = listed.map(({ ticketId, workshop, standing }) => ({
		ticketId,
		id: workshop.id,
		title: translate(workshop.title, locale),
		when: orderCode && isScheduled(workshop) ? shortWhen(workshop, locale) : whenOnPages(workshop, event, locale),
		note: noteOf(standing),
		clashes: clashesOf({ ticketId, workshop }, registered, locale),
	}));
	return { text, rows };
}
export type TicketRegistrationsView = Awaited<ReturnType<typeof ticketRegistrationsView>>;

/** The order's page shows the month with its ticket; the ticket's own page names the room. */
const shortWhen = (workshop: Scheduled<ListedWorkshop>, locale: Locale) =>
	`${formatShortWeekday(workshop.date, locale)}, ${workshop.startTime}–\u2060${endTime(workshop)}`;

/** Names each workshop once for all people, and those it is for unless it is for all. */
export function groupByWorkshop(rows: TicketRegistrationsView["rows"], tickets: readonly { id: number; name: string }[], locale: Locale) {
	const namesOf = (registered: readonly { ticketId: number }[]) => {
		const has = ({ id }: { id: number }) => registered.some(({ ticketId }) => ticketId === id);
		const [people, others] = [tickets.filter(has), tickets.filter((ticket) => !has(ticket))].map((some) =>
			formatList(
				some.map(({ name }) => name),
				locale,
			),
		) as [string, string];
		if (others === "") return "";
		return registered.length > 2 && registered.length === tickets.length - 1 ? textsOf("registrations", locale, { people: others }).section.allBut : people;
	};
	return [...Map.groupBy(rows, ({ id }) => id).values()].map(([first, ...more]) => {
		const registered = [first as Row, ...more];
		const clashing = Map.groupBy(
			registered.flatMap(({ ticketId, clashes }) => clashes.map((words) => ({ ticketId, words }))),
			({ words }) => words,
		);
		return {
			...(first as Row),
			note: [...Map.groupBy(registered, ({ note }) => note)]
				.map(([note, some]) => [namesOf(some), note].filter(Boolean).join(": "))
				.filter(Boolean)
				.join("; "),
			clashes: [...clashing].map(([words, some]) => [namesOf(some), words].filter(Boolean).join(": ")),
		};
	});
}
type Row = TicketRegistrationsView["rows"][number];
