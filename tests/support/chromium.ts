import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Where Chromium is: `CHROMIUM_PATH`, else the usual places, else Debian's package, which is installed first. */
export function chromiumPath(): string {
	const found = [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place && existsSync(place));
	if (found) return found;
	console.log("No Chromium found: installing Debian's.");
	const asRoot = process.getuid?.() === 0 ? [] : ["sudo"];
	for (const words of [["update"], ["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"]]) {
		const [command, ...rest] = [...asRoot, "apt-get", ...words] as [string, ...string[]];
		execFileSync(command, rest, { stdio: "inherit" });
	}
	return PLACES[0] as string;
}
