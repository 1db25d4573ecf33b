import type { Database } from "better-sqlite3";

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** What no form, no import and no undoing writes. */
const UNWRITTEN = ["news_article.preview_key", "picture.created_at", "picture.deleted_at", "picture.replaced_by", "workshop.former", "workshop.session_id"];

/** The columns of a table that organizers write; pictures' bytes left out. */
export function columnsOf(sqlite: Database, table: string): string[] {
	return infoOf(sqlite, table).flatMap(({ name, type, pk }) => (pk || type === "BLOB" || UNWRITTEN.includes(`${table}.${name}`) ? [] : name));
}

const infoOf = (sqlite: Database, table: string) => sqlite.pragma(`table_info(${table})`) as { name: string; type: string; pk: number }[];

/** Writes a row of anything into a table; one of stricter rules needs sample content. */
export function insertAny(sqlite: Database, table: string): void {
	const values = infoOf(sqlite, table).map(({ pk, type }) => (pk ? "any" : type === "TEXT" ? ANY[0] : ANY[1]));
	sqlite.prepare(`INSERT INTO ${table} VALUES (${values.map(() => "?").join()})`).run(...values);
}

/** Writes a value into a column of a row, whose own tells which row that is. */
export function writeColumn(sqlite: Database, table: string, column: string, row: Row, value = row[column]): void {
	const keys = infoOf(sqlite, table).flatMap(({ name, pk }) => (pk ? name : []));
	const where = keys.map((key) => `"${key}" = ?`).join(" AND ");
	sqlite.prepare(`UPDATE ${table} SET "${column}" = ? WHERE ${where}`).run(value, ...keys.map((key) => row[key]));
}

/** Writes another value there, one that the table's rules allow. Nothing where they allow none. */
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
			// Against the rules.
		}
	}
	return undefined;
}

/** What rules call the kinds of JSON, and no value of a column. */
const JSON_TYPES = ["array", "object", "text"];

/** Of a column of which nothing is known; JSON is also a text. */
const ANY = ['{"en":"Other words"}', 1];

/** Other values that mean something of the same kind; nothing where only the others in its column tell. */
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

/** Names of what may be any words within JSON: texts in a language, addresses, and what stands in a list. */
const WORDS = /^(en|es|sv|url|\d+)$/;

const otherwise = (words: string) => (words.endsWith("-otherwise") ? words.replace(/-otherwise$/, "") : `${words}-otherwise`);
