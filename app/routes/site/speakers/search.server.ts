import { isInGroup, type SpeakerGroup } from "~/domain/program/speaker/groups";
import type { Speaker } from "~/domain/program/speaker/schema";
import { speakerView } from "~/domain/program/speaker/view.server";
import type { Locale } from "~/i18n/config";
import { anyIncludes } from "~/i18n/search";

/**
 * The speakers that a search and a group leave. The search is a substring of name, company, category, country or
 * title, as the reader sees them, whatever its case and accents (specification, section 5).
 */
export function filterSpeakers(speakers: Speaker[], { q, group }: { q: string; group?: SpeakerGroup }, locale: Locale): Speaker[] {
	return speakers.filter((speaker) => {
		if (group && !isInGroup(speaker, group)) return false;
		const { name, company, category, country, title } = speakerView(speaker, locale);
		return anyIncludes([name, company, category, country, title.text], q);
	});
}
