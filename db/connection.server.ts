import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import type { Database } from "better-sqlite3";
import { rewriteIfDue } from "./erasure.ts";
import { fold } from "./fold.ts";
import { openSqlite } from "./sqlite.ts";
import { upgrade } from "./upgrade.ts";

/** Opens the SQLite file, making it and bringing its schema up to date as needed. @throws NewerSchema, UpgradeStopped */
export function openDatabase(file: string): Database {
	const sqlite = connect(file);
	upgrade(sqlite, file);
	rewriteIfDue(sqlite);
	return sqlite;
}

/** Makes a new file its owner's alone, as SQLite's own files beside it will be: it holds what people wrote. One that is there keeps its rights. */
function makeOwn(file: string): void {
	if (existsSync(file)) return;
	mkdirSync(path.dirname(file), { recursive: true });
	closeSync(openSync(file, "a", 0o600));
}

/**
 * Opens the SQLite file with the settings of every connection that writes, making it as needed, and leaves its schema as it is.
 *
 * WAL lets readers and a writer work side by side. `synchronous=FULL` is said every time because better-sqlite3
 * reopens WAL files with NORMAL, which can lose acknowledged commits when the power fails; the server's dialect sees to
 * that itself (`dialect.ts`). `secure_delete` writes zeros
 * over what is deleted, which SQLite would otherwise leave in the file. What it sorts or may have to undo stays in memory:
 * a container's disk may be writable nowhere but beside the database.
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
