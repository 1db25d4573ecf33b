import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readTotals } from "./totals.ts";

const folder = mkdtempSync(path.join(tmpdir(), "summit-totals-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string) => path.resolve("tests", name);
const browserTest = (status: string, ...errors: string[]) => ({
	projectName: "with JavaScript",
	status,
	results: [
		{ annotations: [], errors: errors.map((message) => ({ message })) },
		{ annotations: [], errors: [] },
	],
});
const complaint = { annotations: [{ type: "complaint", description: "Hydration failed (/agenda)" }], errors: [{ message: "Error: expect(…)" }] };

test("failed tests are named with the first line of their error; timeouts that passed on retry are not", () => {
	expect(readTotals(folder)).toEqual({ passed: 0, failures: [] });

	const vitest = {
		numPassedTests: 5,
		testResults: [
			{
				name: file("http/shop.test.ts"),
				status: "failed",
				message: "",
				assertionResults: [
					{ fullName: "orders › are paid", status: "failed", failureMessages: ["AssertionError: expected 1 to be 2\n    at shop.test.ts:3"] },
					{ fullName: "orders › are canceled", status: "passed", failureMessages: [] },
				],
			},
			{ name: file("http/agenda.test.ts"), status: "failed", message: "The site did not start:\n…", assertionResults: [] },
			{ name: file("http/news.test.ts"), status: "passed", message: "", assertionResults: [] },
		],
	};
	const browser = {
		errors: [{ message: "Error: port 4179 is used" }],
		stats: { expected: 7, flaky: 3, unexpected: 1 },
		suites: [
			{
				specs: [
					{ title: "opens", file: "home.e2e.ts", tests: [browserTest("expected"), browserTest("unexpected", "\u001b[31mError: closed\u001b[39m\nat 3")] },
				],
				suites: [
					{
						specs: [
							{ title: "is late", file: "home.e2e.ts", tests: [browserTest("flaky", "Test timeout of 90000ms exceeded.")] },
							{ title: "is wrong once", file: "home.e2e.ts", tests: [browserTest("flaky", "Test timeout of 90000ms exceeded.", "SqliteError: unique")] },
							{ title: "complains once", file: "home.e2e.ts", tests: [{ ...browserTest("flaky"), results: [complaint] }] },
						],
					},
				],
			},
		],
	};
	writeFileSync(path.join(folder, "vitest.json"), JSON.stringify(vitest));
	writeFileSync(path.join(folder, "e2e.json"), JSON.stringify(browser));
	expect(readTotals(folder)).toEqual({
		passed: 13,
		failures: [
			"tests/http/shop.test.ts › orders › are paid: AssertionError: expected 1 to be 2",
			"tests/http/agenda.test.ts: The site did not start:",
			"home.e2e.ts › opens (with JavaScript): Error: closed",
			"home.e2e.ts › is wrong once (with JavaScript): SqliteError: unique",
			"home.e2e.ts › complains once (with JavaScript): Hydration failed (/agenda)",
			"Playwright: Error: port 4179 is used",
		],
	});
});
