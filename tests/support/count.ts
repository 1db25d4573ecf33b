import { readFileSync } from "node:fs";
import path from "node:path";

/** Adds up what the two test runners reported in a folder, and closes with one plain line. */
const folder = process.argv[2] ?? "test-results";
const vitest = read("vitest.json") as { numPassedTests: number; numFailedTests: number } | undefined;
const browser = read("e2e.json") as { stats: { expected: number; flaky: number; unexpected: number } } | undefined;

const passed = (vitest?.numPassedTests ?? 0) + (browser ? browser.stats.expected + browser.stats.flaky : 0);
const failed = (vitest?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0);
console.log(`${passed} passed, ${failed} failed`);

function read(file: string): unknown {
	try {
		return JSON.parse(readFileSync(path.join(folder, file), "utf8"));
	} catch {
		return undefined;
	}
}
