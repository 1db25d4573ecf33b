import { installed } from "./installed.ts";

/**
 * Where Chromium is: `CHROMIUM_PATH`, else Debian's shell of it, which has no window around its pages and does with half the
 * work, else the usual places, else that shell, which is installed first.
 */
export const chromiumPath = () =>
	installed(
		[process.env.CHROMIUM_PATH, "/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"],
		["chromium-headless-shell", "fonts-liberation"],
	);

/** Where Firefox is: `FIREFOX_PATH`, else the usual places, else Debian's package, which is installed first. */
export const firefoxPath = () => installed([process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"], ["firefox-esr", "fonts-liberation"]);
