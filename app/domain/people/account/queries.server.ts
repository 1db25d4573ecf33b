import { type Database, logChanges } from "#app/admin/changes.server.ts";
import { type Invitation, toInvitation } from "#app/auth/invitations.server.ts";
import { endAllLoginSessions, endOtherLoginSessions } from "#app/auth/login-sessions.server.ts";
import { generatePassword, hashPassword } from "#app/auth/password.server.ts";
import type { Role } from "#app/auth/rights.ts";
import { rolesColumn, setRoles, toRoles } from "#app/auth/roles.server.ts";
import { turnOffSecondFactor } from "#app/auth/second-factor.server.ts";
import { isSecondFactorRequired, setSecondFactorRequired } from "#app/auth/second-factor-rule.server.ts";
import { isOver, type User } from "#app/auth/user.ts";
import { insertUser, normalUsername, setPassword } from "#app/auth/users.server.ts";
import { db } from "#app/runtime/database.server.ts";

export interface UserEntry extends Pick<User, "id" | "username" | "roles"> {
	disabled: boolean;
	hasSecondFactor: boolean;
	invitation?: Invitation;
	/** ISO instant in UTC at which the account closes. */
	until?: string;
	/** ISO instant in UTC; undefined before the first sign-in. */
	lastSeenAt?: string;
}

function selectUsers(on: Database) {
	return on
		.selectFrom("user")
		.leftJoin("invitation", "invitation.user_id", "user.id")
		.selectAll("user")
		.select(["invitation.key_hash", "invitation.email", "invitation.expires_at"])
		.select(rolesColumn);
}
type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>["executeTakeFirstOrThrow"]>>;

/** The author of a change, for the log and because users may not lock themselves out. */
export interface Actor {
	id?: string;
	username: string;
}

export type AccountErrorReason = "gone" | "taken" | "lastAdmin" | "oneself" | "past" | "shortPassword" | "ownSecondFactor";

export class AccountError extends Error {
	readonly fault: AccountErrorReason;

	constructor(fault: AccountErrorReason) {
		super(`The user was not changed: ${fault}`);
		this.fault = fault;
	}
}

export async function listUsers(): Promise<UserEntry[]> {
	return (await selectUsers(db).orderBy("username").execute()).map(toEntry);
}

export async function findUser(id: string, on: Database = db): Promise<UserEntry | undefined> {
	const row = await selectUsers(on).where("id", "=", id).executeTakeFirst();
	return row && toEntry(row);
}

export async function findUserNamed(username: string): Promise<UserEntry | undefined> {
	const row = await selectUsers(db).where("username", "=", normalUsername(username)).executeTakeFirst();
	return row && toEntry(row);
}

/** `until` is an ISO instant in UTC; undefined without an end. */
export interface Access {
	roles: readonly Role[];
	until?: string;
}

interface Handover {
	password?: string;
	/** Requires a new password at sign-in; by default if the password was generated. */
	mustChange?: boolean;
}

/** Generates and returns a password unless one is given; it is not stored. @throws AccountError `taken`, `past` */
export async function addUser(user: Access & { username: string }, by: Actor, { password, mustChange = password === undefined }: Handover = {}) {
	const given = password ?? generatePassword();
	const passwordHash = await hashPassword(given);
	if (isOver(user.until)) throw new AccountError("past");
	return db.transaction().execute(async (trx) => {
		const added = await insertUser(trx, { ...user, passwordHash, mustChangePassword: mustChange });
		if (!added) throw new AccountError("taken");
		const after = (await findUser(added.id, trx)) as UserEntry;
		await logChanges(trx, [changeOf(undefined, after)], by);
		return { user: after, password: given };
	});
}

/** Ends the user's login sessions if the roles change. @throws AccountError `gone`, `oneself`, `past`, `lastAdmin` */
export function changeAccess(id: string, { roles, until }: Access, by: Actor): Promise<void> {
	return change(id, by, async (trx) => {
		const before = await findUser(id, trx);
		const isOtherEnd = before?.until !== until;
		if (isOtherEnd && isOver(until)) throw new AccountError("past");
		await setRoles(trx, id, roles);
		await trx
			.updateTable("user")
			.set({ until: until ?? null })
			.where("id", "=", id)
			.execute();
		if (by.id === id && (isOtherEnd || !roles.includes("admin")) && (await hasAdmin(trx))) throw new AccountError("oneself");
		if (before?.roles.join() !== (await findUser(id, trx))?.roles.join() && by.id !== id) await endAllLoginSessions(id, trx);
	});
}

