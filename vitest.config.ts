import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { sharpAsWebAssembly } from "#app/domain/content/picture/encoder/sharp-as-web-assembly.ts";
import { listOfflineRoutes } from "#app/routes/route-list.ts";
import { bundleWorkers } from "#app/workers/bundle.ts";
import { IS_LONG } from "./tests/support/length.ts";

const { SUMMIT_BINARY, CI } = process.env;

const inProcess = { globalSetup: ["tests/support/sample-database.ts"], setupFiles: ["tests/support/unit-setup.ts"] };
const UNIT = "{app,db,seeds,tests/{support,repository}}/**/*.test.ts";
const unitTests = (pattern: RegExp) => globSync(UNIT).filter((file) => pattern.test(readFileSync(file, "utf8")));
/** Pure unit tests leave nothing behind, so they can share modules. */
const PURE = unitTests(/^(?!.*(\.server\.ts"|better-sqlite3|\bvi\.\w+\(|process\.env|run-command))/s);
/** Tests that mock modules, set variables or run commands have a process of their own. Others share one, but no modules (`fresh-modules.ts`). */
const ALONE = unitTests(/\bvi\.(mock|stubEnv)\(|process\.env\.\w+ = |run-command/);
const fresh = { ...inProcess, isolate: false, setupFiles: [...inProcess.setupFiles, "tests/support/fresh-modules.ts"] };
/** These leave nothing behind in their process, so one process runs many files. */
const byRequest = {
	isolate: false,
	globalSetup: ["tests/support/shared-site.ts"],
	setupFiles: ["tests/support/http-setup.ts"],
	// A busy machine can be late once.
	retry: { count: CI ? 1 : 0, condition: /timed out/ },
};

export default defineConfig({
	define: { OFFLINE_ROUTES: JSON.stringify(await listOfflineRoutes()) },
	plugins: [bundleWorkers(sharpAsWebAssembly)],
	test: {
		// One more than the cores of CI: a test often waits for its site, or the site for its test.
		maxWorkers: 3,
		testTimeout: 120_000,
		hookTimeout: 60_000,
		expect: { poll: { timeout: 60_000 } },
		outputFile: "test-results/vitest.json",
		reporters: ["default", "./tests/support/late-reporter.ts", "json"],
		projects: [
			{ extends: true, test: { ...fresh, name: "unit", include: [UNIT], exclude: [...PURE, ...ALONE] } },
			{ extends: true, test: { ...inProcess, name: "alone", include: ALONE } },
			{ extends: true, test: { ...inProcess, name: "pure", include: PURE, isolate: false } },
			{
				extends: true,
				test: {
					...inProcess,
					name: "sales",
					include: ["tests/sales/**/*.test.ts"],
					setupFiles: [...inProcess.setupFiles, "tests/support/http-setup.ts"],
					testTimeout: 30 * 60_000,
				},
			},
			{ extends: true, test: { ...byRequest, name: "http", include: ["tests/http/**/*.test.ts"] } },
			// The sources, as `npm start` runs them; `http` and `binary` test the executable.
			{
				extends: true,
				test: { ...byRequest, name: "sources", include: [`tests/http/{${IS_LONG ? "home,server,uploads" : "home"}}.test.ts`], env: { SUMMIT_BINARY: "" } },
			},
			...(SUMMIT_BINARY ? [{ extends: true, test: { name: "binary", include: ["tests/binary/**/*.test.ts"] } }] : []),
		],
	},
});
