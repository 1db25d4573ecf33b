import { Kysely } from "kysely";
import { openDatabase } from "../db/connection.server";
import { ImmediateSqliteDialect } from "../db/dialect";
import type { Tables } from "../db/tables";
import { seed } from "../seeds";
import { env } from "./env.server";
import { exchange } from "./http/exchange.server";

const sqlite = openDatabase(env.databaseFile);
seed(sqlite);

/** The server answers 503 then, not 500: it may be tried again. */
function noteStorageDown(): void {
	const current = exchange.getStore();
	if (current) current.isStorageDown = true;
}

/** The site's one database, migrated and seeded. */
export const db = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database: sqlite, onStorageDown: noteStorageDown }) });
