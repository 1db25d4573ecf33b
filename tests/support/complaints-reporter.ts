import type { Reporter, TestCase, TestResult } from "playwright/types/testReporter";
import { COMPLAINT } from "./browser";

/**
 * A second try forgives a machine that was late, never a page that failed: where the browser complained in any try, the run
 * fails. What was late is listed.
 */
export default class ComplaintsReporter implements Reporter {
	readonly #late = new Set<string>();
	readonly #complaints: string[] = [];

	onTestEnd(test: TestCase, result: TestResult): void {
		const name = test.titlePath().filter(Boolean).join(" › ");
		if (result.status !== "passed" && result.status !== "skipped") this.#late.add(name);
		for (const { type, description } of result.annotations) if (type === COMPLAINT) this.#complaints.push(`${name}: ${description}`);
	}

	async onEnd(): Promise<{ status?: "failed" }> {
		list("Failed in a try:", [...this.#late]);
		list("The browser complained:", this.#complaints);
		return this.#complaints.length > 0 ? { status: "failed" } : {};
	}
}

function list(title: string, lines: string[]): void {
	if (lines.length > 0) console.log([title, ...lines.map((line) => `  ${line}`)].join("\n"));
}
