import { readFileSync } from "node:fs";
import path from "node:path";

interface Suite {
	suites?: Suite[];
	specs: { tests: BrowserTest[] }[];
}
interface BrowserTest {
	status: "expected" | "flaky" | "unexpected" | "skipped";
	results: { annotations: { type: string }[] }[];
}

/** Sums the JSON reports of vitest and Playwright in a folder; a missing report counts as zero. */
export function readTotals(folder: string): { passed: number; failed: number } {
	const vitest = read<{ numPassedTests: number; numFailedTests: number }>(path.join(folder, "vitest.json"));
	const browser = read<{ stats: { expected: number; flaky: number; unexpected: number }; suites: Suite[] }>(path.join(folder, "e2e.json"));
	// A retry forgives a timeout, not a complaint of the browser.
	const unforgiven = browser?.suites.flatMap(testsOf).filter(isUnforgiven).length ?? 0;
	const { expected = 0, flaky = 0, unexpected = 0 } = browser?.stats ?? {};
	return {
		passed: (vitest?.numPassedTests ?? 0) + expected + flaky - unforgiven,
		failed: (vitest?.numFailedTests ?? 0) + unexpected + unforgiven,
	};
}

function testsOf({ suites = [], specs }: Suite): BrowserTest[] {
	return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}

function isUnforgiven({ status, results }: BrowserTest): boolean {
	return status === "flaky" && results.some(({ annotations }) => annotations.some(({ type }) => type === "complaint"));
}

function read<Report>(file: string): Report | undefined {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return undefined;
	}
}
