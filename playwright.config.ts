import { defineConfig } from "playwright/test";
import { chromiumPath } from "./tests/support/browsers.ts";
import { IS_LONG } from "./tests/support/length.ts";

// Another port lets two working copies run at once.
const port = Number(process.env.E2E_PORT ?? 4179);

/** Scripts change nothing of these. */
const LAYOUT = /\/(large-letters|long-words|phone)\.e2e\.ts$/;
/** Journeys through the forms and disclosures of visitors, and one organizer's day. */
const WITHOUT_SCRIPTS = /\/(admin-login|forms|header|my-agenda|news|places|programme|search|shop|speakers|theme|ticket|zones)\.e2e\.ts$/;
/** Others, without scripts in `npm run test:long` alone. */
const WITHOUT_SCRIPTS_LONG = /\/(cookies|every-page|orders|organizer-day)\.e2e\.ts$/;

export default defineConfig({
	testDir: "tests/e2e",
	testMatch: "*.e2e.ts",
	outputDir: "test-results/browser",
	fullyParallel: true,
	workers: 2,
	// A busy machine may be late once; complaints of the browser are never forgiven (`faults-reporter.ts`).
	retries: process.env.CI ? 1 : 0,
	// Time limits are for tests that hang.
	timeout: 240_000,
	expect: { timeout: 30_000 },
	reporter: [["list"], ["./tests/support/faults-reporter.ts"], ["json", { outputFile: "test-results/e2e.json" }]],
	use: {
		// It would answer in the place of sites that tests change or cut off; its own test lets it in.
		serviceWorkers: "block",
		baseURL: `http://127.0.0.1:${port}`,
		launchOptions: {
			executablePath: chromiumPath(),
			// Letters as wide as in a window: the shell rounds them to whole pixels otherwise.
			args: [
				"--font-render-hinting=none",
				"--no-sandbox",
				"--disable-gpu",
				"--disable-quic",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
	},
	projects: [
		{ name: "with JavaScript", testIgnore: LAYOUT, use: { javaScriptEnabled: true } },
		{ name: "without JavaScript", testMatch: [WITHOUT_SCRIPTS, LAYOUT, ...(IS_LONG ? [WITHOUT_SCRIPTS_LONG] : [])], use: { javaScriptEnabled: false } },
	],
	webServer: {
		command: "node tests/support/serve-for-browsers.ts",
		env: { PORT: String(port) },
		url: `http://127.0.0.1:${port}/api/speakers`,
		reuseExistingServer: false,
	},
});
