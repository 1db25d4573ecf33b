import { sql } from "kysely";
import type { SearchKind } from "#app/admin/resource.ts";
import type { Locale } from "#app/i18n/config.ts";
import { foldText } from "#app/i18n/search.ts";
import { db } from "#app/runtime/database.server.ts";
import { isIn, isOf, kindOf } from "./entry-id.server.ts";

const MAX_WORDS = 8;
/** A word with more hits says nothing about relevance, and ranking them is slow. */
const MAX_RANKED = 1000;
const NAME_BOOST = 1000;
/** Pages mention everything: a mention on one ranks after all other entries. */
const PAGE_HANDICAP = 500;

export interface Hit {
	id: number;
	path: string;
	name: string;
	nameLang: Locale | null;
	text: string;
	textLang: Locale | null;
}

interface Filter {
	locale: Locale;
	/** Calendar day at the venue; later publications are not found. */
	today: string;
	kind?: SearchKind;
}

/** Returns the folded words; none if the query has fewer than two letters or digits. */
export function wordsOf(question: string): string[] {
	const words = [...new Set(foldText(question).match(/[\p{L}\p{N}]+/gu) ?? [])];
	return words.some((word) => word.length > 1) ? words.slice(0, MAX_WORDS) : [];
}

/** Returns the ids of entries with all words or words that begin so, by kind, the best first. Hits in names come before mentions, and pages after other entries of the same sort. */
export async function rankHits(words: string[], filter: Filter): Promise<{ kind: SearchKind; ids: number[] }[]> {
	const found = await listIds(matchOf(words), filter);
	const named = new Set(found.length > 0 ? await listIds(`folded_name : (${matchOf(words)})`, filter) : []);
	const ranks = found.length <= MAX_RANKED ? await rankAll(matchOf(words), filter) : undefined;
	const rankOf = (id: number) => (ranks?.get(id) ?? 0) - (named.has(id) ? NAME_BOOST : 0) + (kindOf(id) === "page" ? PAGE_HANDICAP : 0);
	const groups = [...Map.groupBy(found, kindOf)].map(([kind, ids]) => {
		const [names, mentions] = [ids.filter((id) => named.has(id)), ids.filter((id) => !named.has(id))];
		return { kind, ids: ranks ? ids.sort((one, other) => rankOf(one) - rankOf(other)) : [...names, ...mentions] };
	});
	return groups.sort(({ ids: [one = 0] }, { ids: [other = 0] }) => rankOf(one) - rankOf(other));
}

/** Joined in SQL: as thousands of rows the ids take three times as long. */
async function listIds(match: string, filter: Filter): Promise<number[]> {
	const { rows } = await sql<{ ids: string }>`SELECT json_group_array(rowid) AS ids ${entries(match, filter)}`.execute(db);
	return JSON.parse(rows[0]?.ids ?? "[]");
}

async function rankAll(match: string, filter: Filter): Promise<Map<number, number>> {
	const { rows } = await sql<{ id: number; rank: number }>`SELECT rowid AS id, bm25(search_index, 10, 1) AS rank ${entries(match, filter)}`.execute(db);
	return new Map(rows.map(({ id, rank }) => [id, rank]));
}

const entries = (match: string, { locale, today, kind }: Filter) => sql`
	FROM search_index WHERE search_index MATCH ${match} AND ${isIn(locale)} ${kind ? sql`AND ${isOf(kind)}` : sql``}
	AND rowid NOT IN (SELECT id FROM search_entry WHERE visible_from > ${today})`;

export async function listHits(ids: number[]): Promise<Hit[]> {
	return db
		.selectFrom("search_entry")
		.select(["id", "path", "name", "name_lang as nameLang", "text", "text_lang as textLang"])
		.where("id", "in", ids)
		.$castTo<Hit>()
		.execute();
}

/** FTS5 syntax. A single letter is no prefix, since it would match too much. */
const matchOf = (words: string[]) => words.map((word) => (word.length > 1 ? `"${word}"*` : `"${word}"`)).join(" ");
