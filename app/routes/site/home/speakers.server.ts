import { readWords } from "#app/domain/content/rich-text/text.server.ts";
import { GROUP_NAMES, isInGroup, SPEAKER_GROUPS } from "#app/domain/program/speaker/groups.ts";
import { listFeaturedSpeakers, listSpeakers } from "#app/domain/program/speaker/queries.server.ts";
import { speakerView } from "#app/domain/program/speaker/view.server.ts";
import { failAs } from "#app/http/failure.server.ts";
import { filterField, filtersView } from "#app/http/filters.server.ts";
import { choiceOf } from "#app/http/query.server.ts";
import type { HomePage } from "#app/routes/site/page.server.ts";

const MAX_UNFEATURED = 8;

export async function loadSpeakersSection({ locale, texts, url }: HomePage) {
	const text = texts("speakers");
	const group = choiceOf(url, "group", SPEAKER_GROUPS, "speakerGroup", GROUP_NAMES);
	const [all, featured] = await failAs("speakers", locale, Promise.all([listSpeakers(), listFeaturedSpeakers()]));
	const chosen = featured.length > 0 ? featured : all.slice(0, MAX_UNFEATURED);
	const speakers = group ? all.filter((speaker) => isInGroup(speaker, group)) : chosen;
	return {
		toBeAnnounced: all.length === 0 ? texts("toBeAnnounced").speakers : undefined,
		text: {
			title: text.homeTitle,
			all: text.all,
		},
		empty: speakers.length === 0 ? { title: text.emptyTitle, hint: text.emptyHint } : undefined,
		filters: filtersView(
			url,
			text.clear,
			[filterField({ name: "group", label: text.group, all: text.featured, values: SPEAKER_GROUPS, current: group, labels: texts("labels").speakerGroup })],
			{ hash: "speakers" },
		),
		speakers: speakers.map((speaker) => {
			const { bioStart, bio: _, ...card } = speakerView(speaker, locale);
			const { text, lang } = readWords(speaker.bio, speaker.format, locale);
			return { ...card, bio: { text: bioStart ?? text, lang }, isCut: bioStart !== undefined };
		}),
	};
}
