import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { countryName, formatInstant, withZone } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { tableWords } from "./mails.server.ts";
import { listOffers } from "./offers.server.ts";
import { type Person, participantsById } from "./participants.server.ts";
import { arePublished, listMeetings, nameOf, partnerIn } from "./queries.server.ts";
import { areMeetingsOffered, hasEnded, slotWords } from "./slots.server.ts";

/** Contact details are only those of people in a fixed meeting, who ticked them. */
export async function meetingsView(me: Person, locale: Locale, now: Date) {
	const [event, meetings, offers, people, isPlanned] = await Promise.all([
		getEvent(),
		listMeetings(undefined, { of: me.id }),
		listOffers(me.id, now),
		participantsById(),
		arePublished(),
	]);
	const { page, title, tabs, back, seeks, offers: offered, busy, gone } = textsOf("meetings", locale, {});
	const t = translatorFor(locale);
	const aboutOf = (person: Person | undefined, isFixed: boolean) => ({
		name: person ? nameOf(person) : gone,
		details: person?.isVisible
			? [person.jobTitle, person.countryCode ? countryName(person.countryCode, locale) : person.country].filter(Boolean).join(", ")
			: "",
		seeks: person?.seeks,
		offers: person?.isVisible ? person.offers : undefined,
		email: isFixed && person?.showsEmail ? person.email : undefined,
		phone: isFixed && person?.showsPhone ? person.phone : undefined,
	});
	const offerOf = ({ id, slot, from, to, origin, lapsesAt }: (typeof offers)[number]) => {
		const other = people.get(from === me.id ? to : from);
		return {
			id,
			when: slotWords(slot, event, locale),
			words: t(`meetings.page.${origin}`, { person: nameOf(other) }),
			until: t("meetings.page.until", { until: withZone(formatInstant, lapsesAt, locale, event.timeZone) }),
			...aboutOf(other, false),
		};
	};
	const fixed = meetings.filter(({ state }) => state === "fixed");
	return {
		text: { ...page, title, tabs, back, seeks, offers: offered, busy },
		lead: isPlanned ? (fixed.length > 0 ? page.lead : page.none) : page.unplanned,
		isPlanned,
		meetings: meetings.map(({ id, slot, table, state, reason, missed, ...meeting }) => ({
			id,
			when: slotWords(slot, event, locale),
			table: tableWords(table, locale),
			canceled: state === "fixed" ? undefined : missed.includes(partnerIn(meeting, me.id)) ? page.missed : missed.length > 0 ? page.missedByYou : page.canceled,
			canCancel: state === "fixed" && !hasEnded(slot, event, now),
			reason: state === "cancelled" ? reason : undefined,
			...aboutOf(people.get(partnerIn(meeting, me.id)), state === "fixed"),
		})),
		offers: offers.filter(({ to }) => to === me.id).map(offerOf),
		requests: offers.filter(({ from, origin }) => from === me.id && origin === "request").map(offerOf),
	};
}
export type MeetingsView = Awaited<ReturnType<typeof meetingsView>>;

/** Returns the ticket page's section, which is also saved for offline use; nothing if the ticket includes no meetings, or no session has slots. */
export async function ticketMeetingsView({ ticketId, hasMeetings }: { ticketId: number; hasMeetings: boolean }, locale: Locale, now: Date) {
	if (!hasMeetings || !(await areMeetingsOffered())) return undefined;
	const { section: text, tabs, gone } = textsOf("meetings", locale, {});
	const [event, people] = [await getEvent(), await participantsById()];
	const isTaking = people.has(ticketId);
	const [isPlanned, offers] = [await arePublished(), await listOffers(ticketId, now)];
	const waiting = offers.filter(({ to }) => to === ticketId).length;
	const meetings = isTaking ? (await listMeetings(undefined, { of: ticketId })).filter(({ state }) => state === "fixed") : [];
	const t = translatorFor(locale);
	const planned = [
		meetings.length > 0 ? t("meetings.section.published", { count: meetings.length }) : text.none,
		waiting > 0 ? t("meetings.section.waiting", { count: waiting }) : "",
	];
	return {
		title: text.title,
		words: !isTaking ? text.invitation : isPlanned ? planned.filter(Boolean).join(" ") : text.planned,
		takePart: isTaking ? undefined : text.takePart,
		tabs,
		meetings: meetings.map(({ id, slot, table, ...meeting }) => ({
			id,
			when: `${slotWords(slot, event, locale)} · ${tableWords(table, locale)}`,
			name: nameOf(people.get(partnerIn(meeting, ticketId))) || gone,
		})),
	};
}
export type TicketMeetingsView = NonNullable<Awaited<ReturnType<typeof ticketMeetingsView>>>;
