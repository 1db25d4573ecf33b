import { env } from "~/env.server";
import { COOKIES, type CookieName } from "./stored-in-browser";

/** A cookie of the site, or the one by which an account knows a browser. */
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
export function cookieHeader(name: Name, value: string, { sameSite = "Lax", isHttps = env.isHttps }: Attributes = {}): string {
	return header(name, value, lifetimeOf(name), sameSite, isHttps);
}

/** The `Set-Cookie` header that takes a cookie away. */
export function forgettingHeader(name: Name, { sameSite = "Lax", isHttps = env.isHttps }: Attributes = {}): string {
	return header(name, "", 0, sameSite, isHttps);
}

interface Attributes {
	sameSite?: "Lax" | "Strict";
	isHttps?: boolean;
}

function header(name: Name, value: string, seconds: number | undefined, sameSite: "Lax" | "Strict", isHttps: boolean): string {
	const age = seconds === undefined ? [] : [`Max-Age=${seconds}`];
	return [`${cookieName(name, isHttps)}=${value}`, "Path=/", ...age, "HttpOnly", `SameSite=${sameSite}`, ...(isHttps ? ["Secure"] : [])].join("; ");
}

/** Seconds; nothing for a cookie that goes when the browser is closed. */
function lifetimeOf(name: Name): number | undefined {
	const listed: { seconds?: number } = COOKIES[name.startsWith("device-") ? "device" : (name as CookieName)];
	return listed.seconds;
}

/** The value of one of this site's cookies in a `Cookie` header. */
export function readCookie(header: string | null | undefined, name: Name, isHttps = env.isHttps): string | undefined {
	return pairIn(header, cookieName(name, isHttps));
}

/** The same for a choice that opens nothing: one that was made before the cookie had its prefix still holds. */
export function readChoice(header: string | null | undefined, name: Name, isHttps = env.isHttps): string | undefined {
	return pairIn(header, cookieName(name, isHttps)) ?? pairIn(header, name);
}

/** The values of those of this site's cookies whose names begin so. */
export function cookiesNamed(header: string | null | undefined, beginning: "device-", isHttps = env.isHttps): string[] {
	const start = isHttps ? `__Host-${beginning}` : beginning;
	const pairs = header?.split(/;\s*/).filter((part) => part.startsWith(start)) ?? [];
	return pairs.map((pair) => pair.slice(pair.indexOf("=") + 1));
}

function pairIn(header: string | null | undefined, fullName: string): string | undefined {
	const start = `${fullName}=`;
	const pair = header?.split(/;\s*/).find((part) => part.startsWith(start));
	return pair?.slice(start.length) || undefined;
}
