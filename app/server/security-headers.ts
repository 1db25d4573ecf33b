import { hash } from "node:crypto";

/** What stands in every answer, in turn name and value. */
export function commonHeaders(isHttps: boolean): string[] {
	return [
		"X-Content-Type-Options",
		"nosniff",
		"Referrer-Policy",
		"strict-origin-when-cross-origin",
		"Cross-Origin-Opener-Policy",
		"same-origin",
		...(isHttps ? ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"] : []),
	];
}

/** What an answer that is no page may do where a browser shows it all the same: nothing. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of a page: its own files, and exactly the inline scripts that stand in it, by their hashes
 * (a nonce would forbid to keep whole pages).
 */
export function policyFor(page: Buffer): string {
	const hashes = inlineScripts(page).map((script) => `'sha256-${hash("sha256", script, "base64")}'`);
	return [
		"default-src 'none'",
		`script-src ${["'self'", ...new Set(hashes)].join(" ")}`,
		"style-src 'self'",
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"media-src 'self'",
		"manifest-src 'self'",
		"form-action 'self'",
		"frame-ancestors 'none'",
		"base-uri 'none'",
		"object-src 'none'",
	].join("; ");
}

const START = "<script";
const END = "</script>";

/** What stands between the tags of each script that has neither a source nor data alone. */
function inlineScripts(page: Buffer): Buffer[] {
	// A character for each byte, so that places in the text are places in the bytes.
	const text = page.toString("latin1");
	const scripts: Buffer[] = [];
	let end = 0;
	for (let start = text.indexOf(START); start >= 0; start = text.indexOf(START, end)) {
		const body = text.indexOf(">", start) + 1;
		end = text.indexOf(END, body);
		if (body === 0 || end < 0) break;
		if (!/\s(?:src=|type="application\/(?:ld\+)?json")/.test(text.slice(start, body))) scripts.push(page.subarray(body, end));
	}
	return scripts;
}
