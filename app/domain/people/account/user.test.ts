import { TOTP } from "otpauth";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { onContentChange } from "#app/admin/changes.server.ts";
import { findLoginSession, startLoginSession } from "#app/auth/login-sessions.server.ts";
import { recoveryCodesOf } from "#app/auth/recovery-codes.server.ts";
import { rightsOf } from "#app/auth/rights.ts";
import { setRoles } from "#app/auth/roles.server.ts";
import { isSecondFactorRequired } from "#app/auth/second-factor-rule.server.ts";
import { newSecret } from "#app/auth/totp.server.ts";
import type { User } from "#app/auth/user.ts";
import { db } from "#app/runtime/database.server.ts";
import { changeOwnPassword, renewRecoveryCodes, turnOnOwnSecondFactor } from "./own-account.server.ts";
import {
	AccountError,
	addUser,
	changeAccess,
	endLoginSessionsOf,
	findUser,
	listUsers,
	removeSecondFactor,
	requireSecondFactor,
	resetPassword,
	setDisabled,
	type UserEntry,
} from "./queries.server.ts";

onContentChange([]);

/** Hashes are slow by design. */
vi.setConfig({ testTimeout: 60_000 });

const PASSWORD = "aqueduct under aurora";
const LINE = { username: "command line" };
let ana: UserEntry;
let berta: UserEntry;

beforeAll(async () => {
	ana = (await addUser({ username: "ana", roles: ["admin"] }, LINE, { password: PASSWORD })).user;
	berta = (await addUser({ username: "berta", roles: ["editor"] }, ana, { password: PASSWORD })).user;
});
beforeEach(async () => {
	await db.updateTable("user").set({ disabled: 0, until: null, totp_secret: null, short_password: 0, must_change_password: 0 }).execute();
	await setRoles(db, ana.id, ["admin"]);
	await setRoles(db, berta.id, ["editor"]);
	await db.deleteFrom("login_session").execute();
	await db.deleteFrom("change").execute();
});

const log = async () =>
	(await db.selectFrom("change").selectAll().orderBy("id").execute()).map(({ username, entity_type: entityType, name, before, after }) => ({
		by: username,
		entityType,
		name,
		before: before && JSON.parse(before),
		after: after && JSON.parse(after),
	}));
const state = { username: "berta", roles: ["editor"], disabled: false, secondFactor: false };
const asUser = (entry: UserEntry): User => ({ ...entry, rights: rightsOf(entry.roles) });
const refused = (fault: string) => expect.objectContaining({ fault });
const sessions = async () => (await db.selectFrom("login_session").select("user_id").execute()).length;

test("a new user is listed and logged without a hash; a username is unique", async () => {
	const { user, password } = await addUser({ username: " Carl ", roles: ["editor"] }, ana);
	expect(password).toMatch(/^[\w-]{24}$/);
	expect(user).toEqual({
		id: user.id,
		username: "carl",
		roles: ["editor"],
		disabled: false,
		hasSecondFactor: false,
		invitation: undefined,
		lastSeenAt: undefined,
	});
	expect((await listUsers()).map(({ username }) => username)).toEqual(["ana", "berta", "carl"]);
	const after = { username: "carl", roles: ["editor"], disabled: false, secondFactor: false };
	expect(await log()).toEqual([{ by: "ana", entityType: "user", name: "carl", before: null, after }]);
	await expect(addUser({ username: "CARL", roles: ["admin"] }, ana, { password: PASSWORD })).rejects.toEqual(refused("taken"));
	expect(await log()).toHaveLength(1);
});

test("each change is logged with old and new values, without secrets", async () => {
	await changeAccess(berta.id, { roles: ["admin"] }, ana);
	await setDisabled(berta.id, true, ana);
	await setDisabled(berta.id, false, LINE);
	await db.updateTable("user").set({ totp_secret: newSecret() }).where("id", "=", berta.id).execute();
	await removeSecondFactor(berta.id, ana);
	await resetPassword(berta.id, ana);
	await endLoginSessionsOf(berta.id, ana);
	const admin = { ...state, roles: ["admin"] };
	expect((await log()).map(({ by, before, after }) => [by, before, after])).toEqual([
		["ana", state, admin],
		["ana", admin, { ...admin, disabled: true }],
		["command line", { ...admin, disabled: true }, admin],
		["ana", { ...admin, secondFactor: true }, admin],
		["ana", admin, { ...admin, newPassword: true }],
		["ana", admin, { ...admin, sessionsEnded: true }],
	]);
});

test("a change without effect is not logged", async () => {
	await changeAccess(berta.id, { roles: ["editor"] }, ana);
	await setDisabled(berta.id, false, ana);
	expect(await log()).toEqual([]);
});

