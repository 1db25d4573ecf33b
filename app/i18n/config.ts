export const TRANSLATIONS = ["es", "sv"] as const;
/** The languages of the site, in the order in which they are offered. */
export const LOCALES = ["en", ...TRANSLATIONS] as const;
export type Locale = (typeof LOCALES)[number];
/** The fallback, whose pages have no prefix in their addresses. */
export const DEFAULT_LOCALE: Locale = "en";

export function isLocale(value: unknown): value is Locale {
	return LOCALES.includes(value as Locale);
}

/** The site's path for a page in a language: English has no prefix. `localePath("sv", "/agenda")` is `/sv/agenda`. */
export function localePath(locale: Locale, path: string): string {
	if (locale === DEFAULT_LOCALE) return path;
	const isHome = /^\/($|[?#])/.test(path);
	return `/${locale}${isHome ? path.slice(1) : path}`;
}

/** Splits an address: `/sv/agenda` is Swedish and `/agenda`, `/agenda` is English, `/en/agenda` too. */
export function splitPath(pathname: string): { locale: Locale; path: string } {
	const [, first, ...rest] = pathname.split("/");
	return isLocale(first) ? { locale: first, path: `/${rest.join("/")}` } : { locale: DEFAULT_LOCALE, path: pathname };
}
