import { cookieHeader, forgettingHeader, readCookie } from "#app/http/cookie.server.ts";

const NAME = "session";

/** The reference that a request carries; whether it means anything is for the login sessions to say. */
export function readReference(request: Request): string | undefined {
	return readCookie(request.headers.get("Cookie"), NAME);
}

/** The `Set-Cookie` header that hands a reference to the browser. */
export function referenceCookie(reference: string): string {
	return cookieHeader(NAME, reference);
}

/** The `Set-Cookie` header that takes it away. */
export function clearReferenceCookie(): string {
	return forgettingHeader(NAME);
}

/**
 * The header by which the browser forgets the pages that it still has when a login session ends (ASVS 5.0, 14.3.1). Its storage
 * stays: what visitors chose is there, such as the theme.
 */
export const CLEAR_PAGES = ["Clear-Site-Data", '"cache"'] as const;
