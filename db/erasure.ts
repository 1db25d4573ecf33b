import type { Database } from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Milliseconds for which a start waits for others who read. */
const SHORT_PATIENCE = 1000;

/**
 * Rewrites the whole file where a migration has asked for it, so that nothing is left of what was deleted before
 * deleting meant overwriting. Where that cannot be done now, for want of room or because another process reads, the next
 * start does it.
 */
export function rewriteIfDue(sqlite: Database): void {
	if (!sqlite.prepare("SELECT 1 FROM setting WHERE key = 'rewrite_due'").get()) return;
	const patience = sqlite.pragma("busy_timeout", { simple: true });
	sqlite.pragma(`busy_timeout = ${SHORT_PATIENCE}`);
	try {
		sqlite.exec("VACUUM");
		const [checkpoint] = sqlite.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
		if (checkpoint?.busy === 0) sqlite.exec("DELETE FROM setting WHERE key = 'rewrite_due'");
	} catch (cause) {
		const { code = "" } = cause as { code?: string };
		if (!/^SQLITE_(FULL|BUSY|LOCKED|IOERR)/.test(code)) throw cause;
	} finally {
		sqlite.pragma(`busy_timeout = ${patience}`);
	}
}

/**
 * Moves what the journal holds into the database and empties it: it would keep what was deleted until it is written over.
 * Where another process reads just then, it stays until the next time.
 */
export async function emptyJournal(on: Kysely<Tables>): Promise<void> {
	await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(on);
}
