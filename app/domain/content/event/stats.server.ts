import type { Texts } from "#app/i18n/texts.server.ts";
import type { SummitEvent } from "./schema.ts";

/** What the summit promises, in figures: `15+` countries and so on; none before they are announced. Days are counted, so they have no plus. */
export function eventStats(event: SummitEvent, labels: Texts["labels"]["claim"]) {
	if (!event.claimsAnnounced) return [];
	return [
		{ label: labels.countries, figure: `${event.claimedCountries}+` },
		{ label: labels.attendees, figure: `${event.claimedAttendees}+` },
		{ label: labels.speakers, figure: `${event.claimedSpeakers}+` },
		{ label: labels.days, figure: String(event.claimedDays) },
	];
}
