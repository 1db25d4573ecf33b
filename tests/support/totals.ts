import { readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { COMPLAINT, LATE } from "./faults.ts";

interface VitestReport {
	numPassedTests: number;
	testResults: { name: string; status: string; message: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}
interface BrowserReport {
	errors: { message: string }[];
	stats: { expected: number; flaky: number };
	suites: Suite[];
}
interface Suite {
	suites?: Suite[];
	specs: { title: string; file: string; tests: BrowserTest[] }[];
}
interface BrowserTest {
	projectName: string;
	status: "expected" | "flaky" | "unexpected" | "skipped";
	results: { annotations: { type: string; description?: string }[]; errors: { message?: string }[] }[];
}

/** Sums the JSON reports of vitest and Playwright in a folder; a missing report counts as zero. `failures` has one line for each failed test. */
export function readTotals(folder: string): { passed: number; failures: string[] } {
	const vitest = read<VitestReport>(path.join(folder, "vitest.json"));
	const browser = read<BrowserReport>(path.join(folder, "e2e.json"));
	const browserTests = browser?.suites.flatMap(testsOf) ?? [];
	const unforgiven = browserTests.filter(({ test }) => test.status === "flaky" && faultsOf(test).length > 0);
	const failed = [...browserTests.filter(({ test }) => test.status === "unexpected"), ...unforgiven];
	const { expected = 0, flaky = 0 } = browser?.stats ?? {};
	return {
		passed: (vitest?.numPassedTests ?? 0) + expected + flaky - unforgiven.length,
		failures: [
			...(vitest?.testResults.flatMap(failuresOf) ?? []),
			...failed.map(({ name, test }) => line(name, faultsOf(test)[0] ?? messagesOf(test)[0])),
			...(browser?.errors.map(({ message }) => line("Playwright", message)) ?? []),
		],
	};
}

function failuresOf({ name, status, message, assertionResults }: VitestReport["testResults"][number]): string[] {
	const file = path.relative(process.cwd(), name);
	const failed = assertionResults.filter((test) => test.status === "failed");
	// A failed import or hook skips the file's tests.
	if (status === "failed" && failed.length === 0) return [line(file, message)];
	return failed.map(({ fullName, failureMessages }) => line(`${file} › ${fullName}`, failureMessages[0]));
}

function testsOf({ suites = [], specs }: Suite): { name: string; test: BrowserTest }[] {
	const own = specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ name: `${file} › ${title} (${test.projectName})`, test })));
	return [...own, ...suites.flatMap(testsOf)];
}

/** Returns what a retry does not forgive. */
function faultsOf(test: BrowserTest): string[] {
	const complaints = test.results.flatMap(({ annotations }) => annotations.flatMap(({ type, description = "" }) => (type === COMPLAINT ? [description] : [])));
	return [...complaints, ...messagesOf(test).filter((message) => !LATE.test(message))];
}

const messagesOf = ({ results }: BrowserTest) => results.flatMap(({ errors }) => errors.map(({ message = "" }) => message));

const line = (name: string, reason = "") => `${name}: ${stripVTControlCharacters(reason).trim().split("\n")[0]}`;

function read<Report>(file: string): Report | undefined {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return undefined;
	}
}
