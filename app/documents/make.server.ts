import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { worker } from "#app/workers/run.server.ts";
import type { DocumentModel } from "./model.ts";

/** Milliseconds; the longest agenda takes some three seconds on a slow machine. */
const LIMITS = { patience: 30_000, rest: 5_000 };
/** Documents that wait for their turn. */
const LONGEST_QUEUE = 24;
/** Kept for the next who ask, beside what the page cache keeps: that has one for each theme and each host. */
const known = new LRUCache<string, Promise<Uint8Array>>({ max: 16 });

/** A document could not be made, or too many are being made. */
export class DocumentFailed extends Error {}

let waiting = 0;

/** A document as PDF. The same model gives the same bytes, made once, in a process of its own, one after the other. @throws DocumentFailed */
export function makeDocument(model: DocumentModel): Promise<Uint8Array> {
	const key = createHash("sha256").update(JSON.stringify(model)).digest("base64url");
	const made = known.get(key);
	if (made) return made;
	const mine = makePersonalDocument(model);
	known.set(key, mine);
	mine.catch(() => known.delete(key));
	return mine;
}

/** The same for a single reader: kept nowhere. @throws DocumentFailed */
export async function makePersonalDocument(model: DocumentModel): Promise<Uint8Array> {
	if (waiting >= LONGEST_QUEUE) throw new DocumentFailed("Too many documents are being made.");
	waiting += 1;
	try {
		return await make(model);
	} catch (cause) {
		throw new DocumentFailed((cause as Error).message, { cause });
	} finally {
		waiting -= 1;
	}
}

const make = worker<DocumentModel, Uint8Array>(() => import("./worker.ts?bundle"), LIMITS);
