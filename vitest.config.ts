import { defineConfig } from "vitest/config";
import { sharpAsWebAssembly } from "./app/domain/picture/encoder/sharp-as-web-assembly";
import { bundleWorkers } from "./app/workers/bundle";

const alias = { "~": new URL("./app", import.meta.url).pathname };

const { REPORT, CI } = process.env;
/** On a busy machine what is late gets a second try, and nothing else does. */
const LATE = { count: CI ? 1 : 0, condition: /timed out/ };

export default defineConfig({
	test: {
		// Each file waits for a site of its own most of the time.
		maxWorkers: 2,
		outputFile: `test-results/${REPORT}.json`,
		reporters: ["default", "./tests/support/late-reporter.ts", ...(REPORT ? (["json"] as const) : [])],
		// What comes late on a busy machine still comes.
		expect: { poll: { timeout: 15_000 } },
		projects: [
			{
				plugins: [bundleWorkers(sharpAsWebAssembly)],
				resolve: { alias },
				test: { name: "unit", testTimeout: 60_000, include: ["{app,db,seeds,tests/support}/**/*.test.ts"], setupFiles: ["tests/support/unit-setup.ts"] },
			},
			{
				resolve: { alias },
				test: {
					name: "http",
					testTimeout: 30_000,
					retry: LATE,
					globalSetup: ["tests/support/begun-once.ts"],
					include: ["tests/http/**/*.test.ts"],
				},
			},
			{
				plugins: [bundleWorkers(sharpAsWebAssembly)],
				resolve: { alias },
				test: { name: "sales", testTimeout: 30 * 60_000, include: ["tests/sales/**/*.test.ts"], setupFiles: ["tests/support/unit-setup.ts"] },
			},
			...(process.env.SUMMIT_BINARY ? [{ test: { name: "binary", include: ["tests/binary/**/*.test.ts"], testTimeout: 60_000 } }] : []),
		],
	},
});
