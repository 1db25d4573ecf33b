import { randomBytes } from "node:crypto";
import { db } from "~/database.server";
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
export async function startSession(user: User, userAgent: string | null, now = new Date()): Promise<string> {
	await deleteExpired(now);
	const reference = randomBytes(REFERENCE_BYTES).toString("base64url");
	await db
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
	if (row.last_seen_at <= after(now, -TOUCH_EVERY)) await touch(row.id_hash, now);
	return { id: row.id, username: row.username, role: row.role };
}

/** Ends the session of a reference; without one, nothing happens. */
export async function endSession(reference: string): Promise<void> {
	await db
		.deleteFrom("session")
		.where("id_hash", "=", await keyedHash(reference))
		.execute();
}

export async function endAllSessions(userId: string): Promise<void> {
	await db.deleteFrom("session").where("user_id", "=", userId).execute();
}

async function touch(idHash: string, now: Date): Promise<void> {
	await db.updateTable("session").set({ last_seen_at: now.toISOString() }).where("id_hash", "=", idHash).execute();
}

async function deleteExpired(now: Date): Promise<void> {
	await db
		.deleteFrom("session")
		.where(({ or, eb }) => or([eb("expires_at", "<=", now.toISOString()), eb("last_seen_at", "<=", after(now, -IDLE))]))
		.execute();
}

function after(time: Date, milliseconds: number): string {
	return new Date(time.getTime() + milliseconds).toISOString();
}
