import { existsSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { Database } from "better-sqlite3";
import { openSqlite } from "./sqlite.ts";

/** Since when deleted data may be in the journal and the replica, as an instant. */
export const ERASED_SINCE_KEY = "erased_since";

/** Locked by the process that replicates the database. Its modification time is the last moment at which the replica was complete. */
export const replicaFileOf = (database: string) => `${database}.replicated`;

/** Returns milliseconds; 0 if the database was never replicated. */
export function replicaLag(database: string, now = Date.now()): number {
	const completeAt = statSync(replicaFileOf(database), { throwIfNoEntry: false })?.mtimeMs;
	return completeAt === undefined ? 0 : Math.max(0, now - completeAt);
}

/** Returns a function that unlocks; undefined while another process replicates. The system unlocks for a killed process. */
export function lockReplica(database: string): (() => void) | undefined {
	const sqlite = openSqlite(replicaFileOf(database), { timeout: 0 });
	try {
		sqlite.exec("BEGIN EXCLUSIVE");
		return () => sqlite.close();
	} catch (cause) {
		sqlite.close();
		if (!(cause as { code?: string }).code?.startsWith("SQLITE_BUSY")) throw cause;
		return undefined;
	}
}

/** True if the database was replicated, but no running site does so now. */
export function isReplicaUnlocked(database: string): boolean {
	if (!existsSync(replicaFileOf(database))) return false;
	const unlock = lockReplica(database);
	unlock?.();
	return unlock !== undefined;
}

/** Deletes Litestream's own files beside a database, which belong to the state that it has seen. */
export function forgetReplication(database: string): void {
	rmSync(path.join(path.dirname(database), `.${path.basename(database)}-litestream`), { recursive: true, force: true });
}

export function erasedSince(sqlite: Database): Date | undefined {
	const value = sqlite.prepare<[string], string>("SELECT value FROM setting WHERE key = ?").pluck().get(ERASED_SINCE_KEY);
	return value === undefined ? undefined : new Date(value);
}

/** Empties the journal, after which Litestream begins anew, without deleted data. Returns false while another process reads or writes. */
export function truncateJournal(sqlite: Database): boolean {
	const since = erasedSince(sqlite)?.toISOString();
	try {
		// First, as an erasure by another process in between must stay noted.
		sqlite.prepare("DELETE FROM setting WHERE key = ?").run(ERASED_SINCE_KEY);
		const [checkpoint] = sqlite.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
		if (checkpoint?.busy === 0) return true;
		sqlite.prepare("INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)").run(ERASED_SINCE_KEY, since);
	} catch (cause) {
		if (!(cause as { code?: string }).code?.startsWith("SQLITE_BUSY")) throw cause;
	}
	return false;
}
