import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { db } from "#app/runtime/database.server.ts";
import type { Tables } from "#db/tables.ts";
import { rightsOf } from "./rights.ts";
import { rolesColumn, toRoles } from "./roles.server.ts";
import { isSecondFactorRequired } from "./second-factor-rule.server.ts";
import { keyedHash } from "./secret.server.ts";
import { type Due, isOver, type User } from "./user.ts";

const MINUTE_MS = 60_000;
/** Limits without a request, and in any case (ASVS 5.0, 7.3.1, 7.3.2). */
const MAX_IDLE_MS = 30 * MINUTE_MS;
export const MAX_SESSION_MS = 12 * 60 * MINUTE_MS;
/** The last use is written at most this often, so that reading pages rarely writes. */
const TOUCH_INTERVAL_MS = MINUTE_MS;

const REFERENCE_BYTES = 32;
const MAX_USER_AGENT_LENGTH = 300;

/** Returns the reference for the browser: 256 random bits, of which only a hash is stored. Deletes expired login sessions of all users. */
export async function startLoginSession(user: Pick<User, "id">, userAgent: string | null, now = new Date(), on: Kysely<Tables> = db): Promise<string> {
	await deleteExpiredLoginSessions(now, on);
	const reference = randomBytes(REFERENCE_BYTES).toString("base64url");
	await on
		.insertInto("login_session")
		.values({
			id_hash: keyedHash(reference),
			user_id: user.id,
			created_at: now.toISOString(),
			last_seen_at: now.toISOString(),
			expires_at: after(now, MAX_SESSION_MS),
			user_agent: (userAgent ?? "").slice(0, MAX_USER_AGENT_LENGTH),
		})
		.execute();
	await on.updateTable("user").set({ last_seen_at: now.toISOString() }).where("id", "=", user.id).execute();
	return reference;
}

/** Returns the user of a live login session and extends it. Ends all login sessions of a user who is disabled or whose time limit has passed. */
export async function findLoginSession(reference: string, now = new Date()): Promise<User | undefined> {
	const row = await db
		.selectFrom("login_session")
		.innerJoin("user", "user.id", "login_session.user_id")
		.select(["login_session.id_hash", "login_session.last_seen_at", "user.id", "user.username", "user.disabled", "user.until"])
		.select(["user.must_change_password", "user.totp_secret"])
		.select(rolesColumn)
		.where("login_session.id_hash", "=", keyedHash(reference))
		.where("login_session.expires_at", ">", now.toISOString())
		.where("login_session.last_seen_at", ">", after(now, -MAX_IDLE_MS))
		.executeTakeFirst();
	if (!row) return undefined;
	if (row.disabled || isOver(row.until, now)) {
		await endAllLoginSessions(row.id);
		return undefined;
	}
	if (row.last_seen_at <= after(now, -TOUCH_INTERVAL_MS)) await touch(row.id_hash, row.id, now);
	const { id, username } = row;
	const roles = toRoles(row.roles);
	return { id, username, roles, rights: rightsOf(roles), due: await dueOf(row) };
}

async function dueOf(row: { must_change_password: number; totp_secret: string | null }): Promise<Due | undefined> {
	if (row.must_change_password) return "password";
	return row.totp_secret === null && (await isSecondFactorRequired()) ? "secondFactor" : undefined;
}

export async function endLoginSession(reference: string): Promise<void> {
	await db.deleteFrom("login_session").where("id_hash", "=", keyedHash(reference)).execute();
}

export interface LoginSessionEntry {
	id: string;
	userAgent: string;
	/** ISO instants in UTC, like the next one. */
	startedAt: string;
	lastSeenAt: string;
	isCurrent: boolean;
}

/** Returns the live login sessions: the one of `reference` first, the others by last use. */
export async function listLoginSessions(userId: string, reference: string | undefined, now = new Date()): Promise<LoginSessionEntry[]> {
	const own = keyedHash(reference ?? "");
	const rows = await db
		.selectFrom("login_session")
		.select(["id_hash", "user_agent", "created_at", "last_seen_at"])
		.where("user_id", "=", userId)
		.where("expires_at", ">", now.toISOString())
		.where("last_seen_at", ">", after(now, -MAX_IDLE_MS))
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

export async function endLoginSessionOf(userId: string, id: string): Promise<void> {
	await db.deleteFrom("login_session").where("user_id", "=", userId).where("id_hash", "=", id).execute();
}

export async function endOtherLoginSessions(userId: string, reference: string | undefined, on: Kysely<Tables> = db): Promise<void> {
	if (reference === undefined) return endAllLoginSessions(userId, on);
	const own = keyedHash(reference);
	await on.deleteFrom("login_session").where("user_id", "=", userId).where("id_hash", "!=", own).execute();
}

export async function endAllLoginSessions(userId: string, on: Kysely<Tables> = db): Promise<void> {
	await on.deleteFrom("login_session").where("user_id", "=", userId).execute();
}

async function touch(idHash: string, userId: string, now: Date): Promise<void> {
	await db.updateTable("login_session").set({ last_seen_at: now.toISOString() }).where("id_hash", "=", idHash).execute();
	await db.updateTable("user").set({ last_seen_at: now.toISOString() }).where("id", "=", userId).execute();
}

export async function deleteExpiredLoginSessions(now: Date, on: Kysely<Tables>): Promise<void> {
	await on
		.deleteFrom("login_session")
		.where(({ or, eb }) => or([eb("expires_at", "<=", now.toISOString()), eb("last_seen_at", "<=", after(now, -MAX_IDLE_MS))]))
		.execute();
}

function after(time: Date, milliseconds: number): string {
	return new Date(time.getTime() + milliseconds).toISOString();
}
