import { LRUCache } from "lru-cache";

/** `most` guesses at once, then one every `each` milliseconds. */
export interface GuessRate {
	most: number;
	each: number;
}

const MAX_ADDRESSES = 10_000;

/**
 * Counts a guess before its lookup, so that concurrent guesses do not slip through, and takes back correct ones.
 * Callers answer correct secrets even while an address waits, since many people can share it.
 */
export class GuessLimit {
	readonly #rate: GuessRate;
	/** Milliseconds since 1970 at which an address has all its guesses again. */
	readonly #recovered = new LRUCache<string, number>({ maxSize: MAX_ADDRESSES, sizeCalculation: () => 1 });

	constructor(rate: GuessRate) {
		this.#rate = rate;
	}

	/** Returns seconds; 0 if the address may guess now. */
	wait(address: string, now: number): number {
		const { most, each } = this.#rate;
		const used = (this.#recovered.get(address) ?? now) - now;
		return Math.max(0, Math.ceil((used - (most - 1) * each) / 1000));
	}

	take(address: string, now: number): boolean {
		if (this.wait(address, now) > 0) return false;
		this.#recovered.set(address, Math.max(now, this.#recovered.get(address) ?? now) + this.#rate.each);
		return true;
	}

	giveBack(address: string): void {
		const recovered = this.#recovered.get(address);
		if (recovered !== undefined) this.#recovered.set(address, recovered - this.#rate.each);
	}
}
