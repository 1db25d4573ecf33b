import { type RawBuilder, sql } from "kysely";
import type { SearchKind } from "~/admin/resource";
import { db } from "~/database.server";
import type { Page } from "~/http/pages.server";
import type { Locale } from "~/i18n/config";
import { foldText } from "~/i18n/search";

/** Words of a question that are looked for. */
const MOST_WORDS = 8;
/** The best of each kind that are found where no page of one kind is asked for. */
const BEST = 5;

/** A hit, as the index has it. */
export interface Hit {
	kind: SearchKind;
	path: string;
	name: string;
	nameLang: Locale | null;
	text: string;
	textLang: Locale | null;
}

interface Filter {
	locale: Locale;
	/** The calendar day at the event's place: what comes out later is not found. */
	today: string;
	kind?: SearchKind;
}

/** The words that a question asks for, folded; none where it has no letter or digit, or but one. */
export function wordsOf(question: string): string[] {
	const words = [...new Set(foldText(question).match(/[\p{L}\p{N}]+/gu) ?? [])];
	return words.some((word) => word.length > 1) ? words.slice(0, MOST_WORDS) : [];
}

/** How many hits of each kind hold all of these words, or words that begin so. */
export async function countHits(words: string[], filter: Filter): Promise<Partial<Record<SearchKind, number>>> {
	const { rows } = await sql<{ kind: SearchKind; count: number }>`SELECT kind, count(*) AS count ${hits(words, filter)} GROUP BY kind`.execute(db);
	return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

/** Those hits, the best of each kind or a page of one, the kind with the best first. What has the words in its name stands before what mentions them. */
export async function findHits(words: string[], { limit = BEST, offset = 0, ...filter }: Filter & Partial<Page>): Promise<Hit[]> {
	const named = `folded_name : (${matchOf(words)})`;
	const { rows } = await sql<Hit>`
		WITH hit AS (
			SELECT entry.id, kind, bm25(search_index, 10, 1) - iif(entry.id IN (SELECT rowid FROM search_index WHERE search_index MATCH ${named}), 1000, 0) AS rank
			${hits(words, filter)}
		), placed AS (
			SELECT id, row_number() OVER (PARTITION BY kind ORDER BY rank, id) AS place, min(rank) OVER (PARTITION BY kind) AS best FROM hit
		)
		SELECT kind, path, name, name_lang AS nameLang, text, text_lang AS textLang
		FROM placed JOIN search_entry USING (id)
		WHERE place > ${offset} AND place <= ${offset + limit}
		ORDER BY best, kind, place`.execute(db);
	return rows;
}

function hits(words: string[], { locale, today, kind }: Filter): RawBuilder<unknown> {
	return sql`
		FROM search_index CROSS JOIN ${sql.table("search_entry")} AS entry ON entry.id = search_index.rowid
		WHERE search_index MATCH ${matchOf(words)} AND instr(locales, ${locale}) AND visible_from <= ${today} AND kind = coalesce(${kind ?? null}, kind)`;
}

/** In the words of FTS5. A single letter stands for itself: too much begins with it. */
const matchOf = (words: string[]) => words.map((word) => (word.length > 1 ? `"${word}"*` : `"${word}"`)).join(" ");
