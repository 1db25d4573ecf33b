import { LRUCache } from "lru-cache";

/** How many wrong guesses an address has at once, and milliseconds in which it gets another. */
export interface GuessRate {
	most: number;
	each: number;
}

/** Network addresses that are remembered. */
const MOST_ADDRESSES = 10_000;

/**
 * Slows down who guesses secrets. A guess counts before it is looked up, so that many at once do not slip through, and no longer
 * once it was right; in memory, so that reading writes nothing. Many who come from one network address and know theirs never
 * notice, as long as what is right is let through while others there have to wait.
 */
export class GuessLimit {
	readonly #rate: GuessRate;
	/** When each address has all its guesses again, in milliseconds since 1970. */
	readonly #recovered = new LRUCache<string, number>({ maxSize: MOST_ADDRESSES, sizeCalculation: () => 1 });

	constructor(rate: GuessRate) {
		this.#rate = rate;
	}

	/** Seconds until an address may guess again; 0 where it may now. */
	wait(address: string, now: number): number {
		const { most, each } = this.#rate;
		const used = (this.#recovered.get(address) ?? now) - now;
		return Math.max(0, Math.ceil((used - (most - 1) * each) / 1000));
	}

	/** Counts one guess, unless the address has to wait. @returns whether it may be made */
	take(address: string, now: number): boolean {
		if (this.wait(address, now) > 0) return false;
		this.#recovered.set(address, Math.max(now, this.#recovered.get(address) ?? now) + this.#rate.each);
		return true;
	}

	/** Takes back a guess that was right, or none. */
	giveBack(address: string): void {
		const recovered = this.#recovered.get(address);
		if (recovered !== undefined) this.#recovered.set(address, recovered - this.#rate.each);
	}
}
