import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { MAX_FILE_BYTES } from "#app/http/form-rules.ts";

const LIFETIME_MS = 30 * 60 * 1000;

/** Tables too long for a form, in the memory of this process until they are imported; the oldest are dropped first. */
const uploads = new LRUCache<string, { bytes: Buffer; username: string }>({
	maxSize: 2 * MAX_FILE_BYTES,
	sizeCalculation: ({ bytes }) => bytes.length,
	ttl: LIFETIME_MS,
	ttlAutopurge: true,
});

export function storeUpload(text: string, username: string): string {
	const id = randomUUID();
	uploads.set(id, { bytes: Buffer.from(text), username });
	return id;
}

/** Returns undefined if it belongs to another user, was imported or has expired. */
export function storedUpload(id: string, username: string): string | undefined {
	const table = uploads.get(id);
	return table?.username === username ? table.bytes.toString() : undefined;
}

export function deleteUpload(id: string): void {
	uploads.delete(id);
}
