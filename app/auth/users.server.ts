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

export interface Account extends Omit<User, "due"> {
	passwordHash: string;
	disabled: boolean;
	hasEnded: boolean;
	hasShortPassword: boolean;
	/** Encrypted seed of the second factor; absent while that is off. */
	storedSeed?: string;
}

/** Finds disabled accounts, too. Ignores case and surrounding blanks. */
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

/** Hash the password before the transaction, which blocks other writers. */
interface NewUser {
	username: string;
	roles: readonly Role[];
	passwordHash: string;
	/** True if somebody else knows the password: it only opens the form for a new one. */
	mustChangePassword?: boolean;
	/** ISO instant in UTC at which the account closes. */
	until?: string;
}

/** Call it in a transaction, with a password that passed the policy. Returns undefined if the name is taken. */
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

/** Sets a password that passed the policy; ends the user's login sessions and invitation. */
export async function setPassword(on: Kysely<Tables>, userId: string, { password, passwordHash, mustChange }: NewPassword): Promise<void> {
	await on
		.updateTable("user")
		.set({ password_hash: passwordHash, short_password: isShort(password) ? 1 : 0, must_change_password: mustChange ? 1 : 0 })
		.where("id", "=", userId)
		.execute();
	await on.deleteFrom("invitation").where("user_id", "=", userId).execute();
	await endAllLoginSessions(userId, on);
}

/** Does nothing if the password was changed meanwhile. */
export async function replaceHash({ id, passwordHash }: Account, fresh: string): Promise<void> {
	await db.updateTable("user").set({ password_hash: fresh }).where("id", "=", id).where("password_hash", "=", passwordHash).execute();
}

export function normalUsername(username: string): string {
	return username.trim().toLowerCase();
}

/**
 * Without any users, creates the first administrator from `ADMIN_USERNAME` and `ADMIN_PASSWORD`. A missing password is generated and printed once,
 * and must be changed at the first sign-in.
 * @throws WrongConfiguration if `ADMIN_PASSWORD` breaks the password rules
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
