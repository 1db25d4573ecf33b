import { readFileSync } from "node:fs";
import path from "node:path";

/** Adds up what the test runners reported in a folder, and closes with one plain line. */
const folder = process.argv[2] ?? "test-results";
const vitest = ["vitest.json", "sources.json", "image.json"].map((file) => read(file) as { numPassedTests: number; numFailedTests: number } | undefined);
const browser = read("e2e.json") as { stats: { expected: number; flaky: number; unexpected: number }; suites: Suite[] } | undefined;

const sum = (counts: (number | undefined)[]) => counts.reduce((total: number, count) => total + (count ?? 0), 0);
// A second try forgives what was late, not what the browser complained of.
const unforgiven = browser ? browser.suites.flatMap(testsOf).filter(isUnforgiven).length : 0;
const passed = sum([...vitest.map((report) => report?.numPassedTests), browser?.stats.expected, browser?.stats.flaky]) - unforgiven;
const failed = sum([...vitest.map((report) => report?.numFailedTests), browser?.stats.unexpected, unforgiven]);
console.log(`${passed} passed, ${failed} failed`);

interface Suite {
	suites?: Suite[];
	specs: { tests: BrowserTest[] }[];
}
interface BrowserTest {
	status: "expected" | "flaky" | "unexpected" | "skipped";
	results: { annotations: { type: string }[] }[];
}

function testsOf({ suites = [], specs }: Suite): BrowserTest[] {
	return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}

function isUnforgiven({ status, results }: BrowserTest): boolean {
	return status === "flaky" && results.some(({ annotations }) => annotations.some(({ type }) => type === "complaint"));
}

function read(file: string): unknown {
	try {
		return JSON.parse(readFileSync(path.join(folder, file), "utf8"));
	} catch {
		return undefined;
	}
}
