import type { Kysely } from "kysely";
import { db } from "#app/runtime/database.server.ts";
import type { Tables } from "#db/tables.ts";
import { keyedHash } from "./secret.server.ts";

/** So many failures are free; the last of them and each after it closes the door, for twice as long as before. */
const FREE_FAILURES = 5;
/** Seconds, these three. */
const FIRST_BLOCK = 30;
const MAX_BLOCK_SECONDS = 15 * 60;
export const ATTEMPT_LIFETIME = 24 * 60 * 60;

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
			/** The doors that were shut. Nothing was counted then. */
			shut: string[];
	  };

/**
 * Counts an attempt as failed before the password is looked at, so that many at once cannot all slip through. The counts
 * stand in the database and so outlive a restart.
 *
 * @param doors what it counts against, such as `account:ana`; hashed before they are kept
 * @param now seconds since 1970
 */
export async function countAttempt(doors: string[], now = secondsNow()): Promise<Attempt> {
	await deleteOldAttempts(now);
	const keys = new Map(doors.map((door) => [keyedHash(door), door]));
	const blocked = await db
		.selectFrom("login_attempt")
		.select(["key", "blocked_until"])
		.where("key", "in", [...keys.keys()])
		.where("blocked_until", ">", now)
		.execute();
	if (blocked.length > 0) {
		const retryAfter = Math.max(...blocked.map(({ blocked_until }) => blocked_until)) - now;
		const shut = new Set(blocked.map(({ key }) => keys.get(key)));
		return { allowed: false, retryAfter, shut: doors.filter((door) => shut.has(door)) };
	}
	const counted: Counted[] = [];
	for (const [key, door] of keys) {
		const blockedUntil = await countOne(key, now);
		if (typeof blockedUntil !== "number") return { allowed: false, retryAfter: blockedUntil.retryAfter, shut: [door] };
		counted.push({ key, blockedUntil });
	}
	return { allowed: true, counted };
}

/**
 * Lets whoever has waited at a shut door as long as they were told to try once, even where others have shut it anew meanwhile:
 * slowed down, and never kept out.
 *
 * @param turn whose turn it is, at which door
 * @param wait seconds until the door opens
 * @param now seconds since 1970
 * @returns seconds that are left to wait; 0 where it is their turn now, after which they wait longest
 */
export async function waitForTurn(turn: string, wait: number, now = secondsNow()): Promise<number> {
	const key = keyedHash(turn);
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

/** Takes back what was counted for an attempt that was none; what others counted meanwhile stays. */
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

/** Forgets the failures at a door. */
export async function clearAttempts(door: string): Promise<void> {
	await db.deleteFrom("login_attempt").where("key", "=", keyedHash(door)).execute();
}

/** Until when the door is closed after this attempt. Writes only over what it has read, and otherwise reads again: of attempts at once each counts. */
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

/** Seconds: 30 after the fifth failure, then 60, 120, …, at most 15 minutes. */
function blockAfter(failures: number): number {
	return failures < FREE_FAILURES ? 0 : Math.min(FIRST_BLOCK * 2 ** (failures - FREE_FAILURES), MAX_BLOCK_SECONDS);
}

/**
 * Deletes the counts of failures that lie so far back that they no longer matter.
 *
 * @param now seconds since 1970
 */
export async function deleteOldAttempts(now: number, on: Kysely<Tables> = db): Promise<void> {
	await on
		.deleteFrom("login_attempt")
		.where("updated_at", "<=", now - ATTEMPT_LIFETIME)
		.execute();
}

function secondsNow(): number {
	return Math.floor(Date.now() / 1000);
}
