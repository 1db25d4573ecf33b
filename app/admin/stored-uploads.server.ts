import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { FILE_SIZE } from "#app/http/form-rules.ts";

/** Milliseconds. */
const HALF_HOUR = 30 * 60 * 1000;

/** Tables too long for a form, from when they were looked at until they are imported: in this process alone, the oldest going first. */
const held = new LRUCache<string, { bytes: Buffer; username: string }>({
	maxSize: 2 * FILE_SIZE,
	sizeCalculation: ({ bytes }) => bytes.length,
	ttl: HALF_HOUR,
	ttlAutopurge: true,
});

/** @returns the name by which the form of the same user brings it back */
export function storeUpload(text: string, username: string): string {
	const id = randomUUID();
	held.set(id, { bytes: Buffer.from(text), username });
	return id;
}

/** Nothing where it is another user's, was imported, or was held for too long. */
export function storedUpload(id: string, username: string): string | undefined {
	const table = held.get(id);
	return table?.username === username ? table.bytes.toString() : undefined;
}

export function deleteUpload(id: string): void {
	held.delete(id);
}
