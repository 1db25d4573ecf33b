import { venueOf } from "~/domain/event/directions.server";
import { venuePicture } from "~/domain/event/venue-picture.server";
import { paragraphsOf } from "~/i18n/paragraphs";
import { translate } from "~/i18n/translated";
import type { HomePage } from "../page.server";

/** Home's venue: where it is, and what one finds there. */
export async function loadVenueSection({ locale, event, texts }: HomePage) {
	const { eyebrow, title, airport, facilities, more, map } = texts("venue");
	return {
		text: { eyebrow, title, airport, facilities: Object.values(facilities), more, map },
		toCome: texts("toCome").venue,
		venue: venueOf(event),
		picture: await venuePicture(event, locale),
		description: paragraphsOf(event.venueDescription && translate(event.venueDescription, locale)).slice(0, 1),
	};
}
