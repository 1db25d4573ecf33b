import { venueOf } from "~/domain/content/event/directions.server";
import { venuePicture } from "~/domain/content/event/venue-picture.server";
import { paragraphsOf } from "~/i18n/paragraphs";
import { translate } from "~/i18n/translated";
import type { HomePage } from "../page.server";

/** Home's venue: where it is, and what one finds there. */
export async function loadVenueSection({ locale, event, texts }: HomePage) {
	const { eyebrow, title, airport, facilities, more, map } = texts("venue");
	const venue = venueOf(event);
	const toCome = texts("toCome").venue;
	const head = venue ? { title } : { title: toCome.title, lead: toCome.hint };
	return {
		text: { eyebrow, airport, facilities: Object.values(facilities), more, map },
		head,
		venue: venue && { name: venue.name, mapUrl: venue.mapUrl },
		picture: await venuePicture(event, locale),
		description: paragraphsOf(event.venueDescription && translate(event.venueDescription, locale)).slice(0, 1),
	};
}
