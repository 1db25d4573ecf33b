import { expect, test } from "vitest";
import { GuessLimit } from "./guess-limit.ts";

test("each address has some guesses at once, then one per interval", () => {
	const limit = new GuessLimit({ most: 3, each: 10_000 });
	const waits = [];
	for (const now of [0, 0, 0, 0, 9999, 10_000, 10_000, 60_000]) {
		waits.push(limit.wait("10.0.0.1", now));
		limit.take("10.0.0.1", now);
	}
	expect(waits).toEqual([0, 0, 0, 10, 1, 0, 10, 0]);
	expect(limit.wait("10.0.0.2", 0)).toBe(0);
});

test("concurrent guesses count before their outcome is known, and correct ones are taken back", () => {
	const limit = new GuessLimit({ most: 3, each: 10_000 });
	const takes = (count: number) => Array.from({ length: count }, () => limit.take("10.0.0.1", 0)).filter(Boolean).length;
	expect(takes(5)).toBe(3);
	for (const _ of [1, 2]) limit.giveBack("10.0.0.1");
	expect(takes(5)).toBe(2);
});
