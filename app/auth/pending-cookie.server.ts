import { cookieHeader, forgettingHeader, readCookie } from "~/http/cookie.server";
import { COOKIES } from "~/http/stored-in-browser";
import { keyedHash } from "./secret.server";
import { readSigned, sign } from "./signed-text.server";
import { type Account, getAccount } from "./users.server";

const PURPOSE = "sign-in";
const NAME = "sign-in";
const sameSite = "strict";
/** How long a right password waits for the second factor. Milliseconds. */
const LIFETIME = COOKIES[NAME].seconds * 1000;

/** The `Set-Cookie` header by which this browser, and no other, may go on with the second factor. No login session begins yet. */
export async function pendingCookie(account: Account, now?: number): Promise<string> {
	return cookieHeader(NAME, await sign(PURPOSE, `${account.id} ${await keyedHash(account.passwordHash)}`, LIFETIME, now), { sameSite });
}

export const forgetPendingCookie = () => forgettingHeader(NAME, { sameSite });

/** Whose password this browser gave, if that was not long ago, password and factor are still the same and the account is open. */
export async function pendingAccount(request: Request, now?: number): Promise<Account | undefined> {
	const signed = readCookie(request.headers.get("Cookie"), NAME) ?? "";
	const [id = "", fingerprint] = (await readSigned(PURPOSE, signed, now))?.split(" ") ?? [];
	const account = await getAccount(id);
	return account?.secret && !account.disabled && fingerprint === (await keyedHash(account.passwordHash)) ? account : undefined;
}
