import type { Database } from "better-sqlite3";

/** @returns the row's id */
export function insert(sqlite: Database, table: string, entity: object): number {
	const columns = Object.entries(entity).filter(([, value]) => value !== undefined);
	const names = columns.map(([key]) => `"${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`);
	const { lastInsertRowid } = sqlite
		.prepare(`INSERT INTO "${table}" (${names}) VALUES (${names.map(() => "?")})`)
		.run(columns.map(([, value]) => stored(value)));
	return Number(lastInsertRowid);
}

/** Converts true to 1, and lists and translated texts to JSON. */
function stored(value: unknown): unknown {
	if (typeof value === "boolean") return Number(value);
	return typeof value === "object" ? JSON.stringify(value) : value;
}
