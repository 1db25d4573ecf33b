import type { Database } from "better-sqlite3";

const SESSION_TYPES = "('Keynote', 'Panel', 'Workshop', 'Break', 'Networking', 'Ceremony')";
const WORKSHOP_CATEGORIES = "('Business', 'Technology', 'Sustainability', 'Innovation', 'Leadership')";

const CHANGES = [
	["speaker", "CHECK (length(country) = 2)", "CHECK (country = '' OR length(country) = 2)"],
	["speaker", "CHECK (category IN ('Business',", "CHECK (category IN ('', 'Business',"],
	["session", `CHECK (type IN ${SESSION_TYPES})`, `CHECK (type IN ${SESSION_TYPES.replace("(", "('', ")})`],
	["workshop", `CHECK (category IN ${WORKSHOP_CATEGORIES})`, `CHECK (category IN ${WORKSHOP_CATEGORIES.replace("(", "('', ")})`],
	["workshop", "CHECK (level IN ('beginner',", "CHECK (level IN ('', 'beginner',"],
	["workshop", "price INTEGER NOT NULL", "price INTEGER"],
	["workshop", "max_attendees INTEGER NOT NULL", "max_attendees INTEGER"],
] as const;

/** Lets drafts leave fields empty. Edits the schema, since rebuilding tables would delete the rows that refer to them. */
export function run(sqlite: Database): void {
	const version = sqlite.pragma("schema_version", { simple: true }) as number;
	sqlite.unsafeMode(true);
	sqlite.pragma("writable_schema = ON");
	const replace = sqlite.prepare("UPDATE sqlite_schema SET sql = replace(sql, :from, :to) WHERE type = 'table' AND name = :table AND instr(sql, :from)");
	for (const [table, from, to] of CHANGES) if (replace.run({ table, from, to }).changes !== 1) throw new Error(`The table ${table} lacks ${from}`);
	sqlite.pragma(`schema_version = ${version + 1}`);
	sqlite.pragma("writable_schema = RESET");
	sqlite.unsafeMode(false);
}
