import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/runtime/database.server.ts";
import {
	endAllLoginSessions,
	endLoginSession,
	endLoginSessionOf,
	endOtherLoginSessions,
	findLoginSession,
	listLoginSessions,
	startLoginSession,
} from "./login-sessions.server.ts";
import { insertUser } from "./users.server.ts";

const NOON = new Date("2025-11-19T12:00:00.000Z");
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const rows = () => db.selectFrom("login_session").selectAll().execute();

let ana: { id: string };
beforeAll(async () => {
	ana = (await insertUser(db, { username: "Ana", roles: ["editor"], passwordHash: "$argon2id$none" })) as { id: string };
});
beforeEach(async () => {
	await db.deleteFrom("login_session").execute();
	await db.updateTable("user").set({ disabled: 0 }).execute();
});

test("a login session is found only by its reference, which the database does not contain", async () => {
	const reference = await startLoginSession(ana, "Firefox", NOON);
	expect(reference).toMatch(/^[\w-]{43}$/);
	expect(await findLoginSession(reference, NOON)).toEqual({
		id: ana.id,
		username: "ana",
		roles: ["editor"],
		rights: ["editContent", "seeSubscribers", "seeMail"],
		due: undefined,
	});
	expect(await findLoginSession(`${reference.slice(1)}x`, NOON)).toBeUndefined();
	const [row] = await rows();
	expect(await findLoginSession(row?.id_hash ?? "", NOON)).toBeUndefined();
	expect(JSON.stringify(row)).not.toContain(reference);
	expect(row).toMatchObject({ user_agent: "Firefox", expires_at: later(12 * 60).toISOString() });
});

test("a login session ends after 30 minutes without a request; each request extends it", async () => {
	const reference = await startLoginSession(ana, null, NOON);
	expect(await findLoginSession(reference, later(29))).toBeDefined();
	expect(await findLoginSession(reference, later(58))).toBeDefined();
	expect(await findLoginSession(reference, later(88))).toBeUndefined();
});

test("a login session ends after 12 hours, even in use", async () => {
	const reference = await startLoginSession(ana, null, NOON);
	for (let minutes = 20; minutes < 12 * 60; minutes += 20) expect(await findLoginSession(reference, later(minutes))).toBeDefined();
	expect(await findLoginSession(reference, later(12 * 60 - 1))).toBeDefined();
	expect(await findLoginSession(reference, later(12 * 60))).toBeUndefined();
});

test("the last use is written at most once a minute", async () => {
	const reference = await startLoginSession(ana, null, NOON);
	const seen = async (minutes: number) => {
		await findLoginSession(reference, later(minutes));
		return (await rows())[0]?.last_seen_at;
	};
	expect([await seen(0.9), await seen(1)]).toEqual([NOON.toISOString(), later(1).toISOString()]);
	expect(await db.selectFrom("user").select("last_seen_at").where("id", "=", ana.id).execute()).toEqual([{ last_seen_at: later(1).toISOString() }]);
});

test("ends one or all login sessions of a user", async () => {
	const [one, other, third] = [await startLoginSession(ana, null, NOON), await startLoginSession(ana, null, NOON), await startLoginSession(ana, null, NOON)];
	await endLoginSession(one as string);
	await endLoginSession("nobody's");
	expect([await findLoginSession(one as string, NOON), (await findLoginSession(other as string, NOON))?.id]).toEqual([undefined, ana.id]);
	await endAllLoginSessions(ana.id);
	expect(await findLoginSession(third as string, NOON)).toBeUndefined();
	expect(await rows()).toEqual([]);
});

test("lists a user's live login sessions, the current one first; only their owner can end them by the listed id", async () => {
	const berta = (await insertUser(db, { username: "Berta", roles: ["editor"], passwordHash: "$argon2id$none" })) as { id: string };
	const own = await startLoginSession(ana, "own", later(1));
	await startLoginSession(ana, "idle", later(-29));
	await startLoginSession(ana, "older", later(0));
	await startLoginSession(ana, "newer", later(2));
	const berta1 = await startLoginSession(berta, "hers", later(2));
	const agents = async () =>
		(await listLoginSessions(ana.id, own, later(3))).map(({ userAgent, isCurrent }) => (isCurrent ? `${userAgent} (this one)` : userAgent));
	expect(await agents()).toEqual(["own (this one)", "newer", "older"]);
	expect((await listLoginSessions(ana.id, own, later(3)))[0]).toEqual({
		id: expect.not.stringContaining(own),
		userAgent: "own",
		startedAt: later(1).toISOString(),
		lastSeenAt: later(1).toISOString(),
		isCurrent: true,
	});

	const [hers] = await listLoginSessions(berta.id, undefined, later(3));
	await endLoginSessionOf(ana.id, hers?.id as string);
	await endLoginSessionOf(ana.id, (await listLoginSessions(ana.id, own, later(3)))[1]?.id as string);
	expect(await agents()).toEqual(["own (this one)", "older"]);
	await endOtherLoginSessions(ana.id, own);
	expect(await agents()).toEqual(["own (this one)"]);
	expect((await findLoginSession(berta1, later(3)))?.id).toBe(berta.id);
});

test("disabling a user ends every login session for good", async () => {
	const references = [await startLoginSession(ana, null, NOON), await startLoginSession(ana, null, NOON)];
	await db.updateTable("user").set({ disabled: 1 }).execute();
	expect(await findLoginSession(references[0] as string, NOON)).toBeUndefined();
	await db.updateTable("user").set({ disabled: 0 }).execute();
	expect(await findLoginSession(references[1] as string, NOON)).toBeUndefined();
});

test("starting a login session deletes expired ones", async () => {
	await startLoginSession(ana, "idle", NOON);
	await startLoginSession(ana, "alive", later(10));
	await startLoginSession(ana, "new", later(30));
	expect((await rows()).map(({ user_agent }) => user_agent).sort()).toEqual(["alive", "new"]);
});

test("all login sessions end when their user's time limit passes", async () => {
	const references = [await startLoginSession(ana, null, NOON), await startLoginSession(ana, null, NOON)] as const;
	await db
		.updateTable("user")
		.set({ until: later(10).toISOString() })
		.where("id", "=", ana.id)
		.execute();
	expect((await findLoginSession(references[0], later(9)))?.id).toBe(ana.id);
	expect(await findLoginSession(references[0], later(10))).toBeUndefined();
	await db.updateTable("user").set({ until: null }).where("id", "=", ana.id).execute();
	expect(await findLoginSession(references[1], later(9))).toBeUndefined();
});
