import { z } from "zod";
import type { Locale } from "#app/i18n/config.ts";
import { countryName } from "#app/i18n/format.server.ts";
import { translate } from "#app/i18n/translated.ts";
import type { SummitEvent } from "./schema.ts";

/** `null` means not announced yet. */
export const eventEntry = z.object({
	id: z.string().describe("Permanent id."),
	name: z.string().describe("Includes the year if organizers wrote one."),
	tagline: z.string().describe("Subject, in one sentence."),
	startDate: z.iso.date().nullable().describe("First day, in the time zone of the venue."),
	endDate: z.iso.date().nullable().describe("Last day, in the time zone of the venue."),
	timeZone: z.string().describe("IANA name of the time zone of all times."),
	venue: z.string().nullable().describe("Name of the building."),
	address: z.string().nullable().describe("Street and number, district, postal code."),
	city: z.string().nullable().describe("In its local spelling."),
	country: z.string().nullable().describe("Name of the country in the requested language."),
	mapUrl: z.string().nullable().describe("Venue on a map site."),
	email: z.string().nullable().describe("Address for questions."),
	phone: z.string().nullable().describe("Includes the country code."),
});

export function eventJson(event: SummitEvent, locale: Locale): z.output<typeof eventEntry> {
	return {
		id: event.id,
		name: event.name,
		tagline: translate(event.tagline, locale).text,
		startDate: event.datesAnnounced ? event.startDate : null,
		endDate: event.datesAnnounced ? event.endDate : null,
		timeZone: event.timeZone,
		venue: event.venue ?? null,
		address: event.address ?? null,
		city: event.city ?? null,
		country: event.country ? countryName(event.country, locale) : null,
		mapUrl: event.mapUrl ?? null,
		email: event.email ?? null,
		phone: event.phone ?? null,
	};
}

export function summitView(event: SummitEvent, span: { startDate: string; endDate: string } | undefined, locale: Locale) {
	const { venue, city, country, status } = event;
	return { tagline: translate(event.tagline, locale), span, venue, city, country, status };
}
