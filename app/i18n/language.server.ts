import { createCookie } from "@remix-run/node";
import { RemixI18Next } from "remix-i18next/server";
import { env } from "~/env.server";
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from "./config";

const ONE_YEAR = 365 * 24 * 60 * 60;

/** Remembers the language that a visitor chose by a language button. */
export const languageCookie = createCookie("lng", { path: "/", maxAge: ONE_YEAR, sameSite: "lax", httpOnly: true, secure: env.isHttps });

const detection = new RemixI18Next({
	detection: {
		supportedLanguages: [...LOCALES],
		fallbackLanguage: DEFAULT_LOCALE,
		cookie: languageCookie,
		order: ["cookie", "custom"],
		/** The library's own reading of the header looks at the first language alone, and takes `es-MX` for another than `es`. */
		findLocale: async (request) => request.headers.get("Accept-Language")?.replace(/-\w+/g, "") ?? null,
	},
});

/** The language that a visitor prefers: the remembered choice, else the browser's, else English. */
export async function preferredLocale(request: Request): Promise<Locale> {
	const locale = await detection.getLocale(request);
	return isLocale(locale) ? locale : DEFAULT_LOCALE;
}
