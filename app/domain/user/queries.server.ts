import type { Selectable } from "kysely";
import { type Database, logChanges } from "~/admin/changes.server";
import { generatePassword, hashPassword } from "~/auth/password.server";
import { turnOffSecondFactor } from "~/auth/second-factor.server";
import { endAllSessions } from "~/auth/sessions.server";
import type { Role, User } from "~/auth/user";
import { insertUser, normalUsername, setPassword } from "~/auth/users.server";
import { db } from "~/database.server";
import type { UserTable } from "../../../db/tables";

/** A user as administrators see one. */
export interface UserEntry extends User {
	disabled: boolean;
	hasSecondFactor: boolean;
	/** ISO instant in UTC; nothing before the first sign-in. */
	lastSeenAt?: string;
}

/** Who makes a change: the name goes into the log, and nobody may lock out oneself. */
export interface Actor {
	id?: string;
	username: string;
}

/** Why a change of a user was refused. */
export type UserFault = "gone" | "taken" | "lastAdmin" | "oneself" | "shortPassword";

/** A change that was refused; whatever it had begun is undone. */
export class UserRefused extends Error {
	readonly fault: UserFault;

	constructor(fault: UserFault) {
		super(`The user was not changed: ${fault}`);
		this.fault = fault;
	}
}

/** By name. */
export async function listUsers(): Promise<UserEntry[]> {
	return (await db.selectFrom("user").selectAll().orderBy("username").execute()).map(toEntry);
}

export async function findUser(id: string, on: Database = db): Promise<UserEntry | undefined> {
	const row = await on.selectFrom("user").selectAll().where("id", "=", id).executeTakeFirst();
	return row && toEntry(row);
}

export async function findUserNamed(username: string): Promise<UserEntry | undefined> {
	const row = await db.selectFrom("user").selectAll().where("username", "=", normalUsername(username)).executeTakeFirst();
	return row && toEntry(row);
}

/**
 * Adds a user. Without a password one is made up; it is given back, and nowhere kept.
 *
 * @throws UserRefused `taken`
 */
export async function addUser({ username, role, password = generatePassword() }: { username: string; role: Role; password?: string }, by: Actor) {
	const passwordHash = await hashPassword(password);
	return db.transaction().execute(async (trx) => {
		const user = await insertUser(trx, { username, role, passwordHash });
		if (!user) throw new UserRefused("taken");
		const after = (await findUser(user.id, trx)) as UserEntry;
		await logChanges(trx, [changeOf(undefined, after)], by);
		return { user: after, password };
	});
}

/** @throws UserRefused `gone`, `oneself`, `lastAdmin` */
export function changeRole(id: string, role: Role, by: Actor): Promise<void> {
	return change(id, by, async (trx) => {
		await trx.updateTable("user").set({ role }).where("id", "=", id).execute();
		if (by.id === id && role !== "admin" && (await hasAdmin(trx))) throw new UserRefused("oneself");
	});
}

/**
 * Closes an account and ends its sessions, or opens it again.
 *
 * @throws UserRefused `gone`, `oneself`, `lastAdmin`
 */
export function setDisabled(id: string, disabled: boolean, by: Actor): Promise<void> {
	return change(id, by, async (trx) => {
		await trx
			.updateTable("user")
			.set({ disabled: disabled ? 1 : 0 })
			.where("id", "=", id)
			.execute();
		if (disabled) await endAllSessions(id, trx);
		if (by.id === id && disabled && (await hasAdmin(trx))) throw new UserRefused("oneself");
	});
}

/** Gives a user another password, made up unless given, and ends the user's sessions. Gives the password. @throws UserRefused `gone` */
export async function resetPassword(id: string, by: Actor, password = generatePassword()): Promise<string> {
	const passwordHash = await hashPassword(password);
	await change(id, by, (trx) => setPassword(trx, id, password, passwordHash), { newPassword: true });
	return password;
}

/** @throws UserRefused `gone` */
export function endSessionsOf(id: string, by: Actor): Promise<void> {
	return change(id, by, (trx) => endAllSessions(id, trx), { sessionsEnded: true });
}

/** Switches off a second factor, such as one that was lost. @throws UserRefused `gone`, `shortPassword` */
export function removeSecondFactor(id: string, by: Actor): Promise<void> {
	return change(id, by, async (trx) => {
		if (!(await turnOffSecondFactor(trx, id))) throw new UserRefused("shortPassword");
	});
}

/** Changes a user in one transaction, logged where it made a difference; refused where no administrator would be left. */
export function change(id: string, by: Actor, make: (trx: Database) => Promise<void>, note?: object): Promise<void> {
	return db.transaction().execute(async (trx) => {
		const before = await findUser(id, trx);
		if (!before) throw new UserRefused("gone");
		await make(trx);
		if (!(await hasAdmin(trx))) throw new UserRefused("lastAdmin");
		const logged = changeOf(before, (await findUser(id, trx)) as UserEntry, note);
		if (JSON.stringify(logged.before) !== JSON.stringify(logged.after)) await logChanges(trx, [logged], by);
	});
}

async function hasAdmin(trx: Database): Promise<boolean> {
	const row = await trx.selectFrom("user").select("id").where("role", "=", "admin").where("disabled", "=", 0).limit(1).executeTakeFirst();
	return row !== undefined;
}

/** What the log keeps: no hash, no secret. `note` names what else was done. */
function changeOf(before: UserEntry | undefined, after: UserEntry, note?: object) {
	return { noun: "user", entityId: after.id, name: after.username, before: before && logged(before), after: { ...logged(after), ...note } };
}

const logged = ({ username, role, disabled, hasSecondFactor }: UserEntry) => ({ username, role, disabled, secondFactor: hasSecondFactor });

function toEntry(row: Selectable<UserTable>): UserEntry {
	return {
		id: row.id,
		username: row.username,
		role: row.role,
		disabled: row.disabled === 1,
		hasSecondFactor: row.totp_secret !== null,
		lastSeenAt: row.last_seen_at ?? undefined,
	};
}
