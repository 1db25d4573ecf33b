import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { clearCookieHeader, cookieHeader, readCookie } from "#app/http/cookie.server.ts";
import { COOKIES } from "#app/http/stored-in-browser.ts";
import { db } from "#app/runtime/database.server.ts";
import type { Tables } from "#db/tables.ts";
import { keyedHash } from "./secret.server.ts";
import { type Account, getAccount } from "./users.server.ts";

const NAME = "sign-in";
const sameSite = "strict";
const LIFETIME_MS = COOKIES[NAME].seconds * 1000;
const REFERENCE_BYTES = 32;

/** Returns the `Set-Cookie` header with which only this browser can continue to the second factor; no login session starts yet. */
export async function pendingCookie(account: Account, now = new Date()): Promise<string> {
	const reference = randomBytes(REFERENCE_BYTES).toString("base64url");
	const expires_at = new Date(now.getTime() + LIFETIME_MS).toISOString();
	await db
		.insertInto("pending_sign_in")
		.values({ id_hash: keyedHash(reference), user_id: account.id, password_hash: account.passwordHash, expires_at })
		.execute();
	return cookieHeader(NAME, reference, { sameSite });
}

/**
 * Returns the account whose password this browser gave, unless too much time has passed, password or factor were changed, or the account was closed.
 */
export async function pendingAccount(request: Request, now = new Date()): Promise<Account | undefined> {
	const row = await db
		.selectFrom("pending_sign_in")
		.select(["user_id", "password_hash"])
		.where("id_hash", "=", referenceHash(request))
		.where("expires_at", ">", now.toISOString())
		.executeTakeFirst();
	const account = row && (await getAccount(row.user_id));
	return account?.storedSeed && !account.disabled && account.passwordHash === row?.password_hash ? account : undefined;
}

export async function endPending(request: Request): Promise<string> {
	await db.deleteFrom("pending_sign_in").where("id_hash", "=", referenceHash(request)).execute();
	return clearCookieHeader(NAME, { sameSite });
}

export async function deleteExpiredPending(now: Date, on: Kysely<Tables>): Promise<void> {
	await on.deleteFrom("pending_sign_in").where("expires_at", "<=", now.toISOString()).execute();
}

function referenceHash(request: Request): string {
	return keyedHash(readCookie(request.headers.get("Cookie"), NAME) ?? "");
}
