import type { Locale } from "~/i18n/config";
import { countryName, formatDate, formatDateRange } from "~/i18n/format.server";
import { type EventFacts, FACT_NAME } from "./fact-names";
import type { SummitEvent } from "./schema";

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

/** Fills `{{dates}}` and so on into text that organizers wrote; an unknown name stays as it is. */
export function fillFacts(text: string, facts: Partial<Record<string, string | number>>): string {
	return text.replace(FACT_NAME, (whole, name: string) => String(facts[name] ?? whole));
}
