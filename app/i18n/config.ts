export const TRANSLATIONS = ["es", "sv"] as const;
export const LOCALES = ["en", ...TRANSLATIONS] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "en";

export function isLocale(value: unknown): value is Locale {
	return LOCALES.includes(value as Locale);
}

/** English has no prefix; `localePath("sv", "/agenda")` is `/sv/agenda`. */
export function localePath(locale: Locale, path: string): string {
	if (locale === DEFAULT_LOCALE) return path;
	const isHome = /^\/($|[?#])/.test(path);
	return `/${locale}${isHome ? path.slice(1) : path}`;
}

/** `/sv/agenda` is Swedish; `/agenda` and `/en/agenda` are English. */
export function splitPath(pathname: string): { locale: Locale; path: string } {
	const [, first, ...rest] = pathname.split("/");
	return isLocale(first) ? { locale: first, path: `/${rest.join("/")}` } : { locale: DEFAULT_LOCALE, path: pathname };
}
