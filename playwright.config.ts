import { defineConfig } from "playwright/test";
import { chromiumPath } from "./tests/support/browsers";

// Another port lets two working copies run at once.
const port = Number(process.env.E2E_PORT ?? 4179);

/** What scripts change nothing of. */
const LAYOUT = /\/(large-letters|phone)\.e2e\.ts$/;
/** Without scripts a form is a plain request, and those are sent by `tests/http`: left are the pages of visitors, and one organizer's day. */
const WITHOUT_SCRIPTS =
	/\/(admin-login|cookies|every-page|forced-colors|forms|header|home|large-letters|my-agenda|news|orders|organizer-day|phone|places|programme|search|shop|speakers|theme|ticket|zones)\.e2e\.ts$/;

export default defineConfig({
	testDir: "tests/e2e",
	testMatch: "*.e2e.ts",
	outputDir: "test-results/browser",
	fullyParallel: true,
	workers: 2,
	// A busy machine may be late once; what fails twice is wrong, and so is what a page itself complains of.
	retries: process.env.CI ? 1 : 0,
	expect: { timeout: 10_000 },
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
		{ name: "without JavaScript", testMatch: WITHOUT_SCRIPTS, use: { javaScriptEnabled: false } },
	],
	webServer: {
		command: "node tests/support/serve-for-browsers.ts",
		env: { PORT: String(port) },
		url: `http://127.0.0.1:${port}/api/speakers`,
		reuseExistingServer: false,
	},
});
