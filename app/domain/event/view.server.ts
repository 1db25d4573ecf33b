import type { Locale } from "~/i18n/config";
import { countryName } from "~/i18n/format.server";
import { translate } from "~/i18n/translated";
import { eventSpan } from "./days.server";
import type { SummitEvent } from "./schema";

/** The answer of GET /api/events, one entry each (specification, section 3). */
export function eventJson(event: SummitEvent, locale: Locale) {
	return {
		id: event.id,
		name: event.name,
		tagline: translate(event.tagline, locale).text,
		startDate: event.startDate,
		endDate: event.endDate,
		timeZone: event.timeZone,
		venue: event.venue,
		address: event.address,
		city: event.city,
		country: countryName(event.country, locale),
		mapUrl: event.mapUrl,
		email: event.email,
		phone: event.phone,
	};
}

/** What pages and search engines read of the summit, worded in a language. */
export function summitView(event: SummitEvent, locale: Locale) {
	const { venue, city, country } = event;
	return { tagline: translate(event.tagline, locale), ...eventSpan(event), venue, city, country };
}
