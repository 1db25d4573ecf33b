import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { db } from "#app/runtime/database.server.ts";
import type { Tables } from "#db/tables.ts";
import { keyedHash } from "./secret.server.ts";

export const INVITATION_DAYS = 7;
const LIFETIME_MS = INVITATION_DAYS * 24 * 60 * 60_000;
const KEY_BYTES = 32;

export interface Invitation {
	email?: string;
	/** ISO instant in UTC. */
	expiresAt: string;
	state: "open" | "expired" | "withdrawn";
}

/** Replaces an earlier link of the user; stores only a hash of its key. */
export async function saveInvitation(trx: Kysely<Tables>, userId: string, email: string | undefined, now = new Date()): Promise<string> {
	const key = randomBytes(KEY_BYTES).toString("base64url");
	const invitation = { key_hash: keyedHash(key), email: email ?? null, expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString() };
	await trx
		.insertInto("invitation")
		.values({ user_id: userId, ...invitation })
		.onConflict((conflict) => conflict.column("user_id").doUpdateSet(invitation))
		.execute();
	return key;
}

/** Returns the invited user while the link works. */
export async function findInvited(key: string, now = new Date(), on: Kysely<Tables> = db): Promise<{ id: string; username: string } | undefined> {
	return on
		.selectFrom("invitation")
		.innerJoin("user", "user.id", "invitation.user_id")
		.select(["user.id", "user.username"])
		.where("invitation.key_hash", "=", keyedHash(key))
		.where("invitation.expires_at", ">", now.toISOString())
		.where("user.disabled", "=", 0)
		.where(({ or, eb }) => or([eb("user.until", "is", null), eb("user.until", ">", now.toISOString())]))
		.executeTakeFirst();
}

/** Invalidates a user's link and deletes the address it was sent to. Returns whether there was one. */
export async function withdrawLink(trx: Kysely<Tables>, userId: string): Promise<boolean> {
	const { numUpdatedRows } = await trx.updateTable("invitation").set({ key_hash: null, email: null }).where("user_id", "=", userId).executeTakeFirstOrThrow();
	return numUpdatedRows > 0n;
}

export async function deleteExpiredInvitations(now: Date, trx: Kysely<Tables>): Promise<void> {
	await trx.updateTable("invitation").set({ email: null }).where("email", "is not", null).where("expires_at", "<=", now.toISOString()).execute();
}

export function toInvitation(row: { key_hash: string | null; email: string | null; expires_at: string | null }, now = new Date()): Invitation | undefined {
	if (row.expires_at === null) return undefined;
	const state = row.key_hash === null ? "withdrawn" : row.expires_at > now.toISOString() ? "open" : "expired";
	return { email: row.email ?? undefined, expiresAt: row.expires_at, state };
}