/** @throws AccountError `gone`, `oneself`, `lastAdmin` */
export function setDisabled(id: string, disabled: boolean, by: Actor): Promise<void> {
	return change(id, by, async (trx) => {
		await trx
			.updateTable("user")
			.set({ disabled: disabled ? 1 : 0 })
			.where("id", "=", id)
			.execute();
		if (disabled) await endAllLoginSessions(id, trx);
		if (by.id === id && disabled && (await hasAdmin(trx))) throw new AccountError("oneself");
	});
}

/** Ends the user's login sessions. Returns the password. @throws AccountError `gone` */
export async function resetPassword(id: string, by: Actor, { password, mustChange = password === undefined }: Handover = {}): Promise<string> {
	const given = password ?? generatePassword();
	const passwordHash = await hashPassword(given);
	await change(id, by, (trx) => setPassword(trx, id, { password: given, passwordHash, mustChange }), { newPassword: true });
	return given;
}

/** @throws AccountError `gone` */
export function endLoginSessionsOf(id: string, by: Actor): Promise<void> {
	return change(id, by, (trx) => endAllLoginSessions(id, trx), { sessionsEnded: true });
}

/** Ends the user's login sessions except that of `reference`. @throws AccountError `gone`, `shortPassword` */
export function removeSecondFactor(id: string, by: Actor, { reference }: { reference?: string } = {}): Promise<void> {
	return change(id, by, async (trx) => {
		if (!(await turnOffSecondFactor(trx, id))) throw new AccountError("shortPassword");
		await endOtherLoginSessions(id, reference, trx);
	});
}

/** Requires that `by` has a second factor, so that somebody who can undo this is never locked out. @throws AccountError `ownSecondFactor` */
export async function requireSecondFactor(required: boolean, by: Actor): Promise<void> {
	await db.transaction().execute(async (trx) => {
		if (required && by.id !== undefined && !(await findUser(by.id, trx))?.hasSecondFactor) throw new AccountError("ownSecondFactor");
		const before = await isSecondFactorRequired(trx);
		if (before === required) return;
		await setSecondFactorRequired(trx, required);
		const rule = (secondFactorRequired: boolean) => ({ secondFactorRequired });
		await logChanges(
			trx,
			[{ entityType: "setting", entityId: "second-factor", name: "Two-step verification for everyone", before: rule(before), after: rule(required) }],
			by,
		);
	});
}

/** Changes a user in one transaction and logs real changes. Throws if no administrator without an end would be left. */
export function change(id: string, by: Actor, make: (trx: Database) => Promise<void>, note?: object): Promise<void> {
	return db.transaction().execute(async (trx) => {
		const before = await findUser(id, trx);
		if (!before) throw new AccountError("gone");
		await make(trx);
		if (!(await hasAdmin(trx))) throw new AccountError("lastAdmin");
		const logged = changeOf(before, (await findUser(id, trx)) as UserEntry, note);
		if (JSON.stringify(logged.before) !== JSON.stringify(logged.after)) await logChanges(trx, [logged], by);
	});
}

async function hasAdmin(trx: Database): Promise<boolean> {
	const row = await trx
		.selectFrom("user")
		.innerJoin("user_role", "user_role.user_id", "user.id")
		.leftJoin("invitation", "invitation.user_id", "user.id")
		.select("id")
		.where("invitation.user_id", "is", null)
		.where("user_role.role", "=", "admin")
		.where("disabled", "=", 0)
		.where("until", "is", null)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

export function changeOf(before: UserEntry | undefined, after: UserEntry, note?: object) {
	return { entityType: "user", entityId: after.id, name: after.username, before: before && logged(before), after: { ...logged(after), ...note } };
}

const logged = ({ username, roles, until, disabled, hasSecondFactor }: UserEntry) => ({
	username,
	roles,
	until,
	disabled,
	secondFactor: hasSecondFactor,
});

function toEntry(row: UserRow): UserEntry {
	return {
		id: row.id,
		username: row.username,
		roles: toRoles(row.roles),
		disabled: row.disabled === 1,
		hasSecondFactor: row.totp_secret !== null,
		invitation: toInvitation(row),
		until: row.until ?? undefined,
		lastSeenAt: row.last_seen_at ?? undefined,
	};
}
