import { accessSync, constants, existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { env, WrongConfiguration } from "#app/runtime/env.server.ts";
import { fetchReplica, findLitestream } from "#app/server/replication/litestream.ts";
import type { BuiltSite } from "#app/server/serve.ts";
import { draftOf } from "#db/draft.ts";

export async function serveSite(load: () => Promise<BuiltSite>): Promise<void> {
	const litestream = env.replica && findLitestream();
	if (env.replica && litestream) await checkReplica(litestream, env.replica.url, env.databaseFile);
	const { serve } = await import("#app/server/serve.ts");
	await serve(load, litestream);
}

/** Only a first start asks a remote replica: a site that exists starts without it. @throws WrongConfiguration */
async function checkReplica(litestream: string, url: string, database: string): Promise<void> {
	try {
		if (url.startsWith("file:")) checkFolder(fileURLToPath(url));
		if (existsSync(database)) return;
		mkdirSync(path.dirname(database), { recursive: true });
		const draft = draftOf(database);
		const isReplica = await fetchReplica(litestream, url, draft);
		rmSync(draft, { force: true });
		if (!isReplica) return;
	} catch (cause) {
		throw new WrongConfiguration(`REPLICA_URL cannot be used: ${(cause as Error).message}`);
	}
	throw new WrongConfiguration(
		`There is no database at ${database}, but a replica at REPLICA_URL: run 'summit restore --from' with that address, or set another one for a new site.`,
	);
}

function checkFolder(folder: string): void {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}
