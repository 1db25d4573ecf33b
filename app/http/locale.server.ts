import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { DEFAULT_LOCALE, isLocale, type Locale, localePath, splitPath } from "#app/i18n/config.ts";
import { languageCookie, preferredLocale } from "#app/i18n/language.server.ts";
import { SECRET_PARAMETERS } from "./secret-parameters.ts";

/**
 * The language of a public page: its address alone decides.
 *
 * @param params of the route, with the optional first segment as `lang`
 * @throws a 404 response where that segment is no other language of the site
 */
export function pageLocale(params: { lang?: string }): Locale {
	if (params.lang === undefined) return DEFAULT_LOCALE;
	if (params.lang === DEFAULT_LOCALE || !isLocale(params.lang)) throw new Response(null, { status: 404 });
	return params.lang;
}

/**
 * The language of a page without a language in its address, such as the admin area: the remembered choice, else the
 * browser's.
 *
 * @throws a redirect to the same address without `?lng=` where the request chooses a language by that
 */
export async function readersLocale(request: Request): Promise<Locale> {
	const url = new URL(request.url);
	const chosen = url.searchParams.get("lng");
	if (chosen === null) return preferredLocale(request);
	url.searchParams.delete("lng");
	throw redirect(url.pathname + url.search, isLocale(chosen) ? { headers: { "Set-Cookie": await languageCookie.serialize(chosen) } } : 302);
}

/** What is percent-encoded stays as it is. */
const inLowerCase = (path: string) => path.replace(/%[\dA-F]{2}|[A-Z]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));

/**
 * Keeps every public page at one address.
 *
 * @throws a redirect where the request chooses a language with `?lng=`, writes the address another way (`/en/…`, capitals,
 * a trailing or doubled slash), or comes to `/` from outside and prefers another language
 */
export async function redirectToProperAddress({ request, params }: Pick<LoaderFunctionArgs, "request" | "params">): Promise<void> {
	const url = new URL(request.url);
	const singly = url.pathname.replace(/\/{2,}/g, "/");
	// Secrets are told apart by their capitals; one may stand in what leads nowhere, too.
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

/**
 * A link inside the site is no question about the language: whoever reads English pages goes on in English. By plain http,
 * browsers say nothing of that but the page they come from.
 */
function arrivesFromOutside({ url, headers }: Request): boolean {
	const from = headers.get("Sec-Fetch-Site");
	if (from !== null) return from !== "same-origin";
	return !headers.get("Referer")?.startsWith(`${new URL(url).origin}/`);
}
