import type { Reporter, TestCase, TestResult } from "playwright/types/testReporter";
import { COMPLAINT, LATE } from "./faults.ts";

/** A retry forgives slowness only: an assertion that failed in any attempt, or a complaint of the browser, fails the run. Lists slow tests. */
export default class FaultsReporter implements Reporter {
	readonly #late = new Set<string>();
	readonly #faults = new Set<string>();

	onTestEnd(test: TestCase, result: TestResult): void {
		const name = test.titlePath().filter(Boolean).join(" › ");
		if (result.status !== "passed" && result.status !== "skipped") this.#late.add(name);
		for (const { message = "" } of result.errors) if (!LATE.test(message)) this.#faults.add(`${name}: ${message.split("\n")[0]}`);
		for (const { type, description } of result.annotations) if (type === COMPLAINT) this.#faults.add(`${name}: ${description}`);
	}

	async onEnd(): Promise<{ status?: "failed" }> {
		list("Failed in a try:", this.#late);
		list("Wrong, not late:", this.#faults);
		return this.#faults.size > 0 ? { status: "failed" } : {};
	}
}

function list(title: string, lines: Set<string>): void {
	if (lines.size > 0) console.log([title, ...[...lines].map((line) => `  ${line}`)].join("\n"));
}
