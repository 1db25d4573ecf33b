import type { SearchKind } from "~/admin/resource";
import { pagesOf, pagesView } from "~/http/pages.server";
import type { Locale } from "~/i18n/config";
import { listHits, rankHits, wordsOf } from "./queries.server";
import { hitView } from "./view.server";

/** Hits on one page of those of one kind. */
const PAGE_LENGTH = 24;
/** Of each kind, where no page of one is asked for. */
const BEST = 5;

interface Asked {
	q: string;
	/** Only of this kind. */
	kind?: SearchKind;
	locale: Locale;
	/** The calendar day at the event's place. */
	today: string;
}

/** What a question finds, by kind: the best of all kinds, or one kind page by page. */
export async function loadHits(url: URL, { q, kind, locale, today }: Asked) {
	const words = wordsOf(q);
	if (words.length === 0) return { words, count: 0, groups: [] };
	const found = await rankHits(words, { locale, today, kind });
	const count = found.reduce((sum, { ids }) => sum + ids.length, 0);
	const pages = kind && pagesOf(url, count, PAGE_LENGTH);
	const { limit, offset } = pages ?? { limit: BEST, offset: 0 };
	const shown = found.map(({ kind: ofKind, ids }) => ({ kind: ofKind, count: ids.length, ids: ids.slice(offset, offset + limit) }));
	const hits = new Map((await listHits(shown.flatMap(({ ids }) => ids))).map((hit) => [hit.id, hitView(hit, words, locale)]));
	const groups = shown.map(({ ids, ...group }) => ({ ...group, hits: ids.flatMap((id) => hits.get(id) ?? []) }));
	return { words, count, pages: pages && pagesView(pages, locale), groups };
}
