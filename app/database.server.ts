import { Kysely } from "kysely";
import { openDatabase } from "../db/connection.server";
import { ImmediateSqliteDialect } from "../db/dialect";
import type { Tables } from "../db/tables";
import { seed } from "../seeds";
import { env } from "./env.server";

const sqlite = openDatabase(env.databaseFile);
seed(sqlite);

/** The site's one database, migrated and seeded. */
export const db = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database: sqlite }) });
