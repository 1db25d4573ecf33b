import { translatedText } from "~/http/form-codecs";
import { LOCALES, type Locale } from "~/i18n/config";
import { countryName, formatDate, formatDateRange } from "~/i18n/format.server";
import type { SummitEvent } from "./schema";

/** What texts may name as `{{dates}}` and so on. No date, place or count stands in a text itself. */
const FACTS = [
	"eventName",
	"dates",
	"year",
	"venue",
	"address",
	"city",
	"country",
	"countries",
	"attendees",
	"speakers",
	"days",
	"airportMinutes",
	"groupMinimum",
	"earlyBirdUntil",
	"email",
	"phone",
] as const;
export type EventFacts = Record<(typeof FACTS)[number], string | number>;

/** The event's facts, worded in a language. */
export function eventFacts(event: SummitEvent, locale: Locale) {
	return {
		eventName: event.name,
		dates: formatDateRange(event.startDate, event.endDate, locale),
		year: event.endDate.slice(0, 4),
		venue: event.venue,
		address: event.address,
		city: event.city,
		country: countryName(event.country, locale),
		countries: event.claimedCountries,
		attendees: event.claimedAttendees,
		speakers: event.claimedSpeakers,
		days: event.claimedDays,
		airportMinutes: event.airportMinutes,
		groupMinimum: event.groupMinimum,
		earlyBirdUntil: formatDate(event.earlyBirdUntil, locale),
		email: event.email,
		phone: event.phone,
	} satisfies EventFacts;
}

const NAME = /{{\s*(\w+)\s*}}/g;

/** Fills `{{dates}}` and so on into text that organisers wrote; an unknown name stays as it is. */
export function fillFacts(text: string, facts: EventFacts): string {
	return text.replace(NAME, (whole, name: string) => String(facts[name as keyof EventFacts] ?? whole));
}

/** Text in three languages that may name facts. A name that no fact has would reach visitors in its braces. */
export const textWithFacts = (length: number) =>
	translatedText(length).superRefine((text, { addIssue }) => {
		for (const locale of LOCALES) {
			const names = [...(text[locale] ?? "").matchAll(NAME)].map(([, name]) => name);
			if (names.some((name) => !FACTS.includes(name as keyof EventFacts))) addIssue({ code: "custom", path: [locale], message: "unknownFact" });
		}
	});
