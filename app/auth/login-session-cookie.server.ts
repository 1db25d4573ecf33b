import { clearCookieHeader, cookieHeader, readCookie } from "#app/http/cookie.server.ts";

const NAME = "session";

export function readReference(request: Request): string | undefined {
	return readCookie(request.headers.get("Cookie"), NAME);
}

export function referenceCookie(reference: string): string {
	return cookieHeader(NAME, reference);
}

export function clearReferenceCookie(): string {
	return clearCookieHeader(NAME);
}

/** Makes the browser drop cached pages when a login session ends (ASVS 5.0, 14.3.1). Its storage stays: it contains choices such as the theme. */
export const CLEAR_PAGES = ["Clear-Site-Data", '"cache"'] as const;
