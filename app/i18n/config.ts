/** The languages of the site, in the order in which they are offered. The first is the default and the fallback. */
export const LOCALES = ["en", "es", "sv"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "en";

export function isLocale(value: unknown): value is Locale {
	return LOCALES.includes(value as Locale);
}

/** The site's path for a page in a language: English has no prefix. `localePath("sv", "/agenda")` is `/sv/agenda`. */
export function localePath(locale: Locale, path: string): string {
	if (locale === DEFAULT_LOCALE) return path;
	return path === "/" || path.startsWith("/?") || path.startsWith("/#") ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** The path without its language: `/sv/agenda` and `/agenda` are both `/agenda`, `/es` is `/`. */
export function pathWithoutLocale(pathname: string): string {
	const [, first, ...rest] = pathname.split("/");
	return first !== DEFAULT_LOCALE && isLocale(first) ? `/${rest.join("/")}` : pathname;
}
