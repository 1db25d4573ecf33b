import { defineConfig } from "playwright/test";
import chromium from "./playwright.config.ts";

/** What asks for a setting of the device, which this Firefox cannot be told by a driver. */
const NOT_HERE = /stands still where movement is unwelcome|follows the device/;

/** The journeys of visitors in Debian's Firefox, by WebDriver BiDi, which cannot turn scripts off there. */
export default defineConfig({
	...chromium,
	testMatch: /\/(early|forms|header|home|network|news|programme|speakers|theme|ticket|waiting)\.e2e\.ts$/,
	grepInvert: NOT_HERE,
	outputDir: "test-results/firefox",
	reporter: [["list"], ["./tests/support/faults-reporter.ts"], ["json", { outputFile: "test-results/firefox.json" }]],
	use: {
		...chromium.use,
		channel: "moz-firefox",
		launchOptions: { executablePath: new URL("./tests/support/firefox-relay.ts", import.meta.url).pathname },
	},
	projects: [{ name: "Firefox", use: { browserName: "firefox", javaScriptEnabled: true } }],
});
