import type { SearchKind } from "~/admin/resource";
import { pagesOf, pagesView } from "~/http/pages.server";
import type { Locale } from "~/i18n/config";
import { countHits, findHits, wordsOf } from "./queries.server";
import { hitView } from "./view.server";

/** Hits on one page of those of one kind. */
const PAGE_LENGTH = 24;

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
	const counts = await countHits(words, { locale, today, kind });
	const count = Object.values(counts).reduce((sum, ofKind) => sum + ofKind, 0);
	const pages = kind && pagesOf(url, count, PAGE_LENGTH);
	const hits = count === 0 ? [] : await findHits(words, { locale, today, kind, ...pages });
	const groups = [...Map.groupBy(hits, (hit) => hit.kind)].map(([ofKind, found]) => ({
		kind: ofKind,
		count: counts[ofKind] ?? 0,
		hits: found.map((hit) => hitView(hit, words, locale)),
	}));
	return { words, count, pages: pages && pagesView(pages, locale), groups };
}
