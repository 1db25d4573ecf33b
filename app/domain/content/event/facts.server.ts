import type { Locale } from "#app/i18n/config.ts";
import { countryName, formatDate, formatDateRange } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { withoutYear } from "#app/ui/without-year.ts";
import { type EventFacts, FACT_NAME } from "./fact-names.ts";
import type { SummitEvent } from "./schema.ts";

export function eventFacts(event: SummitEvent, locale: Locale) {
	const { facts: toBeAnnounced, statusDates } = textsOf("toBeAnnounced", locale, {});
	const range = event.datesAnnounced ? formatDateRange(event.startDate, event.endDate, locale) : toBeAnnounced.dates;
	const dates = event.status === "scheduled" ? range : statusDates[event.status];
	const venue = event.venue ?? toBeAnnounced.venue;
	const place = placeOf(event, locale);
	return {
		...nameFacts(event),
		dates,
		datesAndCity: listed(dates, event.city),
		datesAndPlace: listed(dates, venue, place),
		year: yearOf(event),
		venue,
		address: event.address ?? toBeAnnounced.address,
		city: event.city ?? toBeAnnounced.city,
		country: event.country ? countryName(event.country, locale) : toBeAnnounced.country,
		place: place || toBeAnnounced.city,
		countries: event.claimedCountries,
		attendees: event.claimedAttendees,
		speakers: event.claimedSpeakers,
		days: event.claimedDays,
		airportMinutes: event.airportMinutes ?? "…",
		groupMinimum: event.groupMinimum,
		groupDiscount: event.groupDiscount,
		earlyBirdUntil: formatDate(event.earlyBirdUntil, locale),
		email: event.email ?? toBeAnnounced.email,
		phone: event.phone ?? toBeAnnounced.phone,
	} satisfies EventFacts;
}

/** Returns the city and the country, as far as they are known. */
export const placeOf = ({ city, country }: Pick<SummitEvent, "city" | "country">, locale: Locale) => listed(city, country && countryName(country, locale));

const listed = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(", ");

export const yearOf = ({ endDate }: Pick<SummitEvent, "endDate">) => endDate.slice(0, 4);

function nameFacts({ name }: Pick<SummitEvent, "name">) {
	const [nameStart = "", nameAccent = "", ...rest] = name.split(" ");
	return { eventName: name, series: withoutYear(name), nameCapitals: name.toUpperCase(), nameStart, nameAccent, nameEnd: rest.join(" ") };
}

export function fillFacts(text: string, facts: Partial<Record<string, string | number>>): string {
	return text.replace(FACT_NAME, (whole, name: string) => String(facts[name] ?? whole));
}
