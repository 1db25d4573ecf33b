import { type Pages, pagesView } from "#app/http/pages.server.ts";
import { withQuery } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { FilterOption } from "#app/ui/filter-links.tsx";

export type LongList = ReturnType<typeof longList>;

export interface ListSelect {
	name: string;
	label: string;
	value: string;
	options: { value: string; label: string }[];
}

/** ISO date; empty for any. */
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
	noneFound?: string;
	pages: Pages;
	states: { state: State; label: string; count: number }[];
	state: State;
	search?: { q: string; hint: string; selects?: ListSelect[]; day?: ListDay };
	isEmpty: boolean;
}

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
