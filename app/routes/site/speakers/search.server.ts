import { isInGroup, type SpeakerGroup } from "#app/domain/program/speaker/groups.ts";
import type { Speaker } from "#app/domain/program/speaker/schema.ts";
import { speakerView } from "#app/domain/program/speaker/view.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { anyIncludes } from "#app/i18n/search.ts";

/**
 * Searches for a substring of name, company, category, country or title in the reader's language, ignoring case and accents (specification, section
 * 5).
 */
export function filterSpeakers(speakers: Speaker[], { q, group }: { q: string; group?: SpeakerGroup }, locale: Locale): Speaker[] {
	return speakers.filter((speaker) => {
		if (group && !isInGroup(speaker, group)) return false;
		const { name, company, category, country, title } = speakerView(speaker, locale);
		return anyIncludes([name, company, category, country, title.text], q);
	});
}
