import { accessSync, constants, existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { WrongConfiguration } from "#app/runtime/env.server.ts";
import { draftOf } from "#db/draft.ts";
import { fetchReplica } from "./litestream.ts";

const MAX_ANSWER_MS = 60_000;

/** A site with a database starts even if its replica cannot be used. @throws WrongConfiguration */
export async function checkFirstStart(litestream: string, url: string, database: string): Promise<void> {
	const isFirst = !existsSync(database);
	try {
		if (url.startsWith("file:")) makePrivate(fileURLToPath(url));
		const fault = folderFault(url);
		if (fault !== undefined) throw new Error(fault);
		if (!isFirst) return;
		mkdirSync(path.dirname(database), { recursive: true });
		const draft = draftOf(database);
		const isReplica = await fetchReplica(litestream, url, draft, MAX_ANSWER_MS);
		rmSync(draft, { force: true });
		if (!isReplica) return;
	} catch (cause) {
		// Litestream says in the log why it cannot replicate, and tries again.
		if (!isFirst) return;
		throw new WrongConfiguration(`REPLICA_URL cannot be used: ${(cause as Error).message}`);
	}
	throw new WrongConfiguration(
		`There is no database at ${database}, but a replica at REPLICA_URL: run 'summit restore --from' with that address, or set another one for a new site.`,
	);
}

/** Returns why a replica's folder cannot be read or written; undefined if it can, or if the replica is on another machine. */
export function folderFault(url: string): string | undefined {
	if (!url.startsWith("file:")) return undefined;
	try {
		// With the slash, a file is none.
		accessSync(`${fileURLToPath(url)}/`, constants.R_OK | constants.W_OK | constants.X_OK);
		return undefined;
	} catch (cause) {
		return (cause as Error).message;
	}
}

/** Node's own `recursive` never ends below /proc. */
function makePrivate(folder: string): void {
	if (existsSync(folder)) return;
	makePrivate(path.dirname(folder));
	try {
		mkdirSync(folder, { mode: 0o700 });
	} catch (cause) {
		// Another process may have been faster.
		if (!existsSync(folder)) throw cause;
	}
}
