import { closeSync, openSync, rmSync } from "node:fs";
import { draftOf } from "./draft.ts";
import { renameDurably } from "./durable.ts";
import { schemaOf, schemaRefusal } from "./migrate.ts";
import { deleteSignIns } from "./sign-ins.ts";
import { FileRefused, faultsOf } from "./soundness.ts";
import { openSqlite } from "./sqlite.ts";

/**
 * Writes a copy of the database, readable by its owner alone, without login sessions and the site's own secret.
 * Uses `VACUUM INTO`, as SQLite's online backup restarts whenever another process writes.
 * @param isWanted checks the copy's schema before it replaces `target`
 * @throws FileRefused if the database is broken, or its schema unknown
 */
export function backUp(source: string, target: string, isWanted: (schema: number) => boolean = () => true): void {
	const draft = draftOf(target);
	closeSync(openSync(draft, "wx", 0o600));
	try {
		const sqlite = openSqlite(source, { fileMustExist: true });
		try {
			sqlite.prepare("VACUUM INTO ?").run(draft);
		} finally {
			sqlite.close();
		}
		if (isWanted(finish(draft))) renameDurably(draft, target);
	} finally {
		for (const ending of ["", "-journal"]) rmSync(draft + ending, { force: true });
	}
}

function finish(draft: string): number {
	const copy = openSqlite(draft);
	try {
		// A journal file would keep the deleted rows.
		copy.pragma("journal_mode = MEMORY");
		const schema = schemaOf(copy);
		// An unknown schema may keep login sessions elsewhere.
		const refusal = schemaRefusal(schema);
		if (refusal) throw new FileRefused(refusal);
		deleteSignIns(copy);
		const faults = faultsOf(copy);
		if (faults.length > 0) throw new FileRefused("The database is broken.", faults);
		return schema;
	} finally {
		copy.close();
	}
}

export const LAST_BACKUP_KEY = "last_backup";

export function noteBackup(source: string, now = new Date()): void {
	const sqlite = openSqlite(source, { fileMustExist: true });
	try {
		sqlite.prepare("INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)").run(LAST_BACKUP_KEY, now.toISOString());
	} finally {
		sqlite.close();
	}
}
