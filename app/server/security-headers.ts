import { createHash } from "node:crypto";

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

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of a page: its own files, and exactly the inline scripts that stand in it, by their hashes
 * (a nonce would forbid to keep whole pages).
 */
export function policyFor(html: string): string {
	const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
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
