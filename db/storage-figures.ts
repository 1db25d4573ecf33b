import { statfsSync, statSync } from "node:fs";
import path from "node:path";
import type { Database } from "better-sqlite3";
import { LAST_BACKUP_KEY } from "./backup.ts";
import { openSqlite } from "./sqlite.ts";

interface RowFigures {
	mailsWaiting: number;
	/** They wait for a person. */
	mailsFailed: number;
	/** When the mail that has waited longest was written. */
	waitingSince: string | null;
	lastBackup: string | null;
}

/** What whoever watches over the site asks about its database, its disk and its outbox. A few microseconds each. */
export class StorageFigures {
	readonly #file: string;
	readonly #inode: number | undefined;
	#sqlite: Database | undefined;

	constructor(file: string) {
		this.#file = file;
		this.#inode = inodeOf(file);
	}

	/** Whether the file is still the one that was opened. After it is deleted or replaced, what the process writes is lost with it. */
	get isInPlace(): boolean {
		return inodeOf(this.#file) === this.#inode;
	}

	/** Counted by the index of what was not sent. Nothing where the database cannot be read. */
	rows(): RowFigures | undefined {
		try {
			this.#sqlite ??= openSqlite(this.#file, { readonly: true, timeout: 0 });
			return this.#sqlite
				.prepare<[string], RowFigures>(
					`SELECT count(next_attempt_at) AS mailsWaiting, count(*) - count(next_attempt_at) AS mailsFailed,
						min(created_at) FILTER (WHERE next_attempt_at IS NOT NULL) AS waitingSince,
						(SELECT value FROM setting WHERE key = ?) AS lastBackup
					FROM mail WHERE sent_at IS NULL`,
				)
				.get(LAST_BACKUP_KEY);
		} catch {
			return undefined;
		}
	}

	get size(): number {
		return sizeOf(this.#file);
	}

	get journalSize(): number {
		return sizeOf(`${this.#file}-wal`);
	}

	/** Bytes that this user may still write to the disk on which it lies. */
	get freeDisk(): number {
		const { bavail, bsize } = statfsSync(path.dirname(this.#file));
		return bavail * bsize;
	}

	close(): void {
		this.#sqlite?.close();
	}
}

function inodeOf(file: string): number | undefined {
	return statSync(file, { throwIfNoEntry: false })?.ino;
}

function sizeOf(file: string): number {
	return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
