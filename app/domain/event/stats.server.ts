import type { Texts } from "~/i18n/texts.server";
import type { EventFacts } from "./fact-names";

/** What the summit promises, in figures: `15+` countries and so on. Days are counted, so they have no plus. */
export function eventStats(facts: EventFacts, labels: Texts["labels"]["claim"]) {
	return [
		{ label: labels.countries, figure: `${facts.countries}+` },
		{ label: labels.attendees, figure: `${facts.attendees}+` },
		{ label: labels.speakers, figure: `${facts.speakers}+` },
		{ label: labels.days, figure: String(facts.days) },
	];
}
