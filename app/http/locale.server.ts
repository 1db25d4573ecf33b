import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { DEFAULT_LOCALE, isLocale, type Locale, localePath, splitPath } from "#app/i18n/config.ts";
import { languageCookie, preferredLocale } from "#app/i18n/language.server.ts";
import { SECRET_PARAMETERS } from "./secret-parameters.ts";

/** Reads the first segment of a public address. @throws a 404 response unless it is a language other than the default */
export function pageLocale(params: { lang?: string }): Locale {
	if (params.lang === undefined) return DEFAULT_LOCALE;
	if (params.lang === DEFAULT_LOCALE || !isLocale(params.lang)) throw new Response(null, { status: 404 });
	return params.lang;
}

/** For pages without a language in their address. @throws a redirect that saves the language of `?lng=` and removes it */
export async function readersLocale(request: Request): Promise<Locale> {
	const url = new URL(request.url);
	const chosen = url.searchParams.get("lng");
	if (chosen === null) return preferredLocale(request);
	url.searchParams.delete("lng");
	throw redirect(url.pathname + url.search, isLocale(chosen) ? { headers: { "Set-Cookie": await languageCookie.serialize(chosen) } } : 302);
}

const inLowerCase = (path: string) => path.replace(/%[\dA-F]{2}|[A-Z]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));

/** @throws a redirect to the canonical address, to the language of `?lng=`, or from `/` to the preferred language */
export async function redirectToProperAddress({ request, params }: Pick<LoaderFunctionArgs, "request" | "params">): Promise<void> {
	const url = new URL(request.url);
	const singly = url.pathname.replace(/\/{2,}/g, "/");
	// Secrets are case-sensitive, and an unknown address can contain one.
	const hasCapitals = ["*", ...SECRET_PARAMETERS].some((name) => name in params);
	const { locale, path } = splitPath(hasCapitals ? singly : inLowerCase(singly));
	const cleanPath = path.replace(/(.)\/$/, "$1");

	if (url.searchParams.has("lng")) {
		const chosen = url.searchParams.get("lng");
		url.searchParams.delete("lng");
		const target = localePath(isLocale(chosen) ? chosen : locale, cleanPath) + url.search;
		throw redirect(target, isLocale(chosen) ? { headers: { "Set-Cookie": await languageCookie.serialize(chosen) } } : 302);
	}

	const properPath = localePath(locale, cleanPath);
	if (properPath !== url.pathname) throw redirect(properPath + url.search, 301);

	if (properPath === "/" && arrivesFromOutside(request)) {
		const preferred = await preferredLocale(request);
		if (preferred !== DEFAULT_LOCALE) throw redirect(localePath(preferred, "/") + url.search, { headers: { Vary: "Accept-Language, Cookie" } });
	}
}

/** Links within the site keep its language. Over plain http, browsers send no `Sec-Fetch-Site`, only a `Referer`. */
function arrivesFromOutside({ url, headers }: Request): boolean {
	const from = headers.get("Sec-Fetch-Site");
	if (from !== null) return from !== "same-origin";
	return !headers.get("Referer")?.startsWith(`${new URL(url).origin}/`);
}
