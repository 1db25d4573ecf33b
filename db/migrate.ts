import type { Database } from "better-sqlite3";
import * as firstTables from "./migrations/0001-first-tables.ts";
import * as users from "./migrations/0002-users.ts";
import * as adminArea from "./migrations/0003-admin-area.ts";
import * as contentVersion from "./migrations/0004-content-version.ts";

/** Every migration in order. A dated one is never edited: add the next. */
const MIGRATIONS = [firstTables, users, adminArea, contentVersion];

/**
 * Brings the schema to the newest version, each step in its own transaction. SQLite's `user_version` counts them.
 *
 * @throws where the file was written by a newer program
 */
export function migrate(sqlite: Database): void {
	const version = sqlite.pragma("user_version", { simple: true }) as number;
	if (version > MIGRATIONS.length) {
		throw new Error(
			`The database has schema ${version}, this program knows ${MIGRATIONS.length}: start the newer program, or restore a backup made by this one.`,
		);
	}
	for (let next = version; next < MIGRATIONS.length; next++) {
		sqlite
			.transaction(() => {
				const atStart = sqlite.pragma("user_version", { simple: true });
				if (atStart !== next) return;
				sqlite.exec(MIGRATIONS[next]!.sql);
				sqlite.pragma(`user_version = ${next + 1}`);
			})
			.immediate();
	}
}