test("the last administrator who can sign in cannot be removed by anyone, and a refusal changes nothing", async () => {
	await startLoginSession(ana, null);
	for (const by of [ana, berta, LINE]) {
		await expect(changeAccess(ana.id, { roles: ["editor"] }, by)).rejects.toEqual(refused("lastAdmin"));
		await expect(setDisabled(ana.id, true, by)).rejects.toEqual(refused("lastAdmin"));
	}
	await changeAccess(berta.id, { roles: ["admin"] }, ana);
	await setDisabled(berta.id, true, ana);
	await expect(setDisabled(ana.id, true, LINE)).rejects.toEqual(refused("lastAdmin"));
	expect([await findUser(ana.id), await sessions()]).toEqual([expect.objectContaining({ roles: ["admin"], disabled: false }), 1]);
});

test("with another administrator, users cannot lock themselves out, but others can", async () => {
	await changeAccess(berta.id, { roles: ["admin"] }, ana);
	await expect(changeAccess(ana.id, { roles: ["editor"] }, ana)).rejects.toEqual(refused("oneself"));
	await expect(setDisabled(ana.id, true, ana)).rejects.toEqual(refused("oneself"));
	await setDisabled(ana.id, true, berta);
	expect((await findUser(ana.id))?.disabled).toBe(true);
});

const FUTURE = "2199-11-21T23:30:00.000Z";
const PAST = "2024-11-21T23:30:00.000Z";

test("a user can be given an end, and lose it; both are logged", async () => {
	await startLoginSession(berta, null);
	await changeAccess(berta.id, { roles: ["editor"], until: FUTURE }, ana);
	expect([(await findUser(berta.id))?.until, await sessions()]).toEqual([FUTURE, 1]);
	await changeAccess(berta.id, { roles: ["editor"] }, ana);
	expect((await findUser(berta.id))?.until).toBeUndefined();
	const entry = { by: "ana", entityType: "user", name: "berta" };
	expect(await log()).toEqual([
		{ ...entry, before: state, after: { ...state, until: FUTURE } },
		{ ...entry, before: { ...state, until: FUTURE }, after: state },
	]);
});

test("the last administrator without an end cannot be given one, or lose the role", async () => {
	await changeAccess(berta.id, { roles: ["admin"], until: FUTURE }, ana);
	for (const by of [ana, berta, LINE]) {
		await expect(changeAccess(ana.id, { roles: ["admin"], until: FUTURE }, by)).rejects.toEqual(refused("lastAdmin"));
		await expect(changeAccess(ana.id, { roles: ["editor"] }, by)).rejects.toEqual(refused("lastAdmin"));
		await expect(setDisabled(ana.id, true, by)).rejects.toEqual(refused("lastAdmin"));
	}
	expect(await findUser(ana.id)).toMatchObject({ roles: ["admin"], disabled: false, until: undefined });
});

test("users cannot change their own end; an end in the past is rejected unless it is already set", async () => {
	await changeAccess(berta.id, { roles: ["admin"], until: FUTURE }, ana);
	await expect(changeAccess(berta.id, { roles: ["admin"] }, berta)).rejects.toEqual(refused("oneself"));
	await expect(changeAccess(berta.id, { roles: ["admin"], until: PAST }, ana)).rejects.toEqual(refused("past"));
	await expect(addUser({ username: "gudrun", roles: ["editor"], until: PAST }, ana, { password: PASSWORD })).rejects.toEqual(refused("past"));
	await changeAccess(berta.id, { roles: ["admin", "messages"], until: FUTURE }, berta);
	await db.updateTable("user").set({ until: PAST }).where("id", "=", berta.id).execute();
	await changeAccess(berta.id, { roles: ["editor"], until: PAST }, ana);
	expect(await findUser(berta.id)).toMatchObject({ roles: ["editor"], until: PAST });
});

test("when two administrators disable each other at the same time, one stays", async () => {
	await changeAccess(berta.id, { roles: ["admin"] }, ana);
	const outcomes = await Promise.allSettled([setDisabled(ana.id, true, berta), setDisabled(berta.id, true, ana)]);
	expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
	expect((await listUsers()).filter(({ roles, disabled }) => roles.includes("admin") && !disabled)).toHaveLength(1);
});

test.each([
	["another role", () => changeAccess(berta.id, { roles: ["admin"] }, ana)],
	["leave to read messages", () => changeAccess(berta.id, { roles: ["editor", "messages"] }, ana)],
	["losing the second factor", () => removeSecondFactor(berta.id, ana)],
	["disabling", () => setDisabled(berta.id, true, ana)],
	["a new password", () => resetPassword(berta.id, ana, { password: PASSWORD })],
	["ending them", () => endLoginSessionsOf(berta.id, ana)],
])("%s ends all sessions of that user only", async (_, act) => {
	await startLoginSession(ana, null);
	await startLoginSession(berta, null);
	await startLoginSession(berta, null);
	await act();
	expect(await db.selectFrom("login_session").select("user_id").execute()).toEqual([{ user_id: ana.id }]);
});

