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

/** What stands in every answer that pages of other sites may read. Cookies come with none of them. */
export const OPEN = ["Access-Control-Allow-Origin", "*"];

/** What a browser is told that asks beforehand (Fetch, CORS-preflight). Seconds. */
export const PREFLIGHT = ["Access-Control-Allow-Methods", "GET, HEAD", "Access-Control-Allow-Headers", "*", "Access-Control-Max-Age", "86400"];

/** What an answer that is no page may do where a browser shows it all the same: nothing. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The compiler's programs and styles stand in pages, and speak to it over a socket of their own. */
export const DEVELOPMENT_POLICY = "frame-ancestors 'none'";

/**
 * The Content-Security-Policy of pages: the site's own files, and its own inline scripts by their hashes (a nonce would
 * forbid to keep whole pages). What else stands in a page as a script does not run.
 *
 * @param destinations origins to which the answer to a form may lead: Chromium holds redirects against the policy, too
 */
export function pagePolicy(inlineScripts: string[], destinations: string[] = []): string {
	const hashes = inlineScripts.map((script) => `'sha256-${hash("sha256", script, "base64")}'`);
	return [
		"default-src 'none'",
		`script-src ${["'self'", ...hashes].join(" ")}`,
		"style-src 'self'",
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"media-src 'self'",
		"manifest-src 'self'",
		"worker-src 'self'",
		`form-action ${["'self'", ...destinations].join(" ")}`,
		"frame-ancestors 'none'",
		"base-uri 'none'",
		"object-src 'none'",
	].join("; ");
}
