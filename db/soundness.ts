import type { Database } from "better-sqlite3";
import { migrate } from "./migrate.ts";
import { openSqlite } from "./sqlite.ts";

const MAX_FAULTS = 20;

/** `faults` are sentences. */
export class FileRefused extends Error {
	readonly faults: string[];

	constructor(reason: string, faults: string[] = []) {
		super(reason);
		this.faults = faults;
	}
}

/** Returns a sentence for each broken page, index, value or reference; empty if the file is sound. */
export function faultsOf(sqlite: Database): string[] {
	try {
		const integrity = sqlite.pragma(`integrity_check(${MAX_FAULTS})`) as { integrity_check: string }[];
		const faults = integrity.map((row) => row.integrity_check).filter((fault) => fault !== "ok");
		const loose = sqlite.pragma("foreign_key_check") as { table: string; rowid: number; parent: string }[];
		return [...faults, ...loose.slice(0, MAX_FAULTS).map(({ table, rowid, parent }) => `Row ${rowid} of ${table} refers to nothing in ${parent}.`)];
	} catch (cause) {
		// Too broken to be read to its end.
		return [(cause as Error).message];
	}
}

/** Returns tables, indexes and triggers of a schema that the file lacks. */
export function missingParts(sqlite: Database, version: number): string[] {
	const reference = openSqlite(":memory:");
	migrate(reference, version);
	const parts = (database: Database) =>
		database.prepare<[], string>("SELECT type || ' ' || name FROM sqlite_schema WHERE name NOT LIKE 'sqlite%'").pluck().all();
	const present = new Set(parts(sqlite));
	return parts(reference).filter((part) => !present.has(part));
}
