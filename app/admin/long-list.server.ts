import { type Pages, pagesView } from "#app/http/pages.server.ts";
import { withQuery } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { FilterOption } from "#app/ui/filter-links.tsx";

export type LongList = ReturnType<typeof longList>;

/** A further choice beside the search. */
export interface ListSelect {
	name: string;
	label: string;
	value: string;
	options: { value: string; label: string }[];
}

/** A day to be chosen beside the search, as an ISO date; empty for any. */
export interface ListDay {
	name: string;
	label: string;
	value: string;
}

interface LongListParts<State extends string> {
	url: URL;
	locale: Locale;
	title: string;
	lead?: string;
	count: string;
	none: string;
	/** Where a search finds nothing, if there is more to say than that. */
	noneFound?: string;
	pages: Pages;
	/** The states in their order, the first of which needs no query. */
	states: { state: State; label: string; count: number }[];
	state: State;
	search?: { q: string; hint: string; selects?: ListSelect[]; day?: ListDay };
	isEmpty: boolean;
}

/** What stands around a list of the admin area that is too long for one page. */
export function longList<State extends string>({
	url,
	locale,
	title,
	lead,
	count,
	none,
	noneFound,
	pages,
	states,
	state,
	search,
	isEmpty,
}: LongListParts<State>) {
	const text = textsOf("longList", locale, {});
	const options: FilterOption[] = states.map((option, index) => ({
		label: `${option.label} (${option.count})`,
		to: withQuery(url, { state: index === 0 ? undefined : option.state, page: undefined }),
		current: option.state === state,
	}));
	const controls = [...(search?.selects ?? []), ...(search?.day ? [search.day] : [])];
	const isNarrowed = Boolean(search?.q) || controls.some(({ value }) => value !== "");
	return {
		text,
		title,
		lead,
		count,
		none: isEmpty ? (isNarrowed ? (noneFound ?? text.noneFound) : none) : undefined,
		states: options,
		search: search && {
			...search,
			selects: search.selects ?? [],
			state: url.searchParams.get("state") ?? undefined,
			clear: isNarrowed ? withQuery(url, { q: undefined, page: undefined, ...Object.fromEntries(controls.map(({ name }) => [name, undefined])) }) : undefined,
		},
		pages: pagesView(pages, locale),
	};
}
