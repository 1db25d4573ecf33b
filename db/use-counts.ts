import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Database, Statement } from "better-sqlite3";
import { openSqlite } from "./sqlite.ts";

const LOCK_TIMEOUT_MS = 100;
/** A flood from many addresses must not fill the disk. */
const MAX_KEYS = 100_000;

export interface Count {
	used: number;
	/** Milliseconds since 1970. */
	endsAt: number;
}

/**
 * Counts of uses that the processes of a database share, such as guesses of an IP address; keys are hashed. In a file of their own, which is written
 * without syncing to disk, and is in no backup and no replica. If it is damaged, it is created anew.
 */
export class UseCounts {
	readonly #sqlite: Database;
	readonly #find: Statement<[Buffer], Count>;
	readonly #store: Statement<[Buffer, number, number]>;
	readonly #change: (key: Buffer, next: (known: Count | undefined) => Count) => void;
	/** Keeps the addresses behind the hashes from being guessed without this file. */
	readonly #salt: Buffer;

	constructor(database: string) {
		const file = path.join(path.dirname(database), ".cache", `${path.basename(database)}.counts`);
		mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
		this.#sqlite = openSound(file);
		this.#sqlite.prepare("INSERT OR IGNORE INTO salt VALUES (1, ?)").run(randomBytes(32));
		this.#salt = this.#sqlite.prepare<[], Buffer>("SELECT bytes FROM salt").pluck().get() as Buffer;
		this.#find = this.#sqlite.prepare("SELECT used, ends_at AS endsAt FROM use_count WHERE key = ?");
		this.#store = this.#sqlite.prepare("INSERT OR REPLACE INTO use_count VALUES (?, ?, ?)");
		this.#change = this.#sqlite.transaction((key: Buffer, next: (known: Count | undefined) => Count) => {
			const { used, endsAt } = next(this.#find.get(key));
			this.#store.run(key, used, endsAt);
		}).immediate;
	}

	/** @throws SqliteError */
	change(key: string, next: (known: Count | undefined) => Count): void {
		this.#change(createHash("sha256").update(this.#salt).update(key).digest(), next);
	}

	/** Returns the number of keys left. @throws SqliteError */
	forgetExpired(now: number): number {
		this.#sqlite.prepare("DELETE FROM use_count WHERE ends_at <= ?").run(now);
		const left = this.#sqlite.prepare<[], number>("SELECT count(*) FROM use_count").pluck().get() ?? 0;
		if (left <= MAX_KEYS) return left;
		this.#sqlite.prepare("DELETE FROM use_count WHERE key IN (SELECT key FROM use_count ORDER BY ends_at LIMIT ?)").run(left - MAX_KEYS);
		return MAX_KEYS;
	}
}

function openSound(file: string): Database {
	try {
		const sqlite = open(file);
		if (sqlite.pragma("quick_check(1)", { simple: true }) === "ok") return sqlite;
		sqlite.close();
	} catch (cause) {
		const { code = "" } = cause as { code?: string };
		if (!/^SQLITE_(CORRUPT|NOTADB)/.test(code)) throw cause;
	}
	for (const ending of ["", "-wal", "-shm"]) rmSync(file + ending, { force: true });
	return open(file);
}

function open(file: string): Database {
	const sqlite = openSqlite(file, { timeout: LOCK_TIMEOUT_MS });
	sqlite.pragma("journal_mode = WAL");
	sqlite.pragma("synchronous = OFF");
	sqlite.pragma("secure_delete = ON");
	sqlite.exec(`
		CREATE TABLE IF NOT EXISTS salt (id INTEGER PRIMARY KEY CHECK (id = 1), bytes BLOB NOT NULL) STRICT;
		CREATE TABLE IF NOT EXISTS use_count (key BLOB PRIMARY KEY, used INTEGER NOT NULL, ends_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
	`);
	return sqlite;
}
