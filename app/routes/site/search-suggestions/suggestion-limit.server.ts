import { LRUCache } from "lru-cache";
import { countedAddress } from "#app/http/client-address.server.ts";

/** Suggestions that one address is given in one window: a whole conference may share it, and one costs up to 5 ms. */
const MAX_REQUESTS = 300;
/** Seconds. */
export const WINDOW = 10;

/** In memory: a write for each letter that somebody types would cost more than the suggestion. */
const asked = new LRUCache<string, number>({ maxSize: 10_000, sizeCalculation: () => 1 });

/**
 * Counts one question. Whoever has no known address shares one limit.
 *
 * @param now seconds since 1970
 */
export function isOverLimit(request: Request, now = Date.now() / 1000): boolean {
	const key = `${countedAddress(request)} ${Math.floor(now / WINDOW)}`;
	const count = (asked.get(key) ?? 0) + 1;
	asked.set(key, count);
	return count > MAX_REQUESTS;
}
