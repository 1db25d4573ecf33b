import { closeSync, openSync, rmSync } from "node:fs";
import { draftOf } from "./draft.ts";
import { renameDurably } from "./durable.ts";
import { schemaOf } from "./migrate.ts";
import { deleteSignIns } from "./sign-ins.ts";
import { FileRefused, faultsOf } from "./soundness.ts";
import { openSqlite } from "./sqlite.ts";

/**
 * Writes the database as it is at this moment into one file, readable by this user alone, while others read and write;
 * login sessions and the site's own secret stay out of it. SQLite's `VACUUM INTO` reads in one transaction; its online
 * backup begins anew whenever another process writes. The file gets its name when it is whole, checked and on the disk.
 *
 * @param target is replaced where it exists
 * @param isWanted asked about the copy's schema before it gets its name
 * @throws FileRefused where the database is broken, so that its backup would be
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

/** Takes out of the copy what does not belong into a backup, and gives its schema. @throws FileRefused */
function finish(draft: string): number {
	const copy = openSqlite(draft);
	try {
		// Its journal would be a file with what is deleted.
		copy.pragma("journal_mode = MEMORY");
		deleteSignIns(copy);
		const faults = faultsOf(copy);
		if (faults.length > 0) throw new FileRefused("The database is broken.", faults);
		return schemaOf(copy);
	} finally {
		copy.close();
	}
}

/** Under which the site keeps the time of its last backup, an ISO instant in UTC. */
export const LAST_BACKUP_KEY = "last_backup";

/** Notes in the database that it was backed up now, for whoever watches over that. */
export function noteBackup(source: string, now = new Date()): void {
	const sqlite = openSqlite(source, { fileMustExist: true });
	try {
		sqlite.prepare("INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)").run(LAST_BACKUP_KEY, now.toISOString());
	} finally {
		sqlite.close();
	}
}
