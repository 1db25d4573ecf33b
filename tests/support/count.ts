import { readFileSync } from "node:fs";
import path from "node:path";

/** Adds up what the test runners reported in a folder, and closes with one plain line. */
const folder = process.argv[2] ?? "test-results";
const vitest = ["vitest.json", "sources.json", "image.json"].map((file) => read(file) as { numPassedTests: number; numFailedTests: number } | undefined);
const browser = read("e2e.json") as { stats: { expected: number; flaky: number; unexpected: number } } | undefined;

const sum = (counts: (number | undefined)[]) => counts.reduce((total: number, count) => total + (count ?? 0), 0);
const passed = sum([...vitest.map((report) => report?.numPassedTests), browser?.stats.expected, browser?.stats.flaky]);
const failed = sum([...vitest.map((report) => report?.numFailedTests), browser?.stats.unexpected]);
console.log(`${passed} passed, ${failed} failed`);

function read(file: string): unknown {
	try {
		return JSON.parse(readFileSync(path.join(folder, file), "utf8"));
	} catch {
		return undefined;
	}
}
