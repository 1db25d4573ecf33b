import type { Reporter, TestCase } from "vitest/node";

/** Lists timed-out tests that passed on retry; only timeouts are retried (`vitest.config.ts`). */
export default class LateReporter implements Reporter {
	readonly #late: string[] = [];

	onTestCaseResult(test: TestCase): void {
		if (test.diagnostic()?.retryCount) this.#late.push(`${test.module.relativeModuleId} > ${test.fullName}`);
	}

	onTestRunEnd(): void {
		if (this.#late.length > 0) console.log(["Late, and tried again:", ...this.#late.map((name) => `  ${name}`), ""].join("\n"));
	}
}
