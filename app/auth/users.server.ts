import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { db } from "~/database.server";
import { env } from "~/env.server";
import type { Tables } from "../../db/tables";
import { generatePassword, hashPassword, isShort, passwordFault } from "./password.server";
import { endAllSessions } from "./sessions.server";
import type { Role, User } from "./user";

/** A user with what only signing in may see. */
export interface Account extends User {
	passwordHash: string;
	disabled: boolean;
	/** True where the password is long enough only together with a second factor. */
	hasShortPassword: boolean;
	/** Base32; nothing while the second factor is off. */
	secret?: string;
}

/** The account of a name, disabled ones too. Capitals and surrounding blanks do not count. */
export function findAccount(username: string): Promise<Account | undefined> {
	return selectAccount("username", normalUsername(username));
}

export function getAccount(id: string): Promise<Account | undefined> {
	return selectAccount("id", id);
}

async function selectAccount(column: "id" | "username", value: string): Promise<Account | undefined> {
	const row = await db
		.selectFrom("user")
		.select(["id", "username", "role", "password_hash", "disabled", "short_password", "totp_secret"])
		.where(column, "=", value)
		.executeTakeFirst();
	if (!row) return undefined;
	const { id, username, role } = row;
	const hasShortPassword = row.short_password === 1;
	return { id, username, role, passwordHash: row.password_hash, disabled: row.disabled === 1, hasShortPassword, secret: row.totp_secret ?? undefined };
}

/** What a new user is made of. The hash is made before the transaction, which would keep everyone waiting. */
interface NewUser {
	username: string;
	role: Role;
	passwordHash: string;
}

/** Adds a user, unless the name is taken: then nothing. The password must have passed the policy. */
export async function insertUser(on: Kysely<Tables>, { username, role, passwordHash }: NewUser): Promise<User | undefined> {
	const user: User = { id: randomUUID(), username: normalUsername(username), role };
	const { numInsertedOrUpdatedRows } = await on
		.insertInto("user")
		.values({ ...user, password_hash: passwordHash })
		.onConflict((conflict) => conflict.column("username").doNothing())
		.executeTakeFirstOrThrow();
	return numInsertedOrUpdatedRows ? user : undefined;
}

/** Gives a user another password, which must have passed the policy, and ends the sessions that the old one began. */
export async function setPassword(on: Kysely<Tables>, userId: string, password: string, passwordHash: string): Promise<void> {
	await on
		.updateTable("user")
		.set({ password_hash: passwordHash, short_password: isShort(password) ? 1 : 0 })
		.where("id", "=", userId)
		.execute();
	await endAllSessions(userId, on);
}

/** Replaces the hash of a password that stays the same, unless it was changed meanwhile. */
export async function replaceHash({ id, passwordHash }: Account, fresh: string): Promise<void> {
	await db.updateTable("user").set({ password_hash: fresh }).where("id", "=", id).where("password_hash", "=", passwordHash).execute();
}

export function normalUsername(username: string): string {
	return username.trim().toLowerCase();
}

/**
 * Where there is no user at all, makes the first administrator from `ADMIN_USERNAME` and `ADMIN_PASSWORD`. Without a
 * password one is made up and printed, this once.
 *
 * @throws where `ADMIN_PASSWORD` breaks the rules for passwords
 */
export async function ensureFirstAdmin({ adminUsername, adminPassword } = env): Promise<void> {
	if (await db.selectFrom("user").select("id").limit(1).executeTakeFirst()) return;
	const fault = adminPassword === undefined ? undefined : passwordFault(adminPassword);
	if (fault) throw new Error(`Wrong configuration: ADMIN_PASSWORD ${FAULTS[fault]}.`);
	const password = adminPassword ?? generatePassword();
	const created = await insertUser(db, { username: adminUsername, role: "admin", passwordHash: await hashPassword(password) });
	if (created && adminPassword === undefined) {
		console.log(
			`\nThe first administrator was made. Sign in at /admin/login:\n  username: ${adminUsername}\n  password: ${password}\nThe password is shown only now.\n`,
		);
	}
}

const FAULTS = { tooShort: "needs at least 15 characters", tooLong: "may have at most 128 characters", common: "is too easily guessed" };
