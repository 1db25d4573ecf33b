import { setTimeout } from "node:timers/promises";
import { Kysely, type Transaction } from "kysely";
import { openDatabase } from "#db/connection.server.ts";
import { ImmediateSqliteDialect } from "#db/dialect.ts";
import { countChanges, emptyJournal, noteErasure } from "#db/erasure.ts";
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

const JOURNAL_TRIES = 20;
const JOURNAL_INTERVAL_MS = 50;

/**
 * After the commit, no file contains the deleted data; unless another process keeps reading, which delays that until the next erasure, at most ten
 * minutes later. With a replica, Litestream always reads: the process that runs it empties the journal.
 */
export async function erase<Result>(act: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
	const result = await db.transaction().execute(async (trx) => {
		const before = await countChanges(trx);
		const acted = await act(trx);
		if (env.replica && (await countChanges(trx)) > before) await noteErasure(trx);
		return acted;
	});
	const tries = env.replica ? 1 : JOURNAL_TRIES;
	for (let count = 1; !(await emptyJournal(db)) && count < tries; count++) await setTimeout(JOURNAL_INTERVAL_MS);
	return result;
}
