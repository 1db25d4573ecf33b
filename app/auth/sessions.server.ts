import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { db } from "~/database.server";
import type { Tables } from "../../db/tables";
import { keyedHash } from "./secret.server";
import type { User } from "./user";

const MINUTE = 60_000;
/** A session ends after so long without a request, and after so long in any case (ASVS 5.0, 7.3.1, 7.3.2). */
const IDLE = 30 * MINUTE;
const ABSOLUTE = 12 * 60 * MINUTE;
/** Being seen is written down no oftener than this, so that reading pages does not write. */
const TOUCH_EVERY = MINUTE;

const REFERENCE_BYTES = 32;
const LONGEST_USER_AGENT = 300;

/**
 * Starts a session and gives the reference that the browser holds: 256 random bits, of which only a hash is kept. Old
 * sessions of everyone that have run out are cleared away on the way.
 */
export async function startSession(user: User, userAgent: string | null, now = new Date(), on: Kysely<Tables> = db): Promise<string> {
	await deleteExpired(now, on);
	const reference = randomBytes(REFERENCE_BYTES).toString("base64url");
	await on
		.insertInto("session")
		.values({
			id_hash: await keyedHash(reference),
			user_id: user.id,
			created_at: now.toISOString(),
			last_seen_at: now.toISOString(),
			expires_at: after(now, ABSOLUTE),
			user_agent: (userAgent ?? "").slice(0, LONGEST_USER_AGENT),
		})
		.execute();
	await on.updateTable("user").set({ last_seen_at: now.toISOString() }).where("id", "=", user.id).execute();
	return reference;
}

/** Whose session a reference is, if it is alive; being asked for keeps it alive. Of a disabled user all sessions end. */
export async function findSession(reference: string, now = new Date()): Promise<User | undefined> {
	const row = await db
		.selectFrom("session")
		.innerJoin("user", "user.id", "session.user_id")
		.select(["session.id_hash", "session.last_seen_at", "user.id", "user.username", "user.role", "user.disabled"])
		.where("session.id_hash", "=", await keyedHash(reference))
		.where("session.expires_at", ">", now.toISOString())
		.where("session.last_seen_at", ">", after(now, -IDLE))
		.executeTakeFirst();
	if (!row) return undefined;
	if (row.disabled) {
		await endAllSessions(row.id);
		return undefined;
	}
	if (row.last_seen_at <= after(now, -TOUCH_EVERY)) await touch(row.id_hash, row.id, now);
	return { id: row.id, username: row.username, role: row.role };
}

/** Ends the session of a reference; without one, nothing happens. */
export async function endSession(reference: string): Promise<void> {
	await db
		.deleteFrom("session")
		.where("id_hash", "=", await keyedHash(reference))
		.execute();
}

/** A session as its owner sees it. */
export interface SessionEntry {
	/** Names the session, and opens nothing. */
	id: string;
	userAgent: string;
	/** ISO instants in UTC, these two. */
	startedAt: string;
	lastSeenAt: string;
	/** True for the one that asks. */
	isCurrent: boolean;
}

/** The living sessions of a user, the one that a reference belongs to first, then those used last. */
export async function listSessions(userId: string, reference: string | undefined, now = new Date()): Promise<SessionEntry[]> {
	const own = await keyedHash(reference ?? "");
	const rows = await db
		.selectFrom("session")
		.select(["id_hash", "user_agent", "created_at", "last_seen_at"])
		.where("user_id", "=", userId)
		.where("expires_at", ">", now.toISOString())
		.where("last_seen_at", ">", after(now, -IDLE))
		.orderBy("last_seen_at", "desc")
		.execute();
	return rows
		.map((row) => ({
			id: row.id_hash,
			userAgent: row.user_agent,
			startedAt: row.created_at,
			lastSeenAt: row.last_seen_at,
			isCurrent: row.id_hash === own,
		}))
		.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Ends one session of a user, by the name that `listSessions` gave it. */
export async function endSessionOf(userId: string, id: string): Promise<void> {
	await db.deleteFrom("session").where("user_id", "=", userId).where("id_hash", "=", id).execute();
}

/** Ends the sessions of a user, save the one of a reference. */
export async function endOtherSessions(userId: string, reference: string | undefined): Promise<void> {
	const own = await keyedHash(reference ?? "");
	await db.deleteFrom("session").where("user_id", "=", userId).where("id_hash", "!=", own).execute();
}

export async function endAllSessions(userId: string, on: Kysely<Tables> = db): Promise<void> {
	await on.deleteFrom("session").where("user_id", "=", userId).execute();
}

async function touch(idHash: string, userId: string, now: Date): Promise<void> {
	await db.updateTable("session").set({ last_seen_at: now.toISOString() }).where("id_hash", "=", idHash).execute();
	await db.updateTable("user").set({ last_seen_at: now.toISOString() }).where("id", "=", userId).execute();
}

async function deleteExpired(now: Date, on: Kysely<Tables>): Promise<void> {
	await on
		.deleteFrom("session")
		.where(({ or, eb }) => or([eb("expires_at", "<=", now.toISOString()), eb("last_seen_at", "<=", after(now, -IDLE))]))
		.execute();
}

function after(time: Date, milliseconds: number): string {
	return new Date(time.getTime() + milliseconds).toISOString();
}
