/** Seeded random numbers (mulberry32), so that failing runs can be repeated. */
export class Chance {
	#state: number;

	readonly seed: number;

	constructor(seed: number) {
		this.seed = seed;
		this.#state = seed;
	}

	/** From 0 to below 1. */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}

	/** An integer from 0 to below the limit. */
	below(limit: number): number {
		return Math.floor(this.next() * limit);
	}

	of<Item>(items: readonly Item[]): Item {
		return items[this.below(items.length)] as Item;
	}
}

/** Uses `SEED`, or a random seed, and prints it. */
export function chanceFromSeed(): Chance {
	const seed = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
	console.log(`SEED=${seed} repeats this run`);
	return new Chance(seed);
}
