import { statfsSync, statSync } from "node:fs";
import path from "node:path";
import type { Database } from "better-sqlite3";
import { LAST_BACKUP_KEY } from "./backup.ts";
import { openSqlite } from "./sqlite.ts";

interface RowFigures {
	mailsWaiting: number;
	mailsFailed: number;
	/** When the oldest waiting mail was written. */
	waitingSince: string | null;
	lastBackup: string | null;
}

/** Metrics of the database, its disk and the outbox. Each takes a few microseconds. */
export class StorageFigures {
	readonly #file: string;
	readonly #inode: number | undefined;
	#sqlite: Database | undefined;

	constructor(file: string) {
		this.#file = file;
		this.#inode = inodeOf(file);
	}

	/** False after the file was deleted or replaced: writes would be lost. */
	get isInPlace(): boolean {
		return inodeOf(this.#file) === this.#inode;
	}

	/** Undefined if the database cannot be read. */
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

	/** Free bytes on the database's disk. */
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
