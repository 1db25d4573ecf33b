import type { Reporter, TestCase, TestResult } from "playwright/types/testReporter";
import { COMPLAINT } from "./browser";

/**
 * A second try forgives a test that failed once, never a page that complained: a violated policy, a failed script or a
 * hydration error in any try fails the run. What failed once is listed, with what it said.
 */
export default class FaultsReporter implements Reporter {
	readonly #failed = new Set<string>();
	readonly #complaints = new Set<string>();

	onTestEnd(test: TestCase, result: TestResult): void {
		const name = test.titlePath().filter(Boolean).join(" › ");
		for (const { message = "" } of result.errors) this.#failed.add(`${name}: ${message.split("\n")[0]}`);
		for (const { type, description } of result.annotations) if (type === COMPLAINT) this.#complaints.add(`${name}: ${description}`);
	}

	async onEnd(): Promise<{ status?: "failed" }> {
		list("Failed in a try:", this.#failed);
		list("A page complained:", this.#complaints);
		return this.#complaints.size > 0 ? { status: "failed" } : {};
	}
}

function list(title: string, lines: Set<string>): void {
	if (lines.size > 0) console.log([title, ...[...lines].map((line) => `  ${line}`)].join("\n"));
}
