import { beforeAll, beforeEach, expect, test } from "vitest";
import { startSession } from "~/auth/sessions.server";
import { newSecret } from "~/auth/totp.server";
import { db } from "~/database.server";
import { changeOwnPassword } from "./own-account.server";
import {
	addUser,
	changeRole,
	endSessionsOf,
	findUser,
	listUsers,
	removeSecondFactor,
	resetPassword,
	setDisabled,
	type UserEntry,
	UserRefused,
} from "./queries.server";

const PASSWORD = "aqueduct under aurora";
const LINE = { username: "command line" };
let ana: UserEntry;
let berta: UserEntry;

beforeAll(async () => {
	ana = (await addUser({ username: "ana", role: "admin", password: PASSWORD }, LINE)).user;
	berta = (await addUser({ username: "berta", role: "editor", password: PASSWORD }, ana)).user;
});
beforeEach(async () => {
	await db.updateTable("user").set({ disabled: 0, totp_secret: null, short_password: 0 }).execute();
	await db.updateTable("user").set({ role: "admin" }).where("id", "=", ana.id).execute();
	await db.updateTable("user").set({ role: "editor" }).where("id", "=", berta.id).execute();
	await db.deleteFrom("session").execute();
	await db.deleteFrom("change").execute();
});

const log = async () =>
	(await db.selectFrom("change").selectAll().orderBy("id").execute()).map(({ username, noun, name, before, after }) => ({
		by: username,
		noun,
		name,
		before: before && JSON.parse(before),
		after: after && JSON.parse(after),
	}));
const state = { username: "berta", role: "editor", disabled: false, secondFactor: false };
const refused = (fault: string) => expect.objectContaining({ fault });
const sessions = async () => (await db.selectFrom("session").select("user_id").execute()).length;

test("who is added is listed and logged, without hash; a name is taken once", async () => {
	const { user, password } = await addUser({ username: " Carl ", role: "editor" }, ana);
	expect(password).toMatch(/^[\w-]{24}$/);
	expect(user).toEqual({ id: user.id, username: "carl", role: "editor", disabled: false, hasSecondFactor: false, lastSeenAt: undefined });
	expect((await listUsers()).map(({ username }) => username)).toEqual(["ana", "berta", "carl"]);
	const after = { username: "carl", role: "editor", disabled: false, secondFactor: false };
	expect(await log()).toEqual([{ by: "ana", noun: "user", name: "carl", before: null, after }]);
	await expect(addUser({ username: "CARL", role: "admin", password: PASSWORD }, ana)).rejects.toEqual(refused("taken"));
	expect(await log()).toHaveLength(1);
});

test("each change is logged with what was and what is, and nothing secret", async () => {
	await changeRole(berta.id, "admin", ana);
	await setDisabled(berta.id, true, ana);
	await setDisabled(berta.id, false, LINE);
	await db.updateTable("user").set({ totp_secret: newSecret() }).where("id", "=", berta.id).execute();
	await removeSecondFactor(berta.id, ana);
	await resetPassword(berta.id, ana);
	await endSessionsOf(berta.id, ana);
	const admin = { ...state, role: "admin" };
	expect((await log()).map(({ by, before, after }) => [by, before, after])).toEqual([
		["ana", state, admin],
		["ana", admin, { ...admin, disabled: true }],
		["command line", { ...admin, disabled: true }, admin],
		["ana", { ...admin, secondFactor: true }, admin],
		["ana", admin, { ...admin, newPassword: true }],
		["ana", admin, { ...admin, sessionsEnded: true }],
	]);
});

test("what changes nothing is not logged", async () => {
	await changeRole(berta.id, "editor", ana);
	await setDisabled(berta.id, false, ana);
	expect(await log()).toEqual([]);
});

test("the last administrator who can sign in stays one, whoever asks, and a refusal leaves all as it was", async () => {
	await startSession(ana, null);
	for (const by of [ana, berta, LINE]) {
		await expect(changeRole(ana.id, "editor", by)).rejects.toEqual(refused("lastAdmin"));
		await expect(setDisabled(ana.id, true, by)).rejects.toEqual(refused("lastAdmin"));
	}
	await changeRole(berta.id, "admin", ana);
	await setDisabled(berta.id, true, ana);
	await expect(setDisabled(ana.id, true, LINE)).rejects.toEqual(refused("lastAdmin"));
	expect([await findUser(ana.id), await sessions()]).toEqual([expect.objectContaining({ role: "admin", disabled: false }), 1]);
});

test("with another administrator, nobody locks out oneself, but others may", async () => {
	await changeRole(berta.id, "admin", ana);
	await expect(changeRole(ana.id, "editor", ana)).rejects.toEqual(refused("oneself"));
	await expect(setDisabled(ana.id, true, ana)).rejects.toEqual(refused("oneself"));
	await setDisabled(ana.id, true, berta);
	expect((await findUser(ana.id))?.disabled).toBe(true);
});

test("of two administrators who disable each other at once, one stays", async () => {
	await changeRole(berta.id, "admin", ana);
	const outcomes = await Promise.allSettled([setDisabled(ana.id, true, berta), setDisabled(berta.id, true, ana)]);
	expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
	expect((await listUsers()).filter(({ role, disabled }) => role === "admin" && !disabled)).toHaveLength(1);
});

test.each([
	["disabling", () => setDisabled(berta.id, true, ana)],
	["a new password", () => resetPassword(berta.id, ana, PASSWORD)],
	["ending them", () => endSessionsOf(berta.id, ana)],
])("%s ends the user's sessions, and nobody else's", async (_, act) => {
	await startSession(ana, null);
	await startSession(berta, null);
	await startSession(berta, null);
	await act();
	expect(await db.selectFrom("session").select("user_id").execute()).toEqual([{ user_id: ana.id }]);
});

test("a password that is only long enough beside a second factor keeps it on", async () => {
	await db.updateTable("user").set({ totp_secret: newSecret() }).where("id", "=", berta.id).execute();
	await changeOwnPassword(berta, "nine long", null);
	await expect(removeSecondFactor(berta.id, ana)).rejects.toEqual(refused("shortPassword"));
	expect((await findUser(berta.id))?.hasSecondFactor).toBe(true);
	await resetPassword(berta.id, ana);
	await removeSecondFactor(berta.id, ana);
	expect((await findUser(berta.id))?.hasSecondFactor).toBe(false);
});

test("who is not there is not changed", async () => {
	for (const act of [changeRole("nobody", "admin", ana), setDisabled("nobody", true, ana), endSessionsOf("nobody", ana), removeSecondFactor("nobody", ana)])
		await expect(act).rejects.toEqual(refused("gone"));
	await expect(resetPassword("nobody", ana)).rejects.toBeInstanceOf(UserRefused);
});
