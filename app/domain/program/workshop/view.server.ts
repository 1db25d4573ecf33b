import { z } from "zod";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Zone } from "#app/domain/content/event/zone.server.ts";
import { formatEntry, formatJson, readArticle, readLead } from "#app/domain/content/rich-text/text.server.ts";
import { cardFacts, type PageFact, pageFacts, type SessionFact, type Slot } from "#app/domain/program/session/facts.server.ts";
import { languageLabel } from "#app/domain/program/session/language.server.ts";
import { mediaEntry, mediaJson, mediaLinks } from "#app/domain/program/session/media.server.ts";
import type { Scheduled } from "#app/domain/program/session/scheduled.ts";
import { sessionListing, statusEntry, statusJson } from "#app/domain/program/session/view.server.ts";
import { speakerPhoto } from "#app/domain/program/speaker/view.server.ts";
import { wallTime } from "#app/http/api.server.ts";
import { publicFile } from "#app/http/public-files/address.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { cutAtWord } from "#app/i18n/cut-text.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { languageNote } from "#app/i18n/language-note.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { type LocalText, translate } from "#app/i18n/translated.ts";
import type { BadgeColor } from "#app/ui/badge.tsx";
import { MAX_BRIEF_LENGTH } from "./limits.ts";
import type { ListedWorkshop } from "./queries.server.ts";
import {
	WORKSHOP_AVAILABILITIES,
	WORKSHOP_CATEGORIES,
	WORKSHOP_LEVELS,
	type Workshop,
	type WorkshopAvailability,
	type WorkshopCategory,
	type WorkshopLevel,
} from "./schema.ts";
import { endTime } from "./time.ts";

/** Specification, section 9. */
const BADGES: Partial<Record<WorkshopCategory, BadgeColor>> = { Innovation: "gold", Sustainability: "green", Business: "purple" };

export function workshopBrief(workshop: Scheduled<ListedWorkshop>, { event, show }: Pick<Zone, "event" | "show">, locale: Locale) {
	const { text, lang } = readLead(workshop.description, workshop.format, locale);
	return {
		...shownEverywhere(workshop, locale),
		description: { text: cutAtWord(text, MAX_BRIEF_LENGTH), lang } as LocalText,
		facts: cardFacts({ ...show(slotOf(workshop)), room: undefined }, event, locale).map(({ value }) => value),
	};
}

export type WorkshopView = ReturnType<typeof workshopView>;

/** @param slot times in the page's time zone */
export function workshopView(workshop: ListedWorkshop, event: SummitEvent, locale: Locale, slot: Slot = slotOf(workshop)) {
	return {
		...shownEverywhere(workshop, locale),
		description: readLead(workshop.description, workshop.format, locale),
		facts: withOwnFacts(cardFacts(slot, event, locale), workshop, locale).map(({ value }) => value),
	};
}

export function workshopDetail(workshop: ListedWorkshop, locale: Locale) {
	const article = readArticle(workshop.description, workshop.format, locale);
	const view = shownEverywhere(workshop, locale);
	return {
		...view,
		article,
		languageNote: languageNote(locale, view.title, article),
		links: mediaLinks(workshop, locale),
	};
}

export function workshopFacts(workshop: Scheduled<ListedWorkshop>, { event, show }: Pick<Zone, "event" | "show">, locale: Locale): PageFact[] {
	const level = { term: textsOf("workshops", locale, {}).facts.level, lines: [{ text: levelText(workshop, locale) }] };
	return [...pageFacts(show(slotOf(workshop)), event, locale), level];
}

/** Returns how many may come and whether there are spots, such as `Up to 30 attendees · Spots left`. */
export function groupText({ maxAttendees }: Pick<Workshop, "maxAttendees">, state: WorkshopAvailability | undefined, locale: Locale): string {
	const attendees = translatorFor(locale)("counts.attendees", { count: maxAttendees });
	return state ? `${attendees} · ${availabilityFact(state, locale).value.text}` : attendees;
}

const levelText = ({ level }: Pick<Workshop, "level">, locale: Locale) => translatorFor(locale)(`labels.workshopLevel.${level}`);

/** Instants have an offset; prices are in US cents. */
export function workshopListing(workshop: Scheduled<ListedWorkshop>, availability: WorkshopAvailability, event: SummitEvent, locale: Locale) {
	return { ...sessionListing(slotOf(workshop), event, locale), cents: workshop.price, capacity: workshop.maxAttendees, availability };
}

