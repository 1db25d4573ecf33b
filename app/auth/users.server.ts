import { randomBytes, randomUUID } from "node:crypto";
import { db } from "~/database.server";
import { env } from "~/env.server";
import { hashPassword, passwordFault } from "./password.server";
import type { Role, User } from "./user";

/** A user with what only signing in may see. */
export interface Account extends User {
	passwordHash: string;
	disabled: boolean;
}

/** The account of a name, disabled ones too. Capitals and surrounding blanks do not count. */
export async function findAccount(username: string): Promise<Account | undefined> {
	const row = await db
		.selectFrom("user")
		.select(["id", "username", "role", "password_hash", "disabled"])
		.where("username", "=", normalUsername(username))
		.executeTakeFirst();
	return row && { id: row.id, username: row.username, role: row.role, passwordHash: row.password_hash, disabled: row.disabled === 1 };
}

/** Adds a user, unless the name is taken: then nothing. The password is hashed here and must have passed the policy. */
export async function createUser({ username, password, role }: { username: string; password: string; role: Role }): Promise<User | undefined> {
	const user: User = { id: randomUUID(), username: normalUsername(username), role };
	const { numInsertedOrUpdatedRows } = await db
		.insertInto("user")
		.values({ ...user, password_hash: await hashPassword(password) })
		.onConflict((conflict) => conflict.column("username").doNothing())
		.executeTakeFirstOrThrow();
	return numInsertedOrUpdatedRows ? user : undefined;
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
	const password = adminPassword ?? randomBytes(18).toString("base64url");
	const created = await createUser({ username: adminUsername, password, role: "admin" });
	if (created && adminPassword === undefined) {
		console.log(
			`\nThe first administrator was made. Sign in at /admin/login:\n  username: ${adminUsername}\n  password: ${password}\nThe password is shown only now.\n`,
		);
	}
}

const FAULTS = { tooShort: "needs at least 15 characters", tooLong: "may have at most 128 characters", common: "is too easily guessed" };
