import type { Database } from "better-sqlite3";

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Columns that no form, import or undo writes. */
const UNWRITTEN = ["news_article.preview_key", "picture.created_at", "picture.deleted_at", "picture.replaced_by", "workshop.former", "workshop.session_id"];

/** Columns that organizers write, without pictures' bytes. */
export function columnsOf(sqlite: Database, table: string): string[] {
	return infoOf(sqlite, table).flatMap(({ name, type, pk }) => (pk || type === "BLOB" || UNWRITTEN.includes(`${table}.${name}`) ? [] : name));
}

const infoOf = (sqlite: Database, table: string) => sqlite.pragma(`table_info(${table})`) as { name: string; type: string; pk: number }[];

/** For tables whose constraints accept arbitrary values. */
export function insertAny(sqlite: Database, table: string): void {
	const values = infoOf(sqlite, table).map(({ pk, type }) => (pk ? "any" : type === "TEXT" ? ANY[0] : ANY[1]));
	sqlite.prepare(`INSERT INTO ${table} VALUES (${values.map(() => "?").join()})`).run(...values);
}

export function writeColumn(sqlite: Database, table: string, column: string, row: Row, value = row[column]): void {
	const keys = infoOf(sqlite, table).flatMap(({ name, pk }) => (pk ? name : []));
	const where = keys.map((key) => `"${key}" = ?`).join(" AND ");
	sqlite.prepare(`UPDATE ${table} SET "${column}" = ? WHERE ${where}`).run(value, ...keys.map((key) => row[key]));
}

/** Writes a different value that the constraints allow; returns undefined if there is none. */
export function changeColumn(sqlite: Database, table: string, column: string, row: Row): Value | undefined {
	const elsewhere = sqlite.prepare<[], Value>(`SELECT DISTINCT "${column}" FROM ${table} WHERE "${column}" IS NOT NULL ORDER BY 1`).pluck().all();
	const rules = sqlite.prepare<[string], string>("SELECT sql FROM sqlite_schema WHERE name = ?").pluck().get(table) ?? "";
	const words = [...rules.matchAll(/'(\w+)'/g)].map(([, word = ""]) => word).filter((word) => !JSON_TYPES.includes(word));
	const isKnown = elsewhere.some((value) => alike(value).length > 0);
	for (const value of [...alike(row[column] ?? null), ...elsewhere, ...(isKnown ? [] : [...words, ...ANY])]) {
		if (value === row[column]) continue;
		try {
			writeColumn(sqlite, table, column, row, value);
			return value;
		} catch {
			// Violates a constraint.
		}
	}
	return undefined;
}

/** JSON types in CHECK constraints, no column values. */
const JSON_TYPES = ["array", "object", "text"];

/** For unknown columns; the JSON is also a valid text. */
const ANY = ['{"en":"Other words"}', 1];

/** Returns other values of the same kind, or none if only the column's other values show it. */
function alike(value: Value): Value[] {
	if (typeof value === "number") return [1 - value, value + 1, value / 2];
	if (value === null) return [];
	if (/^[[{]/.test(value)) return [JSON.stringify(JSON.parse(value), (name, part) => (typeof part === "string" && WORDS.test(name) ? otherwise(part) : part))];
	if (/^\d{4}-\d\d-\d\d$/.test(value)) return [1, -1].map((days) => String(Temporal.PlainDate.from(value).add({ days })));
	if (/^\d\d:\d\d$/.test(value)) return ["07:07", "23:23"];
	if (/^[A-Z][a-z]+\/[\w/]+$/.test(value)) return ["Europe/Stockholm", "America/Mexico_City"];
	if (/^[A-Z]{2}$/.test(value)) return ["MX", "SE"];
	if (value.startsWith("/")) return ["/images/about", "/images/hero"];
	return /[ @.]/.test(value) ? [otherwise(value)] : [];
}

/** Keys of free texts within JSON: languages, addresses, and indexes. */
const WORDS = /^(en|es|sv|url|\d+)$/;

const otherwise = (words: string) => (words.endsWith("-otherwise") ? words.replace(/-otherwise$/, "") : `${words}-otherwise`);
