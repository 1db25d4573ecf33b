import { parseCookie, stringifySetCookie } from "cookie";
import { env } from "#app/runtime/env.server.ts";
import { COOKIES, type CookieName } from "./stored-in-browser.ts";

type Name = Exclude<CookieName, "device"> | `device-${string}`;

/** Behind https, the `__Host-` prefix keeps neighboring hosts from setting the cookie (ASVS 5.0, 3.3.1, 3.3.3). */
export function cookieName(name: Name, isHttps = env.isHttps): string {
	return isHttps ? `__Host-${name}` : name;
}

export function cookieHeader(name: Name, value: string, { sameSite = "lax", isHttps = env.isHttps }: Attributes = {}): string {
	return header(name, value, lifetimeOf(name), sameSite, isHttps);
}

export function clearCookieHeader(name: Name, { sameSite = "lax", isHttps = env.isHttps }: Attributes = {}): string {
	return header(name, "", 0, sameSite, isHttps);
}

interface Attributes {
	sameSite?: "lax" | "strict";
	isHttps?: boolean;
}

function header(name: Name, value: string, maxAge: number | undefined, sameSite: "lax" | "strict", isHttps: boolean): string {
	return stringifySetCookie({ name: cookieName(name, isHttps), value, path: "/", maxAge, httpOnly: true, sameSite, secure: isHttps });
}

/** Seconds; undefined for session cookies. */
function lifetimeOf(name: Name): number | undefined {
	const listed: { seconds?: number } = COOKIES[name.startsWith("device-") ? "device" : (name as CookieName)];
	return listed.seconds;
}

export function readCookie(header: string | null | undefined, name: Name, isHttps = env.isHttps): string | undefined {
	return parseCookie(header ?? "")[cookieName(name, isHttps)] || undefined;
}

export function cookiesNamed(header: string | null | undefined, beginning: "device-", isHttps = env.isHttps): string[] {
	const start = isHttps ? `__Host-${beginning}` : beginning;
	return Object.entries(parseCookie(header ?? "")).flatMap(([name, value]) => (name.startsWith(start) && value ? [value] : []));
}
