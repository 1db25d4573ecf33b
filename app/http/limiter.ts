import { LRUCache } from "lru-cache";
import type { Count } from "#db/use-counts.ts";

export interface Limit {
	max: number;
	windowMs: number;
}

/** Times are milliseconds since 1970. */
export interface Limiter {
	/** A negative number takes uses back. Returns the seconds to wait; 0 within the limit. */
	count(key: string, limit: Limit, now: number, uses?: number): number;
}

export interface Counts {
	/** Replaces a count in one step. */
	change(key: string, next: (known: Count | undefined) => Count): void;
}

/** Counts of this process alone. */
export class MemoryCounts implements Counts {
	readonly #counts: LRUCache<string, Count>;

	constructor(keys: number) {
		this.#counts = new LRUCache({ maxSize: keys, sizeCalculation: () => 1 });
	}

	change(key: string, next: (known: Count | undefined) => Count): void {
		this.#counts.set(key, next(this.#counts.get(key)));
	}

	/** Returns the number of keys left. */
	forgetExpired(now: number): number {
		for (const [key, { endsAt }] of this.#counts) if (endsAt <= now) this.#counts.delete(key);
		return this.#counts.size;
	}
}

/** A fixed window that starts with the first use. Refused uses count, too. */
export class WindowLimiter implements Limiter {
	readonly #counts: Counts;

	constructor(counts: Counts) {
		this.#counts = counts;
	}

	count(key: string, { max, windowMs }: Limit, now: number, uses = 1): number {
		let wait = 0;
		this.#counts.change(key, (known) => {
			const { used, endsAt } = known && known.endsAt > now ? known : { used: 0, endsAt: now + windowMs };
			wait = used + uses <= max ? 0 : Math.max(1, Math.ceil((endsAt - now) / 1000));
			return { used: used + uses, endsAt };
		});
		return wait;
	}
}

/**
 * Restores uses one by one, and does not count refused ones. A guess counts before its lookup, so that concurrent guesses do not
 * slip through; callers take back correct ones, and answer them even while a key waits, since many people can share an address.
 */
export class GuessLimiter implements Limiter {
	/** `endsAt`: when a key has all its uses again. */
	readonly #counts: Counts;

	constructor(counts: Counts) {
		this.#counts = counts;
	}

	count(key: string, { max, windowMs }: Limit, now: number, uses = 1): number {
		// Sums of fractions would refuse the last use of some limits.
		const each = Math.ceil(windowMs / max);
		let wait = 0;
		this.#counts.change(key, (known) => {
			const recovered = Math.max(now, known?.endsAt ?? now);
			wait = Math.max(0, Math.ceil((recovered - now - (max - uses) * each) / 1000));
			return { used: 0, endsAt: wait === 0 ? recovered + uses * each : recovered };
		});
		return wait;
	}
}
