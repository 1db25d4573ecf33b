import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logChanges } from "#app/admin/changes.server.ts";
import { INVITATION_DAYS, saveInvitation } from "#app/auth/invitations.server.ts";
import { ATTEMPT_LIFETIME_SECONDS } from "#app/auth/throttle.server.ts";
import { connectLayers } from "#app/domain/operations/registry/connections.server.ts";
import { insertMail } from "#app/domain/people/mail/queries.server.ts";
import { saveSubscriber } from "#app/domain/people/newsletter/queries.server.ts";
import { getRetention, updateRetention } from "#app/domain/people/retention/queries.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { deleteOverdue, HOUSEKEEPING_MINUTES, startHousekeeping } from "./housekeeping.server.ts";
import { countOverdue } from "./overdue.server.ts";

connectLayers();

const DAY_MS = 24 * 60 * 60_000;
const NOW = new Date("2026-03-01T12:00:00.000Z");
/** As on a new site; erasure has its own tests. */
const ORDERS = { orderDays: 0, invoiceYears: 6 };
const NOTHING = { orderDays: 0, invoiceYears: 0 };
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const secondsOf = (instant: Date) => instant.getTime() / 1000;

const TABLES = ["contact_message", "mail", "change", "subscriber", "picture", "login_session", "login_attempt"] as const;
const counts = async () => {
	const counted = await Promise.all(
		TABLES.map((table) =>
			db
				.selectFrom(table)
				.select(({ fn }) => fn.countAll<number>().as("count"))
				.executeTakeFirstOrThrow(),
		),
	);
	return Object.fromEntries(TABLES.map((table, index) => [table, counted[index]?.count]));
};

async function keep(days: number) {
	const at = daysAgo(days).toISOString();
	await db
		.insertInto("contact_message")
		.values({ name: "Ana", email: "ana@example.com", subject: "Hi", message: `${days}`, locale: "en", created_at: at })
		.execute();
	await insertMail(db, { to: "ana@example.com", subject: "Hi", body: "" }, daysAgo(days));
	await logChanges(db, [{ entityType: "speaker", entityId: "ana", name: "Ana", before: {} }], { username: "organizer", batch: `${days}` });
	await db.updateTable("change").set({ at }).where("batch", "=", `${days}`).execute();
	const { id } = await saveSubscriber(db, { email: `ana${days}@example.com`, locale: "en" }, false);
	await db.updateTable("subscriber").set({ created_at: at }).where("id", "=", Number(id)).execute();
	const picture = { name: "a.png", alt: "{}", width: 1, height: 1, focus_x: 0, focus_y: 0, original: Buffer.of(1) };
	await db
		.insertInto("picture")
		.values({ ...picture, id: `${days}`, deleted_at: at })
		.execute();
	const ends = new Date(daysAgo(days).getTime() + 60_000).toISOString();
	await db
		.insertInto("login_session")
		.values({ id_hash: `${days}`, user_id: "ana", created_at: at, last_seen_at: at, expires_at: ends, user_agent: "" })
		.execute();
	await db
		.insertInto("login_attempt")
		.values({ key: `${days}`, failures: 1, blocked_until: 0, updated_at: secondsOf(daysAgo(days)) })
		.execute();
}

beforeEach(async () => {
	for (const table of TABLES) await db.deleteFrom(table).execute();
	await db.deleteFrom("user").execute();
	await db.insertInto("user").values({ id: "ana", username: "ana", password_hash: "$argon2id$" }).execute();
});
afterEach(() => vi.useRealTimers());

test("a new site keeps messages and its log for a year, and mails for a month", async () => {
	expect(await getRetention()).toEqual({ messageDays: 365, mailDays: 30, activityDays: 365, ...ORDERS });
});

test("deletes only what is older than its retention period; 0 days means forever", async () => {
	await updateRetention(db, { messageDays: 50, mailDays: 20, activityDays: 0, ...ORDERS });
	for (const days of [1, 15, 25, 40, 60]) await keep(days);
	expect(await countOverdue(await getRetention(), NOW)).toEqual({ messageDays: 1, mailDays: 3, activityDays: 0, ...NOTHING });
	expect(await countOverdue({ messageDays: 0, mailDays: 365, activityDays: 20, ...ORDERS }, NOW)).toEqual({
		messageDays: 0,
		mailDays: 0,
		activityDays: 3,
		...NOTHING,
	});
	await deleteOverdue(NOW);
	expect(await counts()).toEqual({ contact_message: 4, mail: 2, change: 5, subscriber: 1, picture: 3, login_session: 0, login_attempt: 0 });
	expect(await countOverdue(await getRetention(), NOW)).toEqual({ messageDays: 0, mailDays: 0, activityDays: 0, ...NOTHING });
});

test("the site deletes at startup and repeatedly, until it stops", async () => {
	await updateRetention(db, { messageDays: 365, mailDays: 30, activityDays: 365, ...ORDERS });
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	let now = NOW;
	await keep(364);
	const { stop } = startHousekeeping(() => now);
	const messages = async () => (await counts()).contact_message;
	await expect.poll(async () => (await counts()).mail).toBe(0);
	expect(await messages()).toBe(1);
	now = new Date(NOW.getTime() + 2 * DAY_MS);
	expect(await messages()).toBe(1);
	vi.advanceTimersByTime(HOUSEKEEPING_MINUTES * 60_000);
	await expect.poll(messages).toBe(0);
	await stop();
	await keep(400);
	vi.advanceTimersByTime(HOUSEKEEPING_MINUTES * 60_000 * 3);
	await stop();
	expect(await messages()).toBe(1);
});

test("failed sign-ins count for a day after the last one", async () => {
	await db
		.insertInto("login_attempt")
		.values({ key: "k", failures: 1, blocked_until: 0, updated_at: secondsOf(NOW) })
		.execute();
	await deleteOverdue(new Date(NOW.getTime() + ATTEMPT_LIFETIME_SECONDS * 1000 - 1000));
	expect((await counts()).login_attempt).toBe(1);
	await deleteOverdue(new Date(NOW.getTime() + ATTEMPT_LIFETIME_SECONDS * 1000));
	expect((await counts()).login_attempt).toBe(0);
});

test("the address of an invitation is deleted once its link expires", async () => {
	await saveInvitation(db, "ana", "ana@example.com", daysAgo(INVITATION_DAYS));
	const email = async () => (await db.selectFrom("invitation").select("email").executeTakeFirstOrThrow()).email;
	await deleteOverdue(new Date(NOW.getTime() - 1000));
	expect(await email()).toBe("ana@example.com");
	await deleteOverdue(NOW);
	expect(await email()).toBeNull();
});
