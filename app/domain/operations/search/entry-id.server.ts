import { type RawBuilder, sql } from "kysely";
import type { SearchKind } from "#app/admin/resource.ts";
import { LOCALES, type Locale } from "#app/i18n/config.ts";

/*
 * The id of an entry says its kind and its languages, so that FTS5 alone knows which of the found ones are wanted: 1 ms for
 * 8,400 of them, where a look at each row takes 20 ms. From the highest bit: kind, one bit for each language, a number.
 */

/** In the order of their ids: whoever changes it raises `FORMAT` in `index.server.ts`. */
export const KINDS: SearchKind[] = ["speaker", "session", "workshop", "news", "partner", "question", "page"];

const LANGUAGE_BITS = LOCALES.length;
const NUMBER_BITS = 32;

const bitOf = (locale: Locale) => 1 << LOCALES.indexOf(locale);

/** The next id of those of a kind and of these languages; without any, an entry is never found. */
export function nextId(kind: SearchKind, locales: Locale[]): RawBuilder<number> {
	const group = (KINDS.indexOf(kind) << LANGUAGE_BITS) | locales.reduce((bits, locale) => bits | bitOf(locale), 0);
	return sql`(SELECT max(coalesce(max(id), 0), ${group} << ${NUMBER_BITS}) + 1 FROM search_entry WHERE id < (${group} + 1) << ${NUMBER_BITS})`;
}

/** Of the rows of the index, those of a language. */
export const isIn = (locale: Locale) => sql`(rowid >> ${NUMBER_BITS}) & ${bitOf(locale)}`;

/** Of the rows of the index, those of a kind. */
export function isOf(kind: SearchKind): RawBuilder<unknown> {
	const first = KINDS.indexOf(kind) << LANGUAGE_BITS;
	return sql`rowid BETWEEN ${first} << ${NUMBER_BITS} AND ((${first} + ${1 << LANGUAGE_BITS}) << ${NUMBER_BITS}) - 1`;
}

export const kindOf = (id: number) => KINDS[Math.floor(id / 2 ** (NUMBER_BITS + LANGUAGE_BITS))] as SearchKind;
