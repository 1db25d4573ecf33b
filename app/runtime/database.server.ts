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
// Closing writes the journal into the file, which a mere exit would not.
process.once("exit", () => sqlite.close());
seed(sqlite, { sample: env.sampleContent });

let secrets: SiteSecrets | undefined;

/** The current secret and a former one, which only decrypts. @throws SecretFileUnusable */
export function siteSecrets(): SiteSecrets {
	secrets ??= openSecrets(sqlite, env.sessionSecret);
	return secrets;
}

/** Encrypts seeds that are in plain text or under a former secret. @throws SecretFileUnusable */
export const renewSeeds = () => encryptSeeds(sqlite, siteSecrets());

/** The server then answers 503 instead of 500, so that clients try again. */
function recordStorageDown(): void {
	const current = requestContext.getStore();
	if (current) current.isStorageDown = true;
}

function recordTables(tables: readonly string[]): void {
	const noted = requestContext.getStore()?.tables;
	if (noted) for (const table of tables) noted.add(table);
}

export const db = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect({ database: sqlite, onStorageDown: recordStorageDown, onQuery: recordTables }) });

/** After the commit, no file contains the deleted data. */
export async function erase<Result>(act: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
	const result = await db.transaction().execute(act);
	await emptyJournal(db);
	return result;
}
