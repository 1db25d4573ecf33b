import { chownSync, constants, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { Database } from "better-sqlite3";
import { connect } from "./connection.server.ts";
import { draftOf } from "./draft.ts";
import { renameDurably } from "./durable.ts";
import { rewriteIfDue } from "./erasure.ts";
import { migrate, schemaOf, schemaRefusal } from "./migrate.ts";
import { forgetReplication, isReplicaUnlocked } from "./replica-state.ts";
import { deleteSignIns } from "./sign-ins.ts";
import { FileRefused, faultsOf, missingParts } from "./soundness.ts";
import { openSqlite } from "./sqlite.ts";

/** Files that SQLite writes beside an open database. */
const SIDE_FILE_SUFFIXES = ["-wal", "-shm", "-journal"];

/**
 * Replaces the database with a backup, which is first copied, checked and migrated; the copy is renamed in one step. Sign-ins end, since an old
 * backup may hold sessions that ended later.
 * @param moment names the old file
 * @returns the name of the old file, if there was one
 * @throws FileRefused
 */
export function restore(backup: string, file: string, moment: string): string | undefined {
	mkdirSync(path.dirname(file), { recursive: true });
	const draft = draftOf(file);
	const kept = `${file}.before-restore-${moment}`;
	try {
		copyFileSync(backup, draft);
		if (existsSync(`${backup}-wal`)) copyFileSync(`${backup}-wal`, `${draft}-wal`);
		prepare(draft, file);
		const isFirst = !existsSync(file);
		keepOwner(draft, isFirst ? path.dirname(file) : file);
		const release = isFirst ? () => {} : seclude(file);
		if (!isFirst) keep(file, kept);
		renameDurably(draft, file);
		release();
		forgetReplication(file);
		return isFirst ? undefined : kept;
	} finally {
		for (const ending of ["", ...SIDE_FILE_SUFFIXES]) rmSync(draft + ending, { force: true });
	}
}

function prepare(draft: string, replaced: string): void {
	let sqlite: Database | undefined;
	try {
		sqlite = connect(draft);
		const version = schemaOf(sqlite);
		const refusal = schemaRefusal(version);
		if (refusal) throw new FileRefused(refusal);
		const missing = missingParts(sqlite, version);
		if (version === 0 || missing.length > 0)
			throw new FileRefused(
				"It is no database of this site.",
				missing.map((part) => `It has no ${part}.`),
			);
		const faults = faultsOf(sqlite);
		if (faults.length > 0) throw new FileRefused("It is broken.", faults);
		// The backup's secret belongs to another site.
		deleteSignIns(sqlite);
		migrate(sqlite);
		continueNumbers(sqlite, replaced);
		rewriteIfDue(sqlite);
		sqlite.pragma("journal_mode = DELETE");
	} catch (cause) {
		const { code = "", message } = cause as { code?: string; message: string };
		if (code === "SQLITE_NOTADB") throw new FileRefused("It is no database.");
		throw code.startsWith("SQLITE_CORRUPT") ? new FileRefused("It is broken.", [message]) : cause;
	} finally {
		sqlite?.close();
	}
}

/** Continues the numbers of the replaced file's invoices and credit notes, if readable: no issued number may be used twice. */
function continueNumbers(sqlite: Database, replaced: string): void {
	const raise = sqlite.prepare("INSERT INTO numbering (kind, last) VALUES (@kind, @last) ON CONFLICT (kind) DO UPDATE SET last = max(last, excluded.last)");
	if (!existsSync(replaced)) return;
	const old = openSqlite(replaced, { readonly: true });
	for (const numbers of ["SELECT kind, max(number) AS last FROM invoice GROUP BY kind", "SELECT kind, last FROM numbering"]) {
		try {
			for (const row of old.prepare(numbers).all()) raise.run(row);
		} catch {
			// Broken, or older than invoices.
		}
	}
	old.close();
}

/** The Litestream of a killed site ends by itself within a second. */
const LITESTREAM_END_MS = 3000;
const LOCK_INTERVAL_MS = 100;

/**
 * Locks the database exclusively and folds its journal in. A file too broken for that is left as it is: no site can run on it.
 * @returns a function that unlocks it
 * @throws FileRefused if another process has it open
 */
function seclude(file: string): () => void {
	const giveUp = Date.now() + (isReplicaUnlocked(file) ? LITESTREAM_END_MS : 0);
	for (;;) {
		try {
			return lockAlone(file);
		} catch (cause) {
			if (!(cause instanceof FileRefused) || Date.now() > giveUp) throw cause;
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_INTERVAL_MS);
		}
	}
}

function lockAlone(file: string): () => void {
	const sqlite = openSqlite(file, { timeout: 0 });
	try {
		// Set before the first read, it requires a lock that excludes all other connections.
		sqlite.pragma("locking_mode = EXCLUSIVE");
		sqlite.pragma("journal_mode = DELETE");
		sqlite.exec("BEGIN EXCLUSIVE");
		return () => sqlite.close();
	} catch (cause) {
		sqlite.close();
		const { code = "" } = cause as { code?: string };
		if (code.startsWith("SQLITE_BUSY")) throw new FileRefused("The site is running: stop it first.");
		if (!/^SQLITE_(CORRUPT|NOTADB)/.test(code)) throw cause;
		return () => {};
	}
}

/** Adds a second name for the file and its journal, so that a file exists under the first name at every moment. */
function keep(file: string, kept: string): void {
	try {
		linkSync(file, kept);
	} catch {
		// Some file systems have no hard links.
		copyFileSync(file, kept, constants.COPYFILE_EXCL);
	}
	if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${kept}-wal`);
	rmSync(`${file}-shm`, { force: true });
}

/** Root may restore for the user that runs the site. */
function keepOwner(draft: string, model: string): void {
	const { uid, gid } = statSync(model);
	if (process.getuid?.() === 0) chownSync(draft, uid, gid);
}
