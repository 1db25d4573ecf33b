import { createCookie } from "@remix-run/node";
import { RemixI18Next } from "remix-i18next/server";
import { cookieName } from "#app/http/cookie.server.ts";
import { COOKIES } from "#app/http/stored-in-browser.ts";
import { env } from "#app/runtime/env.server.ts";

import { acceptedLocale } from "./accepted-locale.ts";

import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from "./config.ts";

/** Remembers the language that a visitor chose by a language button. */
export const languageCookie = createCookie(cookieName("lng"), { path: "/", maxAge: COOKIES.lng.seconds, sameSite: "lax", httpOnly: true, secure: env.isHttps });
/** The same as it was set before it had its prefix. */
const formerCookie = createCookie("lng");

const detection = new RemixI18Next({
	detection: {
		supportedLanguages: [...LOCALES],
		fallbackLanguage: DEFAULT_LOCALE,
		cookie: languageCookie,
		order: ["cookie", "custom"],
		/** The library's own reading of the header takes `es-MX` for another language than `es`, and `es;q=0` for Spanish. */
		findLocale: async ({ headers }) => (await formerChoice(headers)) ?? acceptedLocale(headers.get("Accept-Language") ?? undefined) ?? null,
	},
});

/** The language that a visitor prefers: the remembered choice, else the browser's, else English. */
export async function preferredLocale(request: Request): Promise<Locale> {
	const locale = await detection.getLocale(request);
	return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

async function formerChoice(headers: Headers): Promise<Locale | undefined> {
	const chosen: unknown = await formerCookie.parse(headers.get("Cookie"));
	return isLocale(chosen) ? chosen : undefined;
}
