import type { Database, Statement } from "better-sqlite3";
import { openSqlite } from "./sqlite.ts";

/**
 * Tells, exactly and at almost no cost, whether what visitors read has changed: in this process or in any other that
 * writes to the same file, and with the calendar day, by which news comes out. A connection of its own sees every commit
 * by SQLite's `data_version`; only then it looks whether content was touched, which triggers count.
 *
 * It looks once in each turn of the event loop: a request that the kernel had before that turn was sent before the look,
 * so no answer is older than a write that was acknowledged before the question.
 */
export class ContentVersion {
	readonly #sqlite: Database;
	readonly #commits: Statement<[], number>;
	readonly #content: Statement<[], { version: number; timeZone: string }>;
	#seenCommits = -1;
	#holdsUntil = 0;
	#version = "";
	#hasLooked = false;

	constructor(file: string) {
		this.#sqlite = openSqlite(file, { readonly: true });
		this.#commits = this.#sqlite.prepare<[], number>("PRAGMA data_version").pluck();
		this.#content = this.#sqlite.prepare("SELECT version, time_zone AS timeZone FROM content_version, event ORDER BY start_date DESC LIMIT 1");
	}

	/** Another text after each change. */
	get current(): string {
		if (!this.#hasLooked) this.#look();
		return this.#version;
	}

	close(): void {
		this.#sqlite.close();
	}

	#look(): void {
		const commits = this.#commits.get();
		if (commits !== this.#seenCommits || Date.now() >= this.#holdsUntil) {
			this.#seenCommits = commits as number;
			this.#read();
		}
		this.#hasLooked = true;
		setImmediate(() => {
			this.#hasLooked = false;
		});
	}

	#read(): void {
		const { version, timeZone } = this.#content.get() as { version: number; timeZone: string };
		const today = Temporal.Now.plainDateISO(timeZone);
		this.#holdsUntil = today.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
		this.#version = `${version} ${today}`;
	}
}
