import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { PASSWORD_LENGTH } from "#app/http/form-rules.ts";
import { db } from "#app/runtime/database.server.ts";
import { env, WrongConfiguration } from "#app/runtime/env.server.ts";
import type { Tables } from "#db/tables.ts";
import { endAllLoginSessions } from "./login-sessions.server.ts";
import { newPasswordFault } from "./new-password.server.ts";
import { generatePassword, hashPassword, isShort } from "./password.server.ts";
import { type Role, rightsOf } from "./rights.ts";
import { rolesColumn, setRoles, toRoles } from "./roles.server.ts";
import { isOver, type User } from "./user.ts";

/** A user with what only signing in may see. */
export interface Account extends Omit<User, "due"> {
	passwordHash: string;
	disabled: boolean;
	/** True where it was limited to a time that is over. */
	hasEnded: boolean;
	/** True where the password is long enough only together with a second factor. */
	hasShortPassword: boolean;
	/** Of the second factor, encrypted; nothing while it is off. */
	storedSeed?: string;
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
		.select(["id", "username", "password_hash", "disabled", "until", "short_password", "totp_secret"])
		.select(rolesColumn)
		.where(column, "=", value)
		.executeTakeFirst();
	if (!row) return undefined;
	const { id, username } = row;
	const roles = toRoles(row.roles);
	return {
		id,
		username,
		roles,
		rights: rightsOf(roles),
		passwordHash: row.password_hash,
		disabled: row.disabled === 1,
		hasEnded: isOver(row.until),
		hasShortPassword: row.short_password === 1,
		storedSeed: row.totp_secret ?? undefined,
	};
}

/** What a new user is made of. The hash is made before the transaction, which would keep everyone waiting. */
interface NewUser {
	username: string;
	roles: readonly Role[];
	passwordHash: string;
	/** True where somebody else knows the password: it opens nothing but the form for another. */
	mustChangePassword?: boolean;
	/** ISO instant in UTC from which on the account is closed. */
	until?: string;
}

/** Adds a user, in a transaction, unless the name is taken: then nothing. The password must have passed the policy. */
export async function insertUser(
	trx: Kysely<Tables>,
	{ username, roles, passwordHash, mustChangePassword, until }: NewUser,
): Promise<Pick<User, "id" | "username" | "roles"> | undefined> {
	const user = { id: randomUUID(), username: normalUsername(username) };
	const { numInsertedOrUpdatedRows } = await trx
		.insertInto("user")
		.values({ ...user, password_hash: passwordHash, must_change_password: mustChangePassword ? 1 : 0, until })
		.onConflict((conflict) => conflict.column("username").doNothing())
		.executeTakeFirstOrThrow();
	if (!numInsertedOrUpdatedRows) return undefined;
	await setRoles(trx, user.id, roles);
	return { ...user, roles };
}

interface NewPassword {
	password: string;
	passwordHash: string;
	mustChange: boolean;
}

/** Gives a user another password, which must have passed the policy, and ends the login sessions that the old one began. Who was invited is no longer. */
export async function setPassword(on: Kysely<Tables>, userId: string, { password, passwordHash, mustChange }: NewPassword): Promise<void> {
	await on
		.updateTable("user")
		.set({ password_hash: passwordHash, short_password: isShort(password) ? 1 : 0, must_change_password: mustChange ? 1 : 0 })
		.where("id", "=", userId)
		.execute();
	await on.deleteFrom("invitation").where("user_id", "=", userId).execute();
	await endAllLoginSessions(userId, on);
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
 * password one is made up and printed, this once; it has to be changed at the first sign-in.
 *
 * @throws WrongConfiguration where `ADMIN_PASSWORD` breaks the rules for passwords
 */
export async function ensureFirstAdmin({ adminUsername, adminPassword } = env): Promise<void> {
	if (await db.selectFrom("user").select("id").limit(1).executeTakeFirst()) return;
	const fault = adminPassword === undefined ? undefined : await newPasswordFault(adminPassword, adminUsername);
	if (fault) throw new WrongConfiguration(`Wrong configuration: ADMIN_PASSWORD ${FAULTS[fault]}.`);
	const password = adminPassword ?? generatePassword();
	const mustChangePassword = adminPassword === undefined;
	const passwordHash = await hashPassword(password);
	const created = await db.transaction().execute((trx) => insertUser(trx, { username: adminUsername, roles: ["admin"], passwordHash, mustChangePassword }));
	if (created && mustChangePassword) {
		console.log(
			`\nThe first administrator was made. Sign in at /admin/login:\n  username: ${adminUsername}\n  password: ${password}\nThe password is shown only now, and has to be changed at the first sign-in.\n`,
		);
	}
}

const FAULTS = {
	tooShort: "needs at least 15 characters",
	tooLong: `may have at most ${PASSWORD_LENGTH} characters`,
	common: "is too easily guessed",
	ownWords: "is made of words of this site, event or user",
};
