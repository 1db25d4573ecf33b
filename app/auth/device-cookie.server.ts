import { randomBytes } from "node:crypto";
import { cookieHeader, cookiesNamed, readCookie } from "~/http/cookie.server";
import { COOKIES } from "~/http/stored-in-browser";
import { keyedHash } from "./secret.server";
import { readSigned, sign } from "./signed-text.server";

/** Milliseconds. */
const LIFETIME = COOKIES.device.seconds * 1000;
const PURPOSE = "device";

/** One for each account, since browsers are shared. */
const nameFor = async (userId: string): Promise<`device-${string}`> => `device-${(await keyedHash(`device of ${userId}`)).slice(0, 8)}`;

/** What names this browser, if the account was signed in to here before: it opens nothing (OWASP, Device Cookies). */
export async function knownDevice(request: Request, userId: string, now?: number): Promise<string | undefined> {
	const signed = readCookie(request.headers.get("Cookie"), await nameFor(userId));
	const [owner, device] = (signed && (await readSigned(PURPOSE, signed, now))?.split(" ")) || [];
	return owner === userId ? device : undefined;
}

/** Whether anybody signed in here before, whoever it was. */
export async function isKnownBrowser(request: Request, now?: number): Promise<boolean> {
	for (const signed of cookiesNamed(request.headers.get("Cookie"), "device-")) if (await readSigned(PURPOSE, signed, now)) return true;
	return false;
}

/** The `Set-Cookie` header by which this browser is known to the account from now on. */
export async function deviceCookie(request: Request, userId: string, now?: number): Promise<string> {
	const device = (await knownDevice(request, userId, now)) ?? randomBytes(16).toString("base64url");
	return cookieHeader(await nameFor(userId), await sign(PURPOSE, `${userId} ${device}`, LIFETIME, now));
}
