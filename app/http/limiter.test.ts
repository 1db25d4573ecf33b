import { expect, test } from "vitest";
import { GuessLimiter, MemoryCounts } from "./limiter.ts";

const LIMIT = { max: 3, windowMs: 30_000 };

test("each address has some guesses at once, then one per interval", () => {
	const limiter = new GuessLimiter(new MemoryCounts(10));
	const waits = [0, 0, 0, 0, 9999, 10_000, 10_000, 60_000].map((now) => limiter.count("10.0.0.1", LIMIT, now));
	expect(waits).toEqual([0, 0, 0, 10, 1, 0, 10, 0]);
	expect(limiter.count("10.0.0.2", LIMIT, 0)).toBe(0);
});

test("allows every guess of a limit that does not divide its window", () => {
	const limiter = new GuessLimiter(new MemoryCounts(10));
	const waits = Array.from({ length: 10 }, () => limiter.count("10.0.0.1", { max: 9, windowMs: 60_000 }, 1_764_239_000_123));
	expect(waits).toEqual([...Array(9).fill(0), 7]);
});

test("concurrent guesses count before their outcome is known, and correct ones are taken back", () => {
	const counts = new MemoryCounts(10);
	const limiter = new GuessLimiter(counts);
	const takes = (count: number) => Array.from({ length: count }, () => limiter.count("10.0.0.1", LIMIT, 0)).filter((wait) => wait === 0).length;
	expect(takes(5)).toBe(3);
	for (const _ of [1, 2]) limiter.count("10.0.0.1", LIMIT, 0, -1);
	expect(takes(5)).toBe(2);
	expect([counts.forgetExpired(29_999), counts.forgetExpired(30_000)]).toEqual([1, 0]);
});
