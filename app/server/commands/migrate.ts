import { env } from "#app/runtime/env.server.ts";
import { connect } from "#db/connection.server.ts";
import { migrate, NEWEST_SCHEMA } from "#db/migrate.ts";
import { upgrade } from "#db/upgrade.ts";
import type { Terminal } from "./terminal.ts";

export function migrateDatabase(words: { "without-backup"?: boolean }, { print }: Terminal): void {
	const sqlite = connect(env.databaseFile);
	const before = words["without-backup"] ? migrate(sqlite) : upgrade(sqlite, env.databaseFile);
	sqlite.close();
	print(
		before === NEWEST_SCHEMA
			? `${env.databaseFile} has the newest schema, ${NEWEST_SCHEMA}.\n`
			: `${env.databaseFile} was brought from schema ${before} to ${NEWEST_SCHEMA}.\n`,
	);
}
