import { isScheduled, type Scheduled } from "~/domain/agenda/scheduled";
import { offsetInstant } from "~/domain/event/days.server";
import type { SummitEvent } from "~/domain/event/schema";
import { formatJson, readText } from "~/domain/rich-text/text.server";
import type { Room } from "~/domain/room/schema";
import { accessOf } from "~/domain/room/view.server";
import { publicFile } from "~/http/public-files/address.server";
import type { Locale } from "~/i18n/config";
import { cutText } from "~/i18n/cut-text";
import { formatDate, formatPrice } from "~/i18n/format.server";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import { type LocalText, translate } from "~/i18n/translated";
import type { BadgeColour } from "~/ui/badge";
import { firstWords } from "~/ui/plain-text";
import type { ListedWorkshop } from "./queries.server";
import type { Workshop, WorkshopCategory, WorkshopLevel } from "./schema";
import { endTime } from "./time";

/** Characters of the description on a brief card: two or three lines. */
const BRIEF_LIMIT = 110;

/** Specification, section 9: Innovation gold, Sustainability green, Business purple, others blue. */
const BADGES: Partial<Record<WorkshopCategory, BadgeColour>> = { Innovation: "gold", Sustainability: "green", Business: "purple" };

/** One line of what is to know about a workshop, such as its date. */
export interface WorkshopFact {
	term: string;
	value: LocalText;
}

/** What every card of a workshop shows, worded in a language. Home shows no more than this. */
export type WorkshopBrief = ReturnType<typeof workshopBrief>;

export function workshopBrief(workshop: Scheduled<ListedWorkshop>, locale: Locale) {
	const { text, lang } = firstParagraph(workshop, locale);
	return {
		...shownEverywhere(workshop, locale),
		description: { text: cutAtWord(text), lang } as LocalText,
		when: [formatDate(workshop.date, locale), hoursOf(workshop), durationText(workshop.durationMinutes, locale)].join(" · "),
	};
}

function cutAtWord(text: string): string {
	if (text.length <= BRIEF_LIMIT) return text;
	const cut = cutText(text, BRIEF_LIMIT);
	let end = Math.max(cut.lastIndexOf(" "), cut.lastIndexOf("\n"));
	while (" \n,;:".includes(cut.charAt(end - 1)) && end > 0) end -= 1;
	return end > 0 ? `${cut.slice(0, end)}…` : cut;
}

/** What the cards of the workshops page show, worded in a language. */
export type WorkshopView = ReturnType<typeof workshopView>;

export function workshopView(workshop: ListedWorkshop, locale: Locale) {
	return { ...shownEverywhere(workshop, locale), description: firstParagraph(workshop, locale), facts: factsOf(workshop, locale) };
}

/** What a workshop's own page shows, worded in a language. */
export function workshopDetail(workshop: ListedWorkshop, locale: Locale) {
	const { blocks, lang } = readText(workshop.description, workshop.format, locale);
	return {
		...shownEverywhere(workshop, locale),
		blocks,
		descriptionLang: lang,
		facts: factsOf(workshop, locale, roomFacts(workshop.room, locale)),
	};
}

/** What search engines read beside it: instants with their offset, cents of US dollars. */
export function workshopListing(workshop: Scheduled<ListedWorkshop>, event: SummitEvent, locale: Locale) {
	return {
		start: offsetInstant(event, workshop.date, workshop.startTime),
		end: offsetInstant(event, workshop.date, endTime(workshop)),
		cents: workshop.price,
		places: workshop.maxAttendees,
		room: workshop.room && translate(workshop.room.name, locale).text,
	};
}

function shownEverywhere(workshop: ListedWorkshop, locale: Locale) {
	return {
		id: workshop.id,
		title: translate(workshop.title, locale),
		image: publicFile(workshopImage(workshop)),
		category: translatorFor(locale)(`labels.workshopCategory.${workshop.category}`),
		badge: BADGES[workshop.category] ?? ("blue" as const),
		speaker: workshop.speakerName,
		price: priceText(workshop, locale),
		...(workshop.status === "cancelled" && { cancelled: textsOf("labels", locale, {}).workshopStatus.cancelled }),
	};
}

