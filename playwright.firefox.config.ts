import { defineConfig } from "playwright/test";
import chromium from "./playwright.config.ts";

/** Tests of device settings, which the driver cannot set in this Firefox. */
const NOT_HERE = /stands still where movement is unwelcome|follows the device/;

/** Debian's Firefox by WebDriver BiDi, which cannot turn scripts off. */
export default defineConfig({
	...chromium,
	testMatch: /\/(early|forms|header|home|loading|network|news|program|speakers|theme|ticket)\.e2e\.ts$/,
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
