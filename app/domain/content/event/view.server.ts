import { z } from "zod";
import type { Locale } from "#app/i18n/config.ts";
import { countryName } from "#app/i18n/format.server.ts";
import { translate } from "#app/i18n/translated.ts";
import type { SummitEvent } from "./schema.ts";

/** `null` means not announced yet. */
export const eventEntry = z.object({
	id: z.string().describe("Stays the same."),
	name: z.string().describe("With its year where organizers say one."),
	tagline: z.string().describe("What it is about, in a sentence."),
	startDate: z.iso.date().nullable().describe("First day, by the calendar at the venue."),
	endDate: z.iso.date().nullable().describe("Last day."),
	timeZone: z.string().describe("IANA name of the zone in which all times are."),
	venue: z.string().nullable().describe("Name of the house."),
	address: z.string().nullable().describe("Street and number, district, postal code."),
	city: z.string().describe("As people there write it."),
	country: z.string().describe("Its name in the language asked for."),
	mapUrl: z.string().nullable().describe("The venue on the map of another site."),
	email: z.string().nullable().describe("Where questions go."),
	phone: z.string().nullable().describe("With the code of the country."),
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
		city: event.city,
		country: countryName(event.country, locale),
		mapUrl: event.mapUrl ?? null,
		email: event.email ?? null,
		phone: event.phone ?? null,
	};
}

export function summitView(event: SummitEvent, span: { startDate: string; endDate: string } | undefined, locale: Locale) {
	const { venue, city, country, held } = event;
	return { tagline: translate(event.tagline, locale), span, venue, city, country, held };
}
