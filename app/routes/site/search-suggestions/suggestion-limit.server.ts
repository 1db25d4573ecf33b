import { LRUCache } from "lru-cache";
import { countedAddress } from "#app/http/client-address.server.ts";

/** Per address and window: a whole conference may share one, and a suggestion takes up to 5 ms. */
const MAX_REQUESTS = 300;
/** Seconds. */
export const WINDOW = 10;

/** In memory: a database write for each keystroke would cost more than the suggestion. */
const asked = new LRUCache<string, number>({ maxSize: 10_000, sizeCalculation: () => 1 });

/**
 * Requests without a known address share one limit.
 * @param now seconds since 1970
 */
export function isOverLimit(request: Request, now = Date.now() / 1000): boolean {
	const key = `${countedAddress(request)} ${Math.floor(now / WINDOW)}`;
	const count = (asked.get(key) ?? 0) + 1;
	asked.set(key, count);
	return count > MAX_REQUESTS;
}
