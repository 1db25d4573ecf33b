import { defineConfig } from "playwright/test";
import { chromiumPath } from "./tests/support/browsers";

// Another port lets two working copies run at once.
const port = Number(process.env.E2E_PORT ?? 4179);

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
			args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
		},
	},
	projects: [
		{ name: "with JavaScript", use: { javaScriptEnabled: true } },
		{ name: "without JavaScript", use: { javaScriptEnabled: false } },
	],
	webServer: {
		command: "node tests/support/serve-for-browsers.ts",
		env: { PORT: String(port) },
		url: `http://127.0.0.1:${port}/api/speakers`,
		reuseExistingServer: false,
	},
});
