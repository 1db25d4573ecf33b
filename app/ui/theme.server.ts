import { cookieHeader, readCookie } from "#app/http/cookie.server.ts";
import { DEFAULT_THEME, isTheme, type Theme } from "./theme.ts";

const COOKIE = "theme";

export function readTheme(request: Request): Theme {
	const value = readCookie(request.headers.get("Cookie"), COOKIE);
	return isTheme(value) ? value : DEFAULT_THEME;
}

/** Plain text, so that it can be part of a cache key. */
export function themeCookie(theme: Theme): string {
	return cookieHeader(COOKIE, theme);
}
