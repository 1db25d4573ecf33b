import { sql } from "kysely";
import type { SearchKind } from "#app/admin/resource.ts";
import type { Locale } from "#app/i18n/config.ts";
import { foldText } from "#app/i18n/search.ts";
import { db } from "#app/runtime/database.server.ts";
import { isIn, isOf, kindOf } from "./entry-id.server.ts";

/** Words of a question that are looked for. */
const MAX_WORDS = 8;
/** Hits that are ranked by how often and where the words stand: of a word that stands in more it says nothing, and takes long. */
const MAX_RANKED = 1000;
/** More than any rank. */
const NAMED = 1000;

/** A hit, as the index has it. */
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
	/** The calendar day at the event's place: what comes out later is not found. */
	today: string;
	kind?: SearchKind;
}

/** The words that a question asks for, folded; none where it has no letter or digit, or but one. */
export function wordsOf(question: string): string[] {
	const words = [...new Set(foldText(question).match(/[\p{L}\p{N}]+/gu) ?? [])];
	return words.some((word) => word.length > 1) ? words.slice(0, MAX_WORDS) : [];
}

/**
 * What holds all of these words, or words that begin so: the ids of each kind that has any, the best first, and the kind with
 * the best first. What has the words in its name stands before what mentions them.
 */
export async function rankHits(words: string[], filter: Filter): Promise<{ kind: SearchKind; ids: number[] }[]> {
	const found = await listIds(matchOf(words), filter);
	const named = new Set(found.length > 0 ? await listIds(`folded_name : (${matchOf(words)})`, filter) : []);
	const ranks = found.length <= MAX_RANKED ? await rankAll(matchOf(words), filter) : undefined;
	const placeOf = (id: number) => (ranks?.get(id) ?? 0) - (named.has(id) ? NAMED : 0);
	const groups = [...Map.groupBy(found, kindOf)].map(([kind, ids]) => {
		const [names, mentions] = [ids.filter((id) => named.has(id)), ids.filter((id) => !named.has(id))];
		return { kind, ids: ranks ? ids.sort((one, other) => placeOf(one) - placeOf(other)) : [...names, ...mentions] };
	});
	return groups.sort(({ ids: [one = 0] }, { ids: [other = 0] }) => placeOf(one) - placeOf(other));
}

/** In one text: as thousands of rows they take three times as long. */
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

/** Those with these ids, in any order. */
export async function listHits(ids: number[]): Promise<Hit[]> {
	return db
		.selectFrom("search_entry")
		.select(["id", "path", "name", "name_lang as nameLang", "text", "text_lang as textLang"])
		.where("id", "in", ids)
		.$castTo<Hit>()
		.execute();
}

/** In the words of FTS5. A single letter stands for itself: too much begins with it. */
const matchOf = (words: string[]) => words.map((word) => (word.length > 1 ? `"${word}"*` : `"${word}"`)).join(" ");
