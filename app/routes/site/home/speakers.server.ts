import { readWords } from "~/domain/content/rich-text/text.server";
import { GROUP_NAMES, isInGroup, SPEAKER_GROUPS } from "~/domain/program/speaker/groups";
import { listFeaturedSpeakers, listSpeakers } from "~/domain/program/speaker/queries.server";
import { speakerView } from "~/domain/program/speaker/view.server";
import { failAs } from "~/http/failure.server";
import { choiceOf, filterOptions } from "~/http/query.server";
import type { HomePage } from "../page.server";

/** How many stand on home where none is featured. */
const FIRST = 4;

/** Home's speakers: the featured ones in their order, without any the first by name, or those of one group by name. */
export async function loadSpeakersSection({ locale, event, texts, url }: HomePage) {
	const text = texts("speakers");
	const group = choiceOf(url, "group", SPEAKER_GROUPS, "speakerGroup", GROUP_NAMES);
	const [all, featured] = await failAs("speakers", locale, Promise.all([listSpeakers(), listFeaturedSpeakers()]));
	const chosen = featured.length > 0 ? featured : all.slice(0, FIRST);
	const speakers = group ? all.filter((speaker) => isInGroup(speaker, group)) : chosen;
	return {
		toCome: all.length === 0 ? texts("toCome").speakers : undefined,
		text: {
			title: text.homeTitle,
			lead: event.claimsAnnounced ? text.homeLead : undefined,
			filter: text.group,
			all: text.all,
		},
		empty: speakers.length === 0 ? { title: text.emptyTitle, hint: text.emptyHint } : undefined,
		filters: filterOptions({
			url,
			name: "group",
			values: SPEAKER_GROUPS,
			current: group,
			labels: texts("labels").speakerGroup,
			all: text.featured,
			hash: "speakers",
		}),
		// Bare words: what draws the rest is not for a page that phones wait for.
		speakers: speakers.map((speaker) => ({ ...speakerView(speaker, locale), bio: readWords(speaker.bio, speaker.format, locale) })),
	};
}
