import type { Locale } from "~/i18n/config";
import { isInGroup, type SpeakerGroup } from "./groups";
import type { Speaker } from "./schema";
import { speakerView } from "./view.server";

/**
 * The speakers that a search and a group leave. The search is a case-insensitive substring of name, company,
 * category, country or title, as the reader sees them (specification, section 5).
 */
export function filterSpeakers(speakers: Speaker[], { q, group }: { q: string; group?: SpeakerGroup }, locale: Locale): Speaker[] {
	const wanted = q.toLocaleLowerCase(locale);
	return speakers.filter((speaker) => {
		if (group && !isInGroup(speaker, group)) return false;
		const { name, company, category, country, title } = speakerView(speaker, locale);
		return [name, company, category, country, title.text].some((text) => text.toLocaleLowerCase(locale).includes(wanted));
	});
}
