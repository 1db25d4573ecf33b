import { hash } from "node:crypto";

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

export const ALLOW_ANY_ORIGIN = ["Access-Control-Allow-Origin", "*"];

export const PREFLIGHT_HEADERS = ["Access-Control-Allow-Methods", "GET, HEAD", "Access-Control-Allow-Headers", "*", "Access-Control-Max-Age", "86400"];

export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Vite adds inline scripts and styles and opens a WebSocket. */
export const DEVELOPMENT_POLICY = "frame-ancestors 'none'";

/** Hashes, because a nonce would prevent caching whole pages. `destinations`: Chromium also checks where forms redirect. */
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
