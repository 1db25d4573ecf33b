import type { Partner } from "~/domain/partner/schema";
import type { Speaker } from "~/domain/speaker/schema";
import type { TicketTier } from "~/domain/ticket/schema";
import { type Locale, localePath } from "~/i18n/config";
import { translate } from "~/i18n/translated";
import { instantAt } from "./days.server";
import type { SummitEvent } from "./schema";

/** Wall times between which the doors are open on each day. */
const DOORS = { open: "08:00", close: "21:30" };

interface EventJsonLd {
	event: SummitEvent;
	tiers: TicketTier[];
	performers: Speaker[];
	organizers: Partner[];
	locale: Locale;
	origin: string;
}

/** The summit as search engines read it (schema.org/BusinessEvent), from the same records as the page. */
export function eventJsonLd({ event, tiers, performers, organizers, locale, origin }: EventJsonLd) {
	const at = (day: string, time: string) => instantAt(event, day, time).toString({ timeZone: event.timeZone, smallestUnit: "second" });
	const ticketsUrl = origin + localePath(locale, "/tickets");
	return {
		"@context": "https://schema.org",
		"@type": "BusinessEvent",
		name: event.name,
		description: translate(event.tagline, locale).text,
		startDate: at(event.startDate, DOORS.open),
		endDate: at(event.endDate, DOORS.close),
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		eventStatus: "https://schema.org/EventScheduled",
		url: origin + localePath(locale, "/"),
		image: [`${origin}/images/og/default.jpg`],
		location: {
			"@type": "Place",
			name: event.venue,
			address: { "@type": "PostalAddress", streetAddress: event.address, addressLocality: event.city, addressCountry: event.country },
		},
		organizer: organizers.map(({ name, website }) => ({ "@type": "Organization", name, url: website })),
		performer: performers.map(({ name, company }) => ({ "@type": "Person", name, affiliation: company })),
		offers: tiers.map(({ name, price, available }) => ({
			"@type": "Offer",
			name: translate(name, locale).text,
			price: (price / 100).toFixed(2),
			priceCurrency: "USD",
			availability: `https://schema.org/${available ? "InStock" : "SoldOut"}`,
			url: ticketsUrl,
		})),
	};
}