test("a second factor stays on while the password is long enough only with it", async () => {
	await db.updateTable("user").set({ totp_secret: newSecret() }).where("id", "=", berta.id).execute();
	await changeOwnPassword(asUser(berta), "nine long", null);
	await expect(removeSecondFactor(berta.id, ana)).rejects.toEqual(refused("shortPassword"));
	expect((await findUser(berta.id))?.hasSecondFactor).toBe(true);
	await resetPassword(berta.id, ana);
	await removeSecondFactor(berta.id, ana);
	expect((await findUser(berta.id))?.hasSecondFactor).toBe(false);
});

test("rejects changes of a user who does not exist", async () => {
	for (const act of [
		changeAccess("nobody", { roles: ["admin"] }, ana),
		setDisabled("nobody", true, ana),
		endLoginSessionsOf("nobody", ana),
		removeSecondFactor("nobody", ana),
	])
		await expect(act).rejects.toEqual(refused("gone"));
	await expect(resetPassword("nobody", ana)).rejects.toBeInstanceOf(AccountError);
});

test("a generated password must be changed at sign-in; a password typed on the command line need not be", async () => {
	const due = async (username: string) => {
		const { id } = (await listUsers()).find((user) => user.username === username) as UserEntry;
		return (await findLoginSession(await startLoginSession({ id }, null)))?.due;
	};
	await addUser({ username: "dora", roles: ["editor"] }, LINE);
	await addUser({ username: "erik", roles: ["editor"] }, LINE, { password: PASSWORD });
	await addUser({ username: "frida", roles: ["editor"] }, ana, { password: PASSWORD, mustChange: true });
	expect([await due("dora"), await due("erik"), await due("frida")]).toEqual(["password", undefined, "password"]);
	await resetPassword(berta.id, LINE);
	expect(await due("berta")).toBe("password");
	await changeOwnPassword(asUser(berta), "lanterns above the lake", null);
	expect(await due("berta")).toBeUndefined();
	await db.deleteFrom("user").where("username", "in", ["dora", "erik", "frida"]).execute();
});

test("turning on the second factor ends the user's other sessions; each form makes new recovery codes once", async () => {
	const [own, other] = [await startLoginSession(berta, null), await startLoginSession(berta, null)];
	const secret = newSecret();
	const on = async (code: string) => turnOnOwnSecondFactor(asUser(berta), { secret, code, at: Date.now(), reference: own });
	expect([(await on("000000")).outcome, await sessions()]).toEqual(["wrongCode", 2]);
	const { outcome, codes } = await on(new TOTP({ secret }).generate());
	expect([outcome, codes.length, (await findLoginSession(own))?.id, await findLoginSession(other)]).toEqual(["turnedOn", 10, berta.id, undefined]);

	const { version } = await recoveryCodesOf(berta.id);
	const renewals = await Promise.all([renewRecoveryCodes(asUser(berta), version), renewRecoveryCodes(asUser(berta), version)]);
	expect(renewals.map((made) => made?.length).sort()).toEqual([10, undefined]);
	expect((await log()).map(({ after }) => after)).toEqual([
		{ ...state, secondFactor: true },
		{ ...state, secondFactor: true, newRecoveryCodes: true },
	]);
});

test("a second factor can be required by a user who has one or on the command line; users without one must turn it on first", async () => {
	const dueOf = async (user: UserEntry) => (await findLoginSession(await startLoginSession(user, null)))?.due;
	await expect(requireSecondFactor(true, ana)).rejects.toEqual(refused("ownSecondFactor"));
	expect([await isSecondFactorRequired(), await dueOf(berta)]).toEqual([false, undefined]);
	await db.updateTable("user").set({ totp_secret: newSecret() }).where("id", "=", ana.id).execute();
	await requireSecondFactor(true, ana);
	await requireSecondFactor(true, ana);
	expect([await dueOf(ana), await dueOf(berta)]).toEqual([undefined, "secondFactor"]);
	await requireSecondFactor(false, LINE);
	expect([await isSecondFactorRequired(), await dueOf(berta)]).toEqual([false, undefined]);
	expect((await log()).map(({ by, entityType, before, after }) => [by, entityType, before, after])).toEqual([
		["ana", "setting", { secondFactorRequired: false }, { secondFactorRequired: true }],
		["command line", "setting", { secondFactorRequired: true }, { secondFactorRequired: false }],
	]);
});
