import type { Database } from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import { ERASED_SINCE_KEY } from "./replica-state.ts";
import type { Tables } from "./tables.ts";

const SHORT_LOCK_TIMEOUT_MS = 1000;

/** Rewrites the file if a migration has requested it, to remove data deleted before `secure_delete` was on. Retried at the next start if it fails. */
export function rewriteIfDue(sqlite: Database): void {
	if (!sqlite.prepare("SELECT 1 FROM setting WHERE key = 'rewrite_due'").get()) return;
	const patience = sqlite.pragma("busy_timeout", { simple: true });
	sqlite.pragma(`busy_timeout = ${SHORT_LOCK_TIMEOUT_MS}`);
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

/** Checkpoints and truncates the journal, which would keep deleted data. Returns false, without waiting, while another process reads. */
export async function emptyJournal(on: Kysely<Tables>): Promise<boolean> {
	const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(on);
	return rows[0]?.busy === 0;
}

/** Notes for the process that replicates that the journal contains deleted data. */
export async function noteErasure(on: Kysely<Tables>, now = new Date()): Promise<void> {
	await on
		.insertInto("setting")
		.values({ key: ERASED_SINCE_KEY, value: now.toISOString() })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export async function countChanges(on: Kysely<Tables>): Promise<number> {
	const { rows } = await sql<{ changes: number }>`SELECT total_changes() AS changes`.execute(on);
	return rows[0]?.changes ?? 0;
}
