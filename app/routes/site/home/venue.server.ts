import { paragraphsOf } from "~/i18n/paragraphs";
import { translate } from "~/i18n/translated";
import type { HomePage } from "../page.server";

/** Home's venue: where it is, and what one finds there. */
export function loadVenueSection({ locale, event, texts }: HomePage) {
	const { eyebrow, title, airport, facilities, imageAlt, more, map } = texts("venue");
	return {
		text: { eyebrow, title, airport, facilities: Object.values(facilities), imageAlt, more, map },
		name: event.venue,
		description: paragraphsOf(translate(event.venueDescription, locale)).slice(0, 1),
		mapUrl: event.mapUrl,
	};
}