/** Where the room is, and how one gets in and hears there. */
function roomFacts(room: Room | undefined, locale: Locale): WorkshopFact[] {
	const { facts } = textsOf("workshops", locale, {});
	const access = room ? accessOf(room, locale) : [];
	return [
		...(room?.floor ? [{ term: facts.floor, value: translate(room.floor, locale) }] : []),
		...(access.length > 0 ? [{ term: facts.access, value: { text: access.join(" · ") } }] : []),
	];
}

function factsOf(workshop: ListedWorkshop, locale: Locale, ofRoom: WorkshopFact[] = []): WorkshopFact[] {
	const { facts } = textsOf("workshops", locale, {});
	const t = translatorFor(locale);
	return [
		...(isScheduled(workshop)
			? [
					{ term: facts.date, value: { text: formatDate(workshop.date, locale) } },
					{ term: facts.time, value: { text: hoursOf(workshop) } },
				]
			: []),
		{ term: facts.duration, value: { text: durationText(workshop.durationMinutes, locale) } },
		...(workshop.room ? [{ term: facts.location, value: translate(workshop.room.name, locale) }] : []),
		...ofRoom,
		{ term: facts.level, value: { text: t(`labels.workshopLevel.${workshop.level}`) } },
		{ term: facts.attendees, value: { text: t("counts.attendees", { count: workshop.maxAttendees }) } },
	];
}

/** `11:00–12:30`: beside a duration that is rounded down, the whole truth. */
function hoursOf(workshop: Scheduled<Workshop>): string {
	return `${workshop.startTime}–${endTime(workshop)}`;
}

function firstParagraph(workshop: Workshop, locale: Locale): LocalText {
	const { blocks, lang } = readText(workshop.description, workshop.format, locale);
	return { text: firstWords(blocks), lang };
}

/** `$49.00 USD`, or that it costs nothing. */
export function priceText({ price }: Pick<Workshop, "price">, locale: Locale): string {
	return price === 0 ? translatorFor(locale)("workshops.free") : formatPrice(price, locale);
}

/** `45 mins`, and from an hour on whole hours rounded down: `1 hour`, `2 hours` (specification, section 9). */
export function durationText(minutes: number, locale: Locale): string {
	const t = translatorFor(locale);
	return minutes < 60 ? t("counts.minutes", { count: minutes }) : t("counts.hours", { count: Math.floor(minutes / 60) });
}

/** The workshop's picture without width and ending, or its category's stock picture. */
export function workshopImage({ image, category }: Workshop): string {
	return image || `/images/workshops/${category.toLowerCase()}-1`;
}

/** What stands in place of workshops where a filter leaves none: of a category alone, it names the category. */
export function emptyText({ category, level }: { category?: WorkshopCategory; level?: WorkshopLevel }, locale: Locale): { title: string; hint: string } {
	const t = translatorFor(locale);
	if (!category || level) return { title: t("workshops.empty.title"), hint: t("workshops.empty.hint") };
	return {
		title: t("workshops.empty.categoryTitle", { category: t(`labels.workshopCategory.${category}`) }),
		hint: t("workshops.empty.categoryHint"),
	};
}

/** The answer of GET /api/workshops, one entry each (specification, section 3). */
export function workshopJson(workshop: Scheduled<ListedWorkshop>, locale: Locale) {
	return {
		id: workshop.id,
		title: translate(workshop.title, locale).text,
		description: translate(workshop.description, locale).text,
		image: `${workshopImage(workshop)}-480.webp`,
		category: workshop.category,
		level: workshop.level,
		duration: workshop.durationMinutes,
		date: workshop.date,
		startTime: workshop.startTime,
		price: workshop.price,
		maxAttendees: workshop.maxAttendees,
		location: workshop.room ? translate(workshop.room.name, locale).text : "",
		speakerId: workshop.speakerId ?? null,
		...formatJson(workshop.format),
	};
}
