import type { Locale } from "#app/i18n/config.ts";
import { countryName, formatDate, formatDateRange } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { withoutYear } from "#app/ui/without-year.ts";
import { type EventFacts, FACT_NAME } from "./fact-names.ts";
import type { SummitEvent } from "./schema.ts";

export function eventFacts(event: SummitEvent, locale: Locale) {
	const { facts: toBeAnnounced, statusDates } = textsOf("toBeAnnounced", locale, {});
	const dates = event.datesAnnounced ? formatDateRange(event.startDate, event.endDate, locale) : toBeAnnounced.dates;
	return {
		...nameFacts(event),
		dates: event.status === "scheduled" ? dates : statusDates[event.status],
		year: yearOf(event),
		venue: event.venue ?? toBeAnnounced.venue,
		address: event.address ?? toBeAnnounced.address,
		city: event.city,
		country: countryName(event.country, locale),
		countries: event.claimedCountries,
		attendees: event.claimedAttendees,
		speakers: event.claimedSpeakers,
		days: event.claimedDays,
		airportMinutes: event.airportMinutes,
		groupMinimum: event.groupMinimum,
		groupDiscount: event.groupDiscount,
		earlyBirdUntil: formatDate(event.earlyBirdUntil, locale),
		email: event.email ?? toBeAnnounced.email,
		phone: event.phone ?? toBeAnnounced.phone,
	} satisfies EventFacts;
}

export const yearOf = ({ endDate }: Pick<SummitEvent, "endDate">) => endDate.slice(0, 4);

function nameFacts({ name }: Pick<SummitEvent, "name">) {
	const [nameStart = "", nameAccent = "", ...rest] = name.split(" ");
	return { eventName: name, series: withoutYear(name), nameCapitals: name.toUpperCase(), nameStart, nameAccent, nameEnd: rest.join(" ") };
}

export function fillFacts(text: string, facts: Partial<Record<string, string | number>>): string {
	return text.replace(FACT_NAME, (whole, name: string) => String(facts[name] ?? whole));
}
