import { LRUCache } from "lru-cache";

export interface Limit {
	max: number;
	windowMs: number;
}

/** Every count in memory is behind this interface, so that it can be moved elsewhere. Times are milliseconds since 1970. */
export interface Limiter {
	/** A negative number takes uses back. Returns the seconds to wait; 0 within the limit. */
	count(key: string, limit: Limit, now: number, uses?: number): number;
	/** Returns the number of keys left. */
	forgetExpired(now: number): number;
}

/** A fixed window that starts with the first use. Refused uses count, too. */
export class WindowLimiter implements Limiter {
	readonly #counts: LRUCache<string, { used: number; endsAt: number }>;

	constructor(keys: number) {
		this.#counts = new LRUCache({ maxSize: keys, sizeCalculation: () => 1 });
	}

	count(key: string, { max, windowMs }: Limit, now: number, uses = 1): number {
		const known = this.#counts.get(key);
		const { used, endsAt } = known && known.endsAt > now ? known : { used: 0, endsAt: now + windowMs };
		this.#counts.set(key, { used: used + uses, endsAt });
		return used + uses <= max ? 0 : Math.max(1, Math.ceil((endsAt - now) / 1000));
	}

	forgetExpired(now: number): number {
		for (const [key, { endsAt }] of this.#counts) if (endsAt <= now) this.#counts.delete(key);
		return this.#counts.size;
	}
}

/**
 * Restores uses one by one, and does not count refused ones. A guess counts before its lookup, so that concurrent guesses do not
 * slip through; callers take back correct ones, and answer them even while a key waits, since many people can share an address.
 */
export class GuessLimiter implements Limiter {
	/** Milliseconds since 1970 at which a key has all its uses again. */
	readonly #recovered: LRUCache<string, number>;

	constructor(keys = 10_000) {
		this.#recovered = new LRUCache({ maxSize: keys, sizeCalculation: () => 1 });
	}

	count(key: string, { max, windowMs }: Limit, now: number, uses = 1): number {
		// Sums of fractions would refuse the last use of some limits.
		const each = Math.ceil(windowMs / max);
		const recovered = Math.max(now, this.#recovered.get(key) ?? now);
		const wait = Math.max(0, Math.ceil((recovered - now - (max - uses) * each) / 1000));
		if (wait === 0) this.#recovered.set(key, recovered + uses * each);
		return wait;
	}

	forgetExpired(now: number): number {
		for (const [key, recovered] of this.#recovered) if (recovered <= now) this.#recovered.delete(key);
		return this.#recovered.size;
	}
}
