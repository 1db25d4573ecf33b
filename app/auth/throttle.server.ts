import { db } from "~/database.server";
import { clientAddress } from "~/http/client-address.server";
import type { Allowance } from "~/http/rate-limit.server";
import { keyedHash } from "./secret.server";
import { normalUsername } from "./users.server";

/** So many failures are free; the last of them and each after it closes the door, for twice as long as before. */
const FREE_FAILURES = 5;
/** Seconds, these three. */
const FIRST_BLOCK = 30;
const LONGEST_BLOCK = 15 * 60;
const FORGOTTEN_AFTER = 24 * 60 * 60;

/** What the attempts of one sign-in count against: the account, whether it exists or not, and the address where it is known. */
export async function attemptKeys(username: string, request: Request): Promise<string[]> {
	const address = clientAddress(request);
	const counted = [`account:${normalUsername(username)}`, ...(address === undefined ? [] : [`address:${address}`])];
	return Promise.all(counted.map(keyedHash));
}

/**
 * Counts an attempt as failed before the password is looked at, so that many at once cannot all slip through; a success
 * clears it. The counts stand in the database and so outlive a restart.
 *
 * @param now seconds since 1970
 */
export async function countAttempt(keys: string[], now = secondsNow()): Promise<Allowance> {
	await db
		.deleteFrom("login_attempt")
		.where("updated_at", "<=", now - FORGOTTEN_AFTER)
		.execute();
	const blocked = await db
		.selectFrom("login_attempt")
		.select(({ fn }) => fn.max("blocked_until").as("until"))
		.where("key", "in", keys)
		.where("blocked_until", ">", now)
		.executeTakeFirst();
	if (blocked?.until) return { allowed: false, retryAfter: blocked.until - now };
	for (const key of keys) {
		const allowance = await countOne(key, now);
		if (!allowance.allowed) return allowance;
	}
	return { allowed: true };
}

/** Forgets the failures of who signed in. */
export async function clearAttempts(keys: string[]): Promise<void> {
	await db.deleteFrom("login_attempt").where("key", "in", keys).execute();
}

/** Writes only over what it has read, and otherwise reads again: of attempts at once each counts. */
async function countOne(key: string, now: number): Promise<Allowance> {
	for (;;) {
		const known = await db.selectFrom("login_attempt").select(["failures", "blocked_until"]).where("key", "=", key).executeTakeFirst();
		if (known && known.blocked_until > now) return { allowed: false, retryAfter: known.blocked_until - now };
		const failures = (known?.failures ?? 0) + 1;
		const counted = { failures, blocked_until: now + blockAfter(failures), updated_at: now };
		const { written } = known ? await update(key, known.failures, counted) : await insert(key, counted);
		if (written) return { allowed: true };
	}
}

interface Count {
	failures: number;
	blocked_until: number;
	updated_at: number;
}

async function insert(key: string, count: Count) {
	const { numInsertedOrUpdatedRows } = await db
		.insertInto("login_attempt")
		.values({ key, ...count })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirstOrThrow();
	return { written: Number(numInsertedOrUpdatedRows) === 1 };
}

async function update(key: string, knownFailures: number, count: Count) {
	const { numUpdatedRows } = await db
		.updateTable("login_attempt")
		.set(count)
		.where("key", "=", key)
		.where("failures", "=", knownFailures)
		.executeTakeFirstOrThrow();
	return { written: Number(numUpdatedRows) === 1 };
}

/** Seconds: 30 after the fifth failure, then 60, 120, …, at most 15 minutes. */
function blockAfter(failures: number): number {
	return failures < FREE_FAILURES ? 0 : Math.min(FIRST_BLOCK * 2 ** (failures - FREE_FAILURES), LONGEST_BLOCK);
}

function secondsNow(): number {
	return Math.floor(Date.now() / 1000);
}