function shownEverywhere(workshop: ListedWorkshop, locale: Locale) {
	return {
		id: workshop.id,
		title: translate(workshop.title, locale),
		image: publicFile(workshopImage(workshop)),
		category: translatorFor(locale)(`labels.workshopCategory.${workshop.category}`),
		badge: BADGES[workshop.category] ?? ("blue" as const),
		leader: workshop.leader && { name: workshop.leader.name, photo: speakerPhoto(workshop.leader) },
		price: priceText(workshop, locale),
		...(workshop.status === "cancelled" && { cancelled: textsOf("labels", locale, {}).workshopStatus.cancelled }),
	};
}

function withOwnFacts(facts: SessionFact[], workshop: Workshop, locale: Locale): SessionFact[] {
	const { level, attendees } = textsOf("workshops", locale, {}).facts;
	const t = translatorFor(locale);
	return [
		...facts,
		{ term: level, value: { text: levelText(workshop, locale) } },
		...(workshop.language ? [{ term: textsOf("session", locale, {}).facts.language, value: { text: languageLabel(workshop.language, locale) } }] : []),
		{ term: attendees, value: { text: t("counts.attendees", { count: workshop.maxAttendees }) } },
	];
}

export function availabilityFact(state: WorkshopAvailability, locale: Locale): SessionFact {
	const { term, states } = textsOf("registrations", locale, {});
	return { term, value: { text: states[state] } };
}

export function slotOf<Item extends ListedWorkshop>(workshop: Item) {
	const { startTime, durationMinutes } = workshop;
	return { ...workshop, endTime: (startTime && endTime({ startTime, durationMinutes })) as Item["startTime"] };
}

/** Returns the id by which chosen agendas and calendars know a workshop. */
export const lineId = ({ agendaId, id }: ListedWorkshop) => agendaId ?? `workshop-${id}`;

export const workshopLine = (workshop: Scheduled<ListedWorkshop>) => ({
	...slotOf(workshop),
	id: lineId(workshop),
	workshopId: workshop.id,
	type: "Workshop" as const,
	speakers: [],
	speakerIds: [],
});

export function priceText({ price }: Pick<Workshop, "price">, locale: Locale): string {
	if (price === undefined) return "";
	return price === 0 ? translatorFor(locale)("workshops.free") : formatPrice(price, locale);
}

export function workshopImage({ image, category }: Workshop): string {
	return image || `/images/workshops/${(category || "Business").toLowerCase()}-1`;
}

export function emptyText({ category, level }: { category?: WorkshopCategory; level?: WorkshopLevel }, locale: Locale): { title: string; hint: string } {
	const t = translatorFor(locale);
	if (!category || level) return { title: t("workshops.empty.title"), hint: t("workshops.empty.hint") };
	return {
		title: t("workshops.empty.categoryTitle", { category: t(`labels.workshopCategory.${category}`) }),
		hint: t("workshops.empty.categoryHint"),
	};
}

export const workshopEntry = z.object({
	id: z.string().describe("The page of the workshop is /workshops/{id}."),
	title: z.string().describe("In the requested language."),
	description: z.string().describe("Full text."),
	image: z.string().describe("Path of a picture, 480 pixels wide."),
	category: z.enum(WORKSHOP_CATEGORIES).describe("Category of the workshop, independent of its track on the agenda."),
	level: z.enum(WORKSHOP_LEVELS).describe("Required level of knowledge."),
	duration: z.int().describe("Minutes."),
	date: z.iso.date().nullable().describe("Unknown before the dates are announced."),
	startTime: wallTime.describe("Local time at the venue."),
	price: z.int().describe("Cents of US dollars."),
	maxAttendees: z.int().describe("Capacity: number of spots in all."),
	location: z.string().describe("Room; empty if none is set."),
	availability: z.enum(WORKSHOP_AVAILABILITIES).describe("Availability for ticket holders. If it is sold out, there is a waiting list."),
	speakerId: z.string().nullable().describe("Id of the speaker who leads it."),
	...statusEntry,
	...formatEntry,
	...mediaEntry,
});

export function workshopJson(
	workshop: Scheduled<ListedWorkshop>,
	availability: WorkshopAvailability,
	event: Pick<SummitEvent, "datesAnnounced">,
	locale: Locale,
): z.output<typeof workshopEntry> {
	return {
		id: workshop.id,
		title: translate(workshop.title, locale).text,
		description: translate(workshop.description, locale).text,
		image: `${workshopImage(workshop)}-480.webp`,
		category: workshop.category,
		level: workshop.level,
		duration: workshop.durationMinutes,
		date: event.datesAnnounced ? workshop.date : null,
		startTime: workshop.startTime,
		price: workshop.price,
		maxAttendees: workshop.maxAttendees,
		availability,
		location: workshop.room ? translate(workshop.room.name, locale).text : "",
		speakerId: workshop.speakerId ?? null,
		...statusJson(workshop),
		...formatJson(workshop.format),
		...mediaJson(workshop),
	};
}
