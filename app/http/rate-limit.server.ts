import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { db } from "~/database.server";
import type { Tables } from "../../db/tables";
import { countedAddress } from "./client-address.server";

/** How many of each one address may send in an hour. */
const LIMITS = { contact: 5, newsletter: 10, order: 60, orderLink: 10 };
/** How many mails of each kind somebody may have sent to one mailbox in an hour. A company may have one for all the tickets of an order. */
const MAILBOX_LIMITS = { newsletter: 3, orderLink: 3, ticket: 30 };
/** For all together whose address is unknown. */
const SHARED_LIMIT = 100;
export const WINDOW = 60 * 60;

/**
 * Mixed into every hash, so that the table alone tells nobody's address. New with each start of the process: counts
 * begin anew then, and what an earlier process counted can no longer be matched to anyone.
 */
const salt = randomBytes(32);

export type Allowance = { allowed: true } | { allowed: false /** Seconds. */; retryAfter: number };

/**
 * Counts one sent form against the limit of its sender.
 *
 * @param now seconds since 1970
 */
export async function countAgainstLimit(purpose: keyof typeof LIMITS, request: Request, now = secondsNow()): Promise<Allowance> {
	const address = countedAddress(request);
	const limit = address === undefined ? SHARED_LIMIT : LIMITS[purpose];
	return countHit(`${purpose}:${address === undefined ? "shared" : hashOf(address)}`, limit, now);
}

/**
 * Counts one mail that anybody can have sent to an address, such as one to confirm it.
 *
 * @param now seconds since 1970
 */
export function countAgainstMailbox(purpose: keyof typeof MAILBOX_LIMITS, email: string, now = secondsNow()): Promise<Allowance> {
	return countHit(`mailbox:${purpose}:${hashOf(email)}`, MAILBOX_LIMITS[purpose], now);
}

/** Deletes every count that has run out. */
export async function forgetExpired(now = secondsNow(), on: Kysely<Tables> = db): Promise<void> {
	await on.deleteFrom("rate_limit").where("resets_at", "<=", now).execute();
}

async function countHit(key: string, limit: number, now: number): Promise<Allowance> {
	await forgetExpired(now);
	const { hits, resets_at } = await db
		.insertInto("rate_limit")
		.values({ key, hits: 1, resets_at: now + WINDOW })
		.onConflict((conflict) => conflict.column("key").doUpdateSet((row) => ({ hits: row("rate_limit.hits", "+", 1) })))
		.returning(["hits", "resets_at"])
		.executeTakeFirstOrThrow();
	return hits <= limit ? { allowed: true } : { allowed: false, retryAfter: Math.max(1, resets_at - now) };
}

function hashOf(address: string): string {
	return createHash("sha256").update(salt).update(address).digest("base64url");
}

function secondsNow(): number {
	return Math.floor(Date.now() / 1000);
}
