import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { worker } from "#app/workers/run.server.ts";
import type { DocumentModel } from "./model.ts";

/** The longest agenda takes about three seconds on a slow machine. */
const LIMITS_MS = { timeout: 30_000, idleTimeout: 5_000 };
const MAX_QUEUE = 24;
/** The page cache has an entry for each theme and host; these share the document. */
const known = new LRUCache<string, Promise<Uint8Array>>({ max: 16 });

export class DocumentFailed extends Error {}

let waiting = 0;

/** The same model always gives the same bytes. @throws DocumentFailed */
export function makeDocument(model: DocumentModel): Promise<Uint8Array> {
	const key = createHash("sha256").update(JSON.stringify(model)).digest("base64url");
	const made = known.get(key);
	if (made) return made;
	const mine = makePersonalDocument(model);
	known.set(key, mine);
	mine.catch(() => known.delete(key));
	return mine;
}

/** Not cached. @throws DocumentFailed */
export async function makePersonalDocument(model: DocumentModel): Promise<Uint8Array> {
	if (waiting >= MAX_QUEUE) throw new DocumentFailed("Too many documents are being made.");
	waiting += 1;
	try {
		return await make(model);
	} catch (cause) {
		throw new DocumentFailed((cause as Error).message, { cause });
	} finally {
		waiting -= 1;
	}
}

const make = worker<DocumentModel, Uint8Array>(() => import("./worker.ts?bundle"), LIMITS_MS);
