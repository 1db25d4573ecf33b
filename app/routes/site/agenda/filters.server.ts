import { listRooms } from "#app/domain/program/room/queries.server.ts";
import { languageLabel } from "#app/domain/program/session/language.server.ts";
import { type AgendaFilter, listFacets } from "#app/domain/program/session/queries.server.ts";
import { SESSION_TYPES, type SessionType, TALK_LANGUAGES, TRACKS } from "#app/domain/program/session/schema.ts";
import { filterField, filtersView } from "#app/http/filters.server.ts";
import { choiceOf, isNamed } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { type Texts, textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import type { FilterField, FiltersView } from "#app/ui/filter-form.tsx";

/** Above this number, a speaker is typed rather than selected. */
const MAX_NAMES = 100;

interface LoadedFilters {
	filter: AgendaFilter;
	type: SessionType | undefined;
	/** True if anything other than a type is chosen. */
	isNarrowed: boolean;
	view: FiltersView;
}

/** Types and tracks are always the same; other filters have only values that occur. */
export async function loadFilters(
	url: URL,
	text: Pick<Texts["agenda"], "type" | "allTypes" | "track" | "allTracks" | "clear">,
	locale: Locale,
): Promise<LoadedFilters> {
	const labels = textsOf("labels", locale, {});
	const { filters } = textsOf("agendaViews", locale, {});
	const type = choiceOf(url, "type", SESSION_TYPES, "sessionType");
	const track = choiceOf(url, "track", TRACKS, "track");
	const facets = await listFacets();
	const rooms = (await listRooms()).filter(({ id }) => facets.roomIds.has(id));
	const languages = TALK_LANGUAGES.filter((language) => facets.languages.has(language));
	const asked = (name: string) => url.searchParams.get(name) ?? "";
	const room = rooms.find(({ id, name }) => isNamed(asked("room"), [id, name.en, translate(name, locale).text]));
	const language = languages.find((one) => isNamed(asked("language"), [one, languageLabel(one, locale)]));
	const speaker = facets.speakers.find(({ id, name }) => isNamed(asked("speaker"), [id, name]));
	const speakers = facets.speakers.length > MAX_NAMES ? undefined : facets.speakers.map(({ id, name }) => ({ value: id, label: name }));

	const fields: FilterField[] = [
		filterField({ name: "type", label: text.type, all: text.allTypes, values: SESSION_TYPES, current: type, labels: labels.sessionType }),
		filterField({ name: "track", label: text.track, all: text.allTracks, values: TRACKS, current: track, labels: labels.track }),
		{
			...{ name: "room", label: filters.room, all: filters.allRooms, value: room?.id ?? "" },
			options: rooms.map(({ id, name }) => ({ value: id, label: translate(name, locale).text })),
		},
		{
			...{ name: "language", label: filters.language, all: filters.allLanguages, value: language ?? "" },
			options: languages.map((value) => ({ value, label: languageLabel(value, locale) })),
		},
		{
			...{ name: "speaker", label: filters.speaker, all: filters.allSpeakers, value: (speakers ? speaker?.id : speaker?.name) ?? "" },
			options: speakers,
		},
	];
	return {
		filter: { types: type && [type], track, roomId: room?.id, language, speakerId: speaker?.id },
		type,
		isNarrowed: Boolean(track ?? room ?? language ?? speaker),
		view: filtersView(url, text.clear, fields),
	};
}
