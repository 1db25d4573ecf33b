import { DEFAULT_LOCALE, LOCALES, type Locale } from "~/i18n/config";

const plainText = { "Content-Type": "text/plain; charset=utf-8" };

/**
 * Reads a query parameter of the API that must be one of a few.
 *
 * @throws a 400 response with a plain sentence where it is another
 */
export function allowedOf<Value extends string>(url: URL, name: string, values: readonly Value[]): Value | undefined {
	const value = url.searchParams.get(name);
	if (value === null) return undefined;
	const allowed = values.find((candidate) => candidate === value);
	if (allowed === undefined) throw new Response(`Unknown ${name}: use one of ${values.join(", ")}.`, { status: 400, headers: plainText });
	return allowed;
}

/**
 * The language of the API's texts: `?lng=`, else English. Nothing else decides, so that an address has one answer.
 *
 * @throws a 400 response where the language is unknown
 */
export function apiLocale(url: URL): Locale {
	return allowedOf(url, "lng", LOCALES) ?? DEFAULT_LOCALE;
}
