import { parseCookie, stringifySetCookie } from "cookie";
import { env } from "#app/runtime/env.server.ts";
import { COOKIES, type CookieName } from "./stored-in-browser.ts";

type Name = Exclude<CookieName, "device"> | `device-${string}`;

/** Behind https every cookie has the prefix that keeps neighbouring hosts from setting it (ASVS 5.0, 3.3.1, 3.3.3). */
export function cookieName(name: Name, isHttps = env.isHttps): string {
	return isHttps ? `__Host-${name}` : name;
}

/**
 * The `Set-Cookie` header of one of this site's cookies, none of which a script may read. It stays for as long as
 * `COOKIES` says.
 *
 * @param value needs no encoding
 */
export function cookieHeader(name: Name, value: string, { sameSite = "lax", isHttps = env.isHttps }: Attributes = {}): string {
	return header(name, value, lifetimeOf(name), sameSite, isHttps);
}

/** The `Set-Cookie` header that takes a cookie away. */
export function forgettingHeader(name: Name, { sameSite = "lax", isHttps = env.isHttps }: Attributes = {}): string {
	return header(name, "", 0, sameSite, isHttps);
}

interface Attributes {
	sameSite?: "lax" | "strict";
	isHttps?: boolean;
}

function header(name: Name, value: string, maxAge: number | undefined, sameSite: "lax" | "strict", isHttps: boolean): string {
	return stringifySetCookie({ name: cookieName(name, isHttps), value, path: "/", maxAge, httpOnly: true, sameSite, secure: isHttps });
}

/** Seconds; nothing for a cookie that goes when the browser is closed. */
function lifetimeOf(name: Name): number | undefined {
	const listed: { seconds?: number } = COOKIES[name.startsWith("device-") ? "device" : (name as CookieName)];
	return listed.seconds;
}

/** The value of one of this site's cookies in a `Cookie` header. */
export function readCookie(header: string | null | undefined, name: Name, isHttps = env.isHttps): string | undefined {
	return valueIn(header, cookieName(name, isHttps));
}

/** The same for a choice that opens nothing: one that was made before the cookie had its prefix still holds. */
export function readChoice(header: string | null | undefined, name: Name, isHttps = env.isHttps): string | undefined {
	return valueIn(header, cookieName(name, isHttps)) ?? valueIn(header, name);
}

/** The values of those of this site's cookies whose names begin so. */
export function cookiesNamed(header: string | null | undefined, beginning: "device-", isHttps = env.isHttps): string[] {
	const start = isHttps ? `__Host-${beginning}` : beginning;
	return Object.entries(parseCookie(header ?? "")).flatMap(([name, value]) => (name.startsWith(start) && value ? [value] : []));
}

function valueIn(header: string | null | undefined, fullName: string): string | undefined {
	return parseCookie(header ?? "")[fullName] || undefined;
}
