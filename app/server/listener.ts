import type { IncomingMessage, ServerResponse } from "node:http";
import type { ContentVersion } from "../../db/content-version";
import { readAddress } from "./address";
import type { Observer } from "./observer";
import type { PageCache } from "./page-cache";
import type { Site } from "./remix";
import type { StaticFiles } from "./static-files";
import { Turn } from "./turn";

const METHODS = ["GET", "HEAD", "POST"];
/** Mail programs leave the list by one click, without saying where they come from; the unguessable key in the address is their word (RFC 8058). */
const OPEN_POSTS = /^\/(?:(?:es|sv)\/)?newsletter\/unsubscribe$/;

export interface ListenerParts {
	site: Site;
	files: StaticFiles;
	cache: PageCache;
	version: ContentVersion;
	observer: Observer;
	/** As configured; without, each request says it. */
	publicOrigin: string | undefined;
	trustProxy: boolean;
	/** Headers of every answer, names and values in turn. */
	common: string[];
	/** True once the process is on its way out: connections are closed with their next answer. */
	isStopping: () => boolean;
}

/** Answers a request: from memory where it can, else through the site. */
export function createListener(parts: ListenerParts) {
	return (request: IncomingMessage, response: ServerResponse) => {
		const turn = new Turn(parts, request, response);
		const { method = "", url = "" } = request;
		const address = readAddress(url);
		if (!address) return turn.refuse(400, "This address cannot be read.");
		if (!METHODS.includes(method)) return turn.refuse(405, "Use GET, HEAD or POST.", "Allow", METHODS.join(", "));
		const origin = originOf(request, parts);
		if (!origin) return turn.refuse(400, "This host cannot be read.");

		if (method === "POST") {
			if (!OPEN_POSTS.test(address.pathname) && !isSameOrigin(request, origin)) return turn.refuse(403, "This request did not come from this site.");
		} else {
			const file = parts.files.find(address.pathname);
			if (file) return turn.file(file);
			const theme = address.isPublic ? themeOf(request, address.target) : undefined;
			if (theme !== undefined) return turn.page(address.target, theme, origin);
		}
		return turn.passOn(address.pathname, origin).catch((cause) => turn.fail(cause));
	};
}

/** The theme that a kept page is made for, or nothing where the request carries what only the site can read. */
function themeOf({ headers }: IncomingMessage, target: string): string | undefined {
	const { cookie = "" } = headers;
	if (/^\/(?:\?|$)/.test(target) && mayPreferAnother(headers, cookie)) return undefined;
	if (cookie === "") return "";
	if (/(?:^|;\s*)(?:(?:__Host-)?session|toast)=/.test(cookie)) return undefined;
	return /(?:^|;\s*)theme=(light|dark|system)(?:;|$)/.exec(cookie)?.[1] ?? "";
}

/** Whether a visitor of `/` may have to be led to another language: the site decides. */
function mayPreferAnother(headers: IncomingMessage["headers"], cookie: string): boolean {
	if (headers["sec-fetch-site"] === "same-origin") return false;
	return cookie.includes("lng=") || /^(?!\s*en\b)\s*\S/.test(headers["accept-language"] ?? "");
}

/** Scheme and host of the site: as configured, else as the request came. Nothing where its host is none, or two (RFC 9112, 3.2). */
function originOf(request: IncomingMessage, { publicOrigin, trustProxy }: ListenerParts): string | undefined {
	if (hostsIn(request.rawHeaders) > 1) return undefined;
	if (publicOrigin) return publicOrigin;
	const { host = "" } = request.headers;
	if (!/^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i.test(host)) return undefined;
	const isHttps = trustProxy && request.headers["x-forwarded-proto"] === "https";
	const origin = `${isHttps ? "https" : "http"}://${host}`;
	// What looks like a host can still be none: `[:::]`, `256.1.1.1`, a port beyond 65535.
	return URL.canParse(origin) ? origin : undefined;
}

function hostsIn(rawHeaders: string[]): number {
	let hosts = 0;
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const name = rawHeaders[index] as string;
		if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
	}
	return hosts;
}

/** The browser's own word in `Sec-Fetch-Site`, else an exact `Origin` (ASVS 5.0, 3.5.3). */
function isSameOrigin({ headers }: IncomingMessage, origin: string): boolean {
	const site = headers["sec-fetch-site"];
	return site === undefined ? headers.origin === origin : site === "same-origin";
}
