import type { Texts } from "#app/i18n/texts.server.ts";
import type { SummitEvent } from "./schema.ts";

export function eventStats(event: SummitEvent, labels: Texts["labels"]["advertisedFigures"]) {
	if (!event.claimsAnnounced) return [];
	return [
		{ label: labels.countries, figure: `${event.claimedCountries}+` },
		{ label: labels.attendees, figure: `${event.claimedAttendees}+` },
		{ label: labels.speakers, figure: `${event.claimedSpeakers}+` },
		{ label: labels.days, figure: String(event.claimedDays) },
	];
}
