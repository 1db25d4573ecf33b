import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Database } from "better-sqlite3";
import { fold } from "./fold.ts";
import { migrate } from "./migrate.ts";
import { openSqlite } from "./sqlite.ts";

/** Opens the SQLite file, making it and bringing its schema up to date as needed. */
export function openDatabase(file: string): Database {
	mkdirSync(path.dirname(file), { recursive: true });
	const sqlite = connect(file);
	migrate(sqlite);
	return sqlite;
}

/**
 * Opens the SQLite file with the settings of every connection that writes, and leaves its schema as it is.
 *
 * WAL lets readers and a writer work side by side. `synchronous=FULL` is said every time because better-sqlite3
 * reopens WAL files with NORMAL, which can lose acknowledged commits when the power fails.
 */
export function connect(file: string): Database {
	const sqlite = openSqlite(file);
	sqlite.pragma("busy_timeout = 5000");
	sqlite.pragma("journal_mode = WAL");
	sqlite.pragma("synchronous = FULL");
	sqlite.pragma("foreign_keys = ON");
	sqlite.function("fold", { deterministic: true }, (text) => fold(String(text)));
	return sqlite;
}
