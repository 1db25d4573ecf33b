import type { Kysely } from "kysely";
import { db } from "#app/runtime/database.server.ts";
import type { Tables } from "#db/tables.ts";
import { keyedHash } from "./secret.server.ts";

/** After the fifth failure, sign-in is blocked; each further one doubles the time. */
const FAILURES_BEFORE_BLOCK = 5;
const FIRST_BLOCK_SECONDS = 30;
const MAX_BLOCK_SECONDS = 15 * 60;
export const ATTEMPT_LIFETIME_SECONDS = 24 * 60 * 60;

interface Counted {
	key: string;
	blockedUntil: number;
}

export type Attempt =
	| { allowed: true; counted: Counted[] }
	| {
			allowed: false;
			/** Seconds. */
			retryAfter: number;
			/** Nothing was counted. */
			blockedBuckets: string[];
	  };

/**
 * Counts an attempt as failed before the password is checked, so that simultaneous ones cannot all pass. Counts survive a restart.
 * @param buckets names that it counts against, such as `account:ana`; stored hashed
 * @param now seconds since 1970
 */
export async function countAttempt(buckets: string[], now = secondsNow()): Promise<Attempt> {
	await deleteOldAttempts(now);
	const keys = new Map(buckets.map((bucket) => [keyedHash(bucket), bucket]));
	const blocked = await db
		.selectFrom("login_attempt")
		.select(["key", "blocked_until"])
		.where("key", "in", [...keys.keys()])
		.where("blocked_until", ">", now)
		.execute();
	if (blocked.length > 0) {
		const retryAfter = Math.max(...blocked.map(({ blocked_until }) => blocked_until)) - now;
		const blockedNames = new Set(blocked.map(({ key }) => keys.get(key)));
		return { allowed: false, retryAfter, blockedBuckets: buckets.filter((bucket) => blockedNames.has(bucket)) };
	}
	const counted: Counted[] = [];
	for (const [key, bucket] of keys) {
		const blockedUntil = await countOne(key, now);
		if (typeof blockedUntil !== "number") return { allowed: false, retryAfter: blockedUntil.retryAfter, blockedBuckets: [bucket] };
		counted.push({ key, blockedUntil });
	}
	return { allowed: true, counted };
}

/**
 * Allows one attempt to anyone who waited for a block to end, even if others have extended it meanwhile.
 * @param bucket of the waiting visitor
 * @param wait seconds until the block ends
 * @param now seconds since 1970
 * @returns seconds left to wait; 0 if the attempt is allowed now
 */
export async function waitForTurn(bucket: string, wait: number, now = secondsNow()): Promise<number> {
	const key = keyedHash(bucket);
	const begun = await insert(key, { failures: 1, blocked_until: now + wait, updated_at: now });
	if (begun.written) return wait;
	const { numUpdatedRows } = await db
		.updateTable("login_attempt")
		.set({ blocked_until: now + MAX_BLOCK_SECONDS, updated_at: now })
		.where("key", "=", key)
		.where("blocked_until", "<=", now)
		.executeTakeFirstOrThrow();
	if (numUpdatedRows > 0n) return 0;
	const waiting = await db.selectFrom("login_attempt").select("blocked_until").where("key", "=", key).executeTakeFirst();
	return Math.max(1, (waiting?.blocked_until ?? now) - now);
}

/** Takes back an attempt's own count; later attempts stay counted. */
export async function undoAttempt(attempt: Attempt): Promise<void> {
	if (!attempt.allowed) return;
	for (const { key, blockedUntil } of attempt.counted) {
		await db.deleteFrom("login_attempt").where("key", "=", key).where("failures", "=", 1).execute();
		await db
			.updateTable("login_attempt")
			.set(({ eb, ref, case: when }) => ({
				failures: eb("failures", "-", 1),
				blocked_until: when().when("blocked_until", "=", blockedUntil).then(0).else(ref("blocked_until")).end(),
			}))
			.where("key", "=", key)
			.where("failures", ">", 1)
			.execute();
	}
}

export async function clearAttempts(bucket: string): Promise<void> {
	await db.deleteFrom("login_attempt").where("key", "=", keyedHash(bucket)).execute();
}

/** Compare-and-set; retries on conflict, so that each of several simultaneous attempts counts. */
async function countOne(key: string, now: number): Promise<number | { retryAfter: number }> {
	for (;;) {
		const known = await db.selectFrom("login_attempt").select(["failures", "blocked_until"]).where("key", "=", key).executeTakeFirst();
		if (known && known.blocked_until > now) return { retryAfter: known.blocked_until - now };
		const failures = (known?.failures ?? 0) + 1;
		const counted = { failures, blocked_until: now + blockAfter(failures), updated_at: now };
		const { written } = known ? await update(key, known.failures, counted) : await insert(key, counted);
		if (written) return counted.blocked_until;
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

/** Returns seconds: 30 after the fifth failure, then 60, 120, …, at most 15 minutes. */
function blockAfter(failures: number): number {
	return failures < FAILURES_BEFORE_BLOCK ? 0 : Math.min(FIRST_BLOCK_SECONDS * 2 ** (failures - FAILURES_BEFORE_BLOCK), MAX_BLOCK_SECONDS);
}

/** @param now seconds since 1970 */
export async function deleteOldAttempts(now: number, on: Kysely<Tables> = db): Promise<void> {
	await on
		.deleteFrom("login_attempt")
		.where("updated_at", "<=", now - ATTEMPT_LIFETIME_SECONDS)
		.execute();
}

function secondsNow(): number {
	return Math.floor(Date.now() / 1000);
}
