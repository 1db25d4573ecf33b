import { defineConfig } from "playwright/test";
import { chromiumPath } from "./tests/support/browsers.ts";
import { IS_LONG, times } from "./tests/support/length.ts";

const LAYOUT = /\/(large-letters|long-words|phone)\.e2e\.ts$/;
const WITHOUT_SCRIPTS = /\/(admin-login|forms|header|meetings|my-agenda|news|program|registrations|search|shop|speakers|theme|ticket|zones)\.e2e\.ts$/;
const WITHOUT_SCRIPTS_LONG = /\/(cookies|every-page|orders|organizer-day)\.e2e\.ts$/;

export default defineConfig({
	globalSetup: "tests/support/shared-site.ts",
	testDir: "tests/e2e",
	testMatch: "*.e2e.ts",
	outputDir: "test-results/browser",
	fullyParallel: true,
	workers: 2,
	// A busy machine can be late once. `faults-reporter.ts` never forgives errors in the browser.
	retries: process.env.CI ? 1 : 0,
	// Limits are only for tests that hang; long ones call `test.slow()`.
	timeout: times(90_000, 240_000),
	expect: { timeout: 30_000 },
	reporter: [["list"], ["./tests/support/faults-reporter.ts"], ["json", { outputFile: "test-results/e2e.json" }]],
	use: {
		// The worker would answer for sites that tests change or cut off. Its own test allows it.
		serviceWorkers: "block",
		launchOptions: {
			executablePath: chromiumPath(),
			// The headless shell otherwise rounds the widths of letters to whole pixels.
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
});
