import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Where Chromium is: `CHROMIUM_PATH`, else the usual places, else Debian's package, which is installed first. */
export const chromiumPath = () =>
	installed([process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"], ["chromium", "fonts-liberation"]);

/** Where Firefox is: `FIREFOX_PATH`, else the usual places, else Debian's package, which is installed first. */
export const firefoxPath = () => installed([process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"], ["firefox-esr", "fonts-liberation"]);

/** The first place that there is; after installing the packages where there is none, the first of Debian's. */
function installed([chosen, ...places]: [string | undefined, string, ...string[]], packages: string[]): string {
	const found = [chosen, ...places].find((place) => place && existsSync(place));
	if (found) return found;
	console.error(`Not found, so installed from Debian: ${packages[0]}`);
	const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
	for (const words of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
		const [command, ...rest] = [...asRoot, "apt-get", ...words] as [string, ...string[]];
		execFileSync(command, rest, { stdio: ["ignore", process.stderr, process.stderr] });
	}
	return places[0] as string;
}
