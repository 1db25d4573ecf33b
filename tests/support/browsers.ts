import { installed } from "./installed.ts";

/**
 * Path of Chromium: `CHROMIUM_PATH`, Debian's headless shell, which takes half the time, or the usual places. The shell is installed if none exists.
 */
export const chromiumPath = () =>
	installed(
		[process.env.CHROMIUM_PATH, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"],
		["chromium-headless-shell", "fonts-liberation"],
	);

/** Path of Firefox: `FIREFOX_PATH` or the usual places. Debian's package is installed if none exists. */
export const firefoxPath = () => installed([process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"], ["firefox-esr", "fonts-liberation"]);
