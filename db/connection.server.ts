import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import type { Database } from "better-sqlite3";
import { rewriteIfDue } from "./erasure.ts";
import { fold } from "./fold.ts";
import { openSqlite } from "./sqlite.ts";
import { upgrade } from "./upgrade.ts";

/** Opens the SQLite file, creating and migrating it as needed. @throws SchemaRefused, UpgradeStopped */
export function openDatabase(file: string): Database {
	const sqlite = connect(file);
	upgrade(sqlite, file);
	rewriteIfDue(sqlite);
	return sqlite;
}

/** SQLite gives its journal files the same mode. An existing file keeps its mode. */
function makeOwn(file: string): void {
	if (existsSync(file)) return;
	mkdirSync(path.dirname(file), { recursive: true });
	closeSync(openSync(file, "a", 0o600));
}

/**
 * Opens the SQLite file for writing, without migrating it. `synchronous=FULL` is set each time, as better-sqlite3 reopens WAL files with NORMAL.
 * `temp_store` is memory, as a container may be able to write only beside the database.
 */
export function connect(file: string): Database {
	makeOwn(file);
	const sqlite = openSqlite(file);
	sqlite.pragma("busy_timeout = 5000");
	sqlite.pragma("journal_mode = WAL");
	sqlite.pragma("synchronous = FULL");
	sqlite.pragma("foreign_keys = ON");
	sqlite.pragma("secure_delete = ON");
	sqlite.pragma("temp_store = MEMORY");
	sqlite.function("fold", { deterministic: true }, (text) => fold(String(text)));
	return sqlite;
}
