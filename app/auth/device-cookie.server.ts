import { randomBytes } from "node:crypto";
import { cookieHeader, cookiesNamed, readCookie } from "#app/http/cookie.server.ts";
import { COOKIES } from "#app/http/stored-in-browser.ts";
import { keyedHash } from "./secret.server.ts";
import { readSigned, sign } from "./signed-text.server.ts";

const LIFETIME_MS = COOKIES.device.seconds * 1000;
const PURPOSE = "device";

/** One for each account, since browsers are shared. */
const nameFor = (userId: string): `device-${string}` => `device-${keyedHash(`device of ${userId}`).slice(0, 8)}`;

/** Returns the id of a browser in which the account signed in before; it grants no access (OWASP, Device Cookies). */
export function knownDevice(request: Request, userId: string, now?: number): string | undefined {
	const signed = readCookie(request.headers.get("Cookie"), nameFor(userId));
	const [owner, device] = (signed && readSigned(PURPOSE, signed, now)?.split(" ")) || [];
	return owner === userId ? device : undefined;
}

export function isKnownBrowser(request: Request, now?: number): boolean {
	for (const signed of cookiesNamed(request.headers.get("Cookie"), "device-")) if (readSigned(PURPOSE, signed, now)) return true;
	return false;
}

export function deviceCookie(request: Request, userId: string, now?: number): string {
	const device = knownDevice(request, userId, now) ?? randomBytes(16).toString("base64url");
	return cookieHeader(nameFor(userId), sign(PURPOSE, `${userId} ${device}`, LIFETIME_MS, now));
}
