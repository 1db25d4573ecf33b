import { venueOf } from "#app/domain/content/event/directions.server.ts";
import { venuePicture } from "#app/domain/content/event/venue-picture.server.ts";
import { paragraphsOf } from "#app/i18n/paragraphs.ts";
import { translate } from "#app/i18n/translated.ts";
import type { HomePage } from "#app/routes/site/page.server.ts";

export async function loadVenueSection({ locale, event, texts }: HomePage) {
	const { eyebrow, title, airport, more, map } = texts("venue");
	const venue = venueOf(event);
	const toBeAnnounced = texts("toBeAnnounced").venue;
	const head = venue ? { title } : { title: toBeAnnounced.title, lead: toBeAnnounced.hint };
	return {
		text: { eyebrow, airport: event.airportMinutes ? airport : undefined, more, map },
		head,
		venue: venue && { name: venue.name, mapUrl: venue.mapUrl },
		picture: await venuePicture(event, locale),
		description: paragraphsOf(event.venueDescription && translate(event.venueDescription, locale)).slice(0, 1),
	};
}
