import { chownSync, constants, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { Database } from "better-sqlite3";
import { connect } from "./connection.server.ts";
import { draftOf } from "./draft.ts";
import { renameDurably } from "./durable.ts";
import { rewriteIfDue } from "./erasure.ts";
import { migrate, schemaOf, schemaRefusal } from "./migrate.ts";
import { deleteSignIns } from "./sign-ins.ts";
import { FileRefused, faultsOf, missingParts } from "./soundness.ts";
import { openSqlite } from "./sqlite.ts";

/** What SQLite writes beside a database while it is open. */
const COMPANIONS = ["-wal", "-shm", "-journal"];

/**
 * Puts a backup in the place of the database. The backup is copied, checked and brought to the newest schema first; only
 * then the copy takes the name, in one step. Everyone signs in anew: an older backup, or a copy of the file, may hold
 * sessions that were ended after it.
 *
 * @param moment stands in the name under which the old file is kept
 * @returns that name, where there was an old file
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
		return isFirst ? undefined : kept;
	} finally {
		for (const ending of ["", ...COMPANIONS]) rmSync(draft + ending, { force: true });
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
		// A secret that it holds is not for the site that it is restored to.
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

/** Lets invoices and credit notes go on after those of the file that is replaced, as far as it can be read: they are out, and none may come twice. */
function continueNumbers(sqlite: Database, replaced: string): void {
	const raise = sqlite.prepare("INSERT INTO numbering (kind, last) VALUES (@kind, @last) ON CONFLICT (kind) DO UPDATE SET last = max(last, excluded.last)");
	if (!existsSync(replaced)) return;
	const old = openSqlite(replaced, { readonly: true });
	for (const numbers of ["SELECT kind, max(number) AS last FROM invoice GROUP BY kind", "SELECT kind, last FROM numbering"]) {
		try {
			for (const row of old.prepare(numbers).all()) raise.run(row);
		} catch {
			// It is broken, or from before there were any.
		}
	}
	old.close();
}

/**
 * Takes the database for this process alone, its journal folded in. One that is too broken for that is left as it is: no
 * site can be running on it.
 *
 * @returns a function that lets it go
 * @throws FileRefused where another process holds it
 */
function seclude(file: string): () => void {
	const sqlite = openSqlite(file, { timeout: 0 });
	try {
		// Said before the first read, this asks for a lock that no other open connection leaves.
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

/** Gives the file a second name, with its journal where one was left. At every moment there is a file under the first. */
function keep(file: string, kept: string): void {
	try {
		linkSync(file, kept);
	} catch {
		// Not every file system gives second names.
		copyFileSync(file, kept, constants.COPYFILE_EXCL);
	}
	if (existsSync(`${file}-wal`)) renameSync(`${file}-wal`, `${kept}-wal`);
	rmSync(`${file}-shm`, { force: true });
}

/** Root restores for the user whose site it is. */
function keepOwner(draft: string, model: string): void {
	const { uid, gid } = statSync(model);
	if (process.getuid?.() === 0) chownSync(draft, uid, gid);
}
