import type { Locale } from "~/i18n/config";
import { countryName, formatDate, formatDateRange } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { type EventFacts, FACT_NAME } from "./fact-names";
import type { SummitEvent } from "./schema";

/** The event's facts, worded in a language; what nobody has announced yet says so. */
export function eventFacts(event: SummitEvent, locale: Locale) {
	const { facts: toCome } = textsOf("toCome", locale, {});
	return {
		eventName: event.name,
		dates: event.datesAnnounced ? formatDateRange(event.startDate, event.endDate, locale) : toCome.dates,
		year: event.endDate.slice(0, 4),
		venue: event.venue ?? toCome.venue,
		address: event.address ?? toCome.address,
		city: event.city,
		country: countryName(event.country, locale),
		countries: event.claimedCountries,
		attendees: event.claimedAttendees,
		speakers: event.claimedSpeakers,
		days: event.claimedDays,
		airportMinutes: event.airportMinutes,
		groupMinimum: event.groupMinimum,
		earlyBirdUntil: formatDate(event.earlyBirdUntil, locale),
		email: event.email ?? toCome.email,
		phone: event.phone ?? toCome.phone,
	} satisfies EventFacts;
}

/** Fills `{{dates}}` and so on into text that organizers wrote; an unknown name stays as it is. */
export function fillFacts(text: string, facts: Partial<Record<string, string | number>>): string {
	return text.replace(FACT_NAME, (whole, name: string) => String(facts[name] ?? whole));
}
