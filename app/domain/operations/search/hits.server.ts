import type { SearchKind } from "#app/admin/resource.ts";
import { pagesOf, pagesView } from "#app/http/pages.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { listHits, rankHits, wordsOf } from "./queries.server.ts";
import { hitView } from "./view.server.ts";

const PAGE_LENGTH = 24;
const MAX_BEST = 5;
/** Of each kind, and in all. */
const MAX_SUGGESTED_PER_KIND = 3;
const MAX_SUGGESTED = 7;

interface Asked {
	q: string;
	kind?: SearchKind;
	locale: Locale;
	today: string;
}

/** Returns the best hits while typing, kinds in turn, and their total number. */
export async function loadSuggestions(q: string, { locale, today }: Omit<Asked, "q" | "kind">) {
	const words = wordsOf(q);
	const found = words.length > 0 ? await rankHits(words, { locale, today }) : [];
	const best = found
		.flatMap(({ kind, ids }) => ids.slice(0, MAX_SUGGESTED_PER_KIND).map((id, place) => ({ kind, id, place })))
		.sort((one, other) => one.place - other.place)
		.slice(0, MAX_SUGGESTED);
	const hits = await viewsOf(
		best.map(({ id }) => id),
		words,
		locale,
	);
	const groups = [...Map.groupBy(best, ({ kind }) => kind)].map(([kind, ofKind]) => ({ kind, hits: ofKind.flatMap(({ id }) => hits.get(id) ?? []) }));
	return { words, count: best.length, groups };
}

async function viewsOf(ids: number[], words: string[], locale: Locale) {
	return new Map((await listHits(ids)).map((hit) => [hit.id, hitView(hit, words, locale)]));
}

/** Returns the best hits of all kinds, or one page of one kind. */
export async function loadHits(url: URL, { q, kind, locale, today }: Asked) {
	const words = wordsOf(q);
	if (words.length === 0) return { words, count: 0, groups: [] };
	const found = await rankHits(words, { locale, today, kind });
	const count = found.reduce((sum, { ids }) => sum + ids.length, 0);
	const pages = kind && pagesOf(url, count, PAGE_LENGTH);
	const { limit, offset } = pages ?? { limit: MAX_BEST, offset: 0 };
	const shown = found.map(({ kind: ofKind, ids }) => ({ kind: ofKind, count: ids.length, ids: ids.slice(offset, offset + limit) }));
	const hits = await viewsOf(
		shown.flatMap(({ ids }) => ids),
		words,
		locale,
	);
	const groups = shown.map(({ ids, ...group }) => ({ ...group, hits: ids.flatMap((id) => hits.get(id) ?? []) }));
	return { words, count, pages: pages && pagesView(pages, locale), groups };
}
