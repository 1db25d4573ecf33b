import type { IncomingMessage, ServerResponse } from "node:http";
import { readCookie } from "#app/http/cookie.server.ts";
import { isJson } from "#app/http/media-type.ts";
import { acceptedLocale } from "#app/i18n/accepted-locale.ts";
import { DEFAULT_LOCALE } from "#app/i18n/config.ts";
import { isTheme } from "#app/ui/theme.ts";
import { type Address, type AddressRefusal, createAddressReader } from "./address.ts";
import { type ListenerParts, RequestHandler } from "./request-handler.ts";

const SAFE_METHODS = ["GET", "HEAD"];

export function createListener(parts: ListenerParts) {
	const readAddress = createAddressReader(parts.site.factsOf);
	return (request: IncomingMessage, response: ServerResponse) => {
		const { method = "", url = "" } = request;
		const address = readAddress(url);
		if (typeof address === "number") return new RequestHandler(parts, request, response).refuse(address, UNREADABLE[address]);
		const handler = new RequestHandler(parts, request, response, address);
		if (method === "OPTIONS" && address.isOpen) return handler.preflight();
		const file = parts.files.find(address.pathname);
		const methods = file ? SAFE_METHODS : address.methods;
		if (!methods.includes(method)) return handler.refuse(405, `Use ${methods.join(" or ")}.`, "Allow", methods.join(", "));
		const origin = originOf(request, parts);
		if (!origin) return handler.refuse(400, "This host cannot be read.");
		if (file) return handler.file(file);

		if (!address.access) return handler.refuse(403, "Nobody may use this address.");
		if (method === "POST") {
			if (!mayPost(request, origin, address)) return handler.refuseForeign(origin);
		} else {
			const theme = address.isCached ? themeOf(request, address) : undefined;
			if (theme !== undefined) return handler.page(address.target, theme, origin);
		}
		const answered = address.openedBy.length > 0 && !handler.takeGuess() ? handler.forwardIfKnown(origin) : handler.forward(origin);
		return answered.catch((cause) => handler.fail(cause));
	};
}

const UNREADABLE: Record<AddressRefusal, string> = { 400: "This address cannot be read.", 414: "This address is too long." };

function themeOf({ headers }: IncomingMessage, { leadsToPreferredLanguage }: Address): string | undefined {
	const { cookie = "" } = headers;
	if (leadsToPreferredLanguage && mayPreferAnother(headers, cookie)) return undefined;
	if (cookie === "") return "";
	if (/(?:^|;\s*)(?:__Host-)?(?:session|toast)=/.test(cookie)) return undefined;
	const theme = readCookie(cookie, "theme");
	return isTheme(theme) ? theme : "";
}

function mayPreferAnother(headers: IncomingMessage["headers"], cookie: string): boolean {
	if (headers["sec-fetch-site"] === "same-origin") return false;
	const { "accept-language": accepted = "" } = headers;
	if (cookie.includes("lng=")) return true;
	return !/^en(?:-\w+)?(?:,|$)/.test(accepted) && (acceptedLocale(accepted) ?? DEFAULT_LOCALE) !== DEFAULT_LOCALE;
}

/** Returns undefined for an invalid or repeated Host (RFC 9112, 3.2). */
function originOf(request: IncomingMessage, { publicOrigin, trustProxy }: ListenerParts): string | undefined {
	if (hostsIn(request.rawHeaders) > 1) return undefined;
	if (publicOrigin) return publicOrigin;
	const { host = "" } = request.headers;
	if (!/^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i.test(host)) return undefined;
	const isHttps = trustProxy && request.headers["x-forwarded-proto"] === "https";
	const origin = `${isHttps ? "https" : "http"}://${host}`;
	// The pattern also accepts `[:::]`, `256.1.1.1` and ports above 65535.
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

function mayPost({ headers }: IncomingMessage, origin: string, { othersMayPost }: Address): boolean {
	const site = headers["sec-fetch-site"];
	const isFromProgram = site === undefined && headers.origin === undefined && isJson(headers["content-type"]);
	if (othersMayPost === "json" ? isFromProgram : othersMayPost !== undefined) return true;
	return site === undefined ? headers.origin === origin : site === "same-origin";
}
