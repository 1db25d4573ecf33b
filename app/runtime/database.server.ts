import { Kysely, type Transaction } from "kysely";
import { openDatabase } from "#db/connection.server.ts";
import { ImmediateSqliteDialect } from "#db/dialect.ts";
import { emptyJournal } from "#db/erasure.ts";
import { openSecrets, type SiteSecrets } from "#db/site-secret.ts";
import type { Tables } from "#db/tables.ts";
import { encryptSeeds } from "#db/totp-seeds.ts";
import { seed } from "../../seeds/index.ts";
import { env } from "./env.server.ts";
import { requestContext } from "./request-context.server.ts";

const sqlite = openDatabase(env.databaseFile);
// Closing writes the journal into the file, which from then on is all of the database. A process that exits would not.
process.once("exit", () => sqlite.close());
seed(sqlite, { sample: env.sampleContent });

let secrets: SiteSecrets | undefined;

/** Returns the site's secrets: the one in force, then a former one, which only opens what was made with it. @throws SecretFileUnusable */
export function siteSecrets(): SiteSecrets {
	secrets ??= openSecrets(sqlite, env.sessionSecret);
	return secrets;
}

/** Encrypts the seeds of second factors that are in plain text or under a former secret. @throws SecretFileUnusable */
export const renewSeeds = () => encryptSeeds(sqlite, siteSecrets());

/** The server answers 503 then, not 500: it may be tried again. */
function noteStorageDown(): void {
	const current = requestContext.getStore();
	if (current) current.isStorageDown = true;
}

/** A cached answer ends with a change of a table that it was made from. */
function noteTables(tables: readonly string[]): void {
	const noted = requestContext.getStore()?.tables;
	if (noted) for (const table of tables) noted.add(table);
}

/** The site's one database, migrated and seeded. */
export const db = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database: sqlite, onStorageDown: noteStorageDown, onQuery: noteTables }) });

/** A transaction that deletes what a person wrote or is: once it is committed, nothing of that is left in any file. */
export async function erase<Result>(act: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
	const result = await db.transaction().execute(act);
	await emptyJournal(db);
	return result;
}
