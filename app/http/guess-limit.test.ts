import { expect, test } from "vitest";
import { GuessLimit } from "./guess-limit";

test("an address has some wrong guesses at once, then one in a while; others do not notice", () => {
	const limit = new GuessLimit({ most: 3, each: 10_000 });
	const waits = [];
	for (const now of [0, 0, 0, 0, 9999, 10_000, 10_000, 60_000]) {
		const wait = limit.wait("10.0.0.1", now);
		waits.push(wait);
		if (wait === 0) limit.note("10.0.0.1", now);
	}
	expect(waits).toEqual([0, 0, 0, 10, 1, 0, 10, 0]);
	expect(limit.wait("10.0.0.2", 0)).toBe(0);
});
