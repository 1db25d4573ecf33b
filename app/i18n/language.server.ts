import { createCookie } from "@remix-run/node";
import { RemixI18Next } from "remix-i18next/server";
import { cookieName } from "#app/http/cookie.server.ts";
import { COOKIES } from "#app/http/stored-in-browser.ts";
import { env } from "#app/runtime/env.server.ts";

import { acceptedLocale } from "./accepted-locale.ts";

import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from "./config.ts";

export const languageCookie = createCookie(cookieName("lng"), { path: "/", maxAge: COOKIES.lng.seconds, sameSite: "lax", httpOnly: true, secure: env.isHttps });

const detection = new RemixI18Next({
	detection: {
		supportedLanguages: [...LOCALES],
		fallbackLanguage: DEFAULT_LOCALE,
		cookie: languageCookie,
		order: ["cookie", "custom"],
		/** The library's own parser does not match `es-MX` with `es`, and accepts `es;q=0`. */
		findLocale: async ({ headers }) => acceptedLocale(headers.get("Accept-Language") ?? undefined) ?? null,
	},
});

export async function preferredLocale(request: Request): Promise<Locale> {
	const locale = await detection.getLocale(request);
	return isLocale(locale) ? locale : DEFAULT_LOCALE;
}
