import { env } from "~/env.server";
import { DEFAULT_THEME, isTheme, type Theme } from "./theme";

const ONE_YEAR = 365 * 24 * 60 * 60;

/** The theme that a visitor without JavaScript chose. */
export function readTheme(request: Request): Theme {
	const value = request.headers.get("Cookie")?.match(/(?:^|;\s*)theme=(\w+)/)?.[1];
	return isTheme(value) ? value : DEFAULT_THEME;
}

/** The `Set-Cookie` header that remembers it. The value is plain, so that it can be part of a cache key. */
export function themeCookie(theme: Theme): string {
	return `theme=${theme}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax; HttpOnly${env.isHttps ? "; Secure" : ""}`;
}
