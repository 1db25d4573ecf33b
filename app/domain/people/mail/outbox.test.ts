import { beforeEach, expect, test, vi } from "vitest";
import { db } from "#app/runtime/database.server.ts";
import { deliverDue, nextAttempt, queueMail, sendNow } from "./outbox.server.ts";
import { claimMail, countMailsBefore, deleteMailsBefore, findMail, insertMail, listMails } from "./queries.server.ts";
import { mailState, type OutboxMail } from "./schema.ts";
import { MailRefused } from "./smtp.server.ts";

const NOON = new Date("2025-11-19T12:00:00.000Z");
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const mail = (to: string) => ({ to, subject: "Hello", body: "Line one\n" });
const all = () => listMails(undefined, { limit: 100, offset: 0 });
const only = async () => (await all())[0] as OutboxMail;

function server(...failures: Error[]) {
	const taken: string[] = [];
	return {
		taken,
		send: async ({ to }: OutboxMail) => {
			const failure = failures.shift();
			if (failure) throw failure;
			taken.push(to);
		},
	};
}

beforeEach(async () => {
	await db.deleteFrom("mail").execute();
	vi.spyOn(console, "warn").mockImplementation(() => {});
});

test("retries wait from a minute to half a day, then stop until a person retries", () => {
	const pauses = [1, 2, 3, 4, 5, 6, 7].map((attempts) => nextAttempt(attempts, NOON));
	expect(pauses).toEqual([later(1), later(5), later(30), later(2 * 60), later(12 * 60), undefined, undefined]);
});

test("without a mail server, a mail waits unchanged and is committed with its change", async () => {
	await db.transaction().execute((trx) => queueMail(trx, { ...mail("ana@example.com"), headers: { "X-One": "1" } }));
	const undone = db.transaction().execute(async (trx) => {
		await queueMail(trx, mail("never@example.com"));
		throw new Error("undone");
	});
	await expect(undone).rejects.toThrow("undone");
	expect(await all()).toEqual([
		{
			...mail("ana@example.com"),
			id: expect.any(String),
			headers: { "X-One": "1" },
			isPrivate: false,
			locale: undefined,
			attachments: [],
			createdAt: expect.any(String),
			nextAttemptAt: (await only()).createdAt,
			attempts: 0,
		},
	]);
});

test("the body of a private mail is deleted after sending, other bodies stay", async () => {
	await insertMail(db, { ...mail("ana@example.com"), isPrivate: true }, NOON);
	await insertMail(db, mail("bo@example.com"), later(1));
	const { taken, send } = server(new Error("busy"));
	const bodies = async () => (await all()).map(({ body }) => body);
	await deliverDue({ send, now: () => NOON });
	expect([taken, await bodies()]).toEqual([[], ["Line one\n", "Line one\n"]]);
	await deliverDue({ send, now: () => later(5) });
	expect([taken, await bodies()]).toEqual([
		["ana@example.com", "bo@example.com"],
		["Line one\n", ""],
	]);
});

test("due mails are sent once, in the order they were written", async () => {
	for (const [minutes, to] of [
		[2, "third"],
		[0, "first"],
		[1, "second"],
		[4, "not due"],
	] as const)
		await insertMail(db, mail(to), later(minutes));
	const { send, taken } = server();
	await deliverDue({ send, now: () => later(3) });
	await deliverDue({ send, now: () => later(3) });
	expect(taken).toEqual(["first", "second", "third"]);
	expect((await all()).map(({ to, attempts, sentAt }) => [to, attempts, sentAt])).toEqual([
		["not due", 0, undefined],
		["third", 1, later(3).toISOString()],
		["second", 1, later(3).toISOString()],
		["first", 1, later(3).toISOString()],
	]);
});

test("several people's mails are sent at once, and each person's one after the other", async () => {
	const mails = ["ana", "bo", "cia", "dag"].flatMap((name) => [`${name}@example.com`, `${name}@example.com`]);
	for (const [minutes, to] of mails.entries()) await insertMail(db, { ...mail(to), body: String(minutes) }, later(minutes));
	const underWay = new Set<string>();
	const taken: [to: string, body: string][] = [];
	const four = Promise.withResolvers<void>();
	const send = async ({ to, body }: OutboxMail) => {
		expect(underWay.has(to)).toBe(false);
		underWay.add(to);
		if (underWay.size === 4) four.resolve();
		await four.promise;
		taken.push([to, body]);
		underWay.delete(to);
	};
	await deliverDue({ send, now: () => later(10) });
	expect(taken.map(([to]) => to).toSorted()).toEqual(mails);
	expect([...Map.groupBy(taken, ([to]) => to).values()].map((theirs) => theirs.map(([, body]) => Number(body)))).toEqual(
		expect.arrayContaining([
			[0, 1],
			[2, 3],
			[4, 5],
			[6, 7],
		]),
	);
});

test("when several processes send at the same time, one does", async () => {
	await insertMail(db, mail("ana@example.com"), NOON);
	const { id } = await only();
	const { send, taken } = server();
	const slow = async (one: OutboxMail) => {
		await new Promise((resolve) => setTimeout(resolve, 20));
		await send(one);
	};
	await Promise.all([...Array(5)].flatMap(() => [deliverDue({ send: slow, now: () => NOON }), sendNow(id, { send: slow, now: () => NOON })]));
	expect(taken).toEqual(["ana@example.com"]);
	expect(await sendNow(id, { send, now: () => later(60) })).toBeUndefined();
	expect(taken).toEqual(["ana@example.com"]);
});

test("a claim expires after ten minutes, in case its process crashed", async () => {
	await insertMail(db, mail("ana@example.com"), NOON);
	expect(await claimMail(NOON, later(10))).toBeDefined();
	expect(await claimMail(later(9), later(19))).toBeUndefined();
	const { send, taken } = server();
	await deliverDue({ send, now: () => later(10) });
	expect(taken).toEqual(["ana@example.com"]);
});

test("a failure is stored as readable text and retried after its pause; success clears it", async () => {
	await insertMail(db, mail("ana@example.com"), NOON);
	const { send, taken } = server(new Error("connect ECONNREFUSED"), new Error("x".repeat(900)));
	await deliverDue({ send, now: () => NOON });
	expect(await only()).toMatchObject({ attempts: 1, lastError: "connect ECONNREFUSED", nextAttemptAt: later(1).toISOString(), sentAt: undefined });
	await deliverDue({ send, now: () => later(0.9) });
	expect((await only()).attempts).toBe(1);
	await deliverDue({ send, now: () => later(1) });
	expect(await only()).toMatchObject({ attempts: 2, lastError: "x".repeat(500), nextAttemptAt: later(6).toISOString() });
	await deliverDue({ send, now: () => later(6) });
	expect(taken).toEqual(["ana@example.com"]);
	expect(await only()).toMatchObject({ attempts: 3, lastError: undefined, nextAttemptAt: undefined, sentAt: later(6).toISOString() });
});

test("a mail refused permanently or failed six times waits for a person, whose retry resets the count", async () => {
	await insertMail(db, mail("nobody@example.com"), NOON);
	const refusing = server(new MailRefused("550 no such mailbox"), new Error("421 later"));
	await deliverDue({ send: refusing.send, now: () => NOON });
	const { id } = await only();
	const states = [mailState(await only())];
	expect(await sendNow(id, { send: refusing.send, now: () => later(60) })).toBe(false);
	expect(await findMail(id)).toMatchObject({ attempts: 1, lastError: "421 later", nextAttemptAt: later(61).toISOString() });
	states.push(mailState(await only()));
	expect(await sendNow(id, { send: refusing.send, now: () => later(61) })).toBe(true);
	states.push(mailState(await only()));
	expect(states).toEqual(["failed", "waiting", "sent"]);

	await insertMail(db, mail("ana@example.com"), NOON);
	const down = server(...Array(6).fill(new Error("down")));
	for (let hours = 0; hours < 48; hours++) await deliverDue({ send: down.send, now: () => later(60 * hours) });
	expect((await all())[0]).toMatchObject({ to: "ana@example.com", attempts: 6, nextAttemptAt: undefined, sentAt: undefined });
	expect(down.taken).toEqual([]);
});

test("attachments are made when sending; a failing one delays the mail, which goes without it at the third attempt", async () => {
	const attachments = [{ kind: "calendar" as const }];
	await insertMail(db, { ...mail("ana@example.com"), attachments }, NOON);
	await insertMail(db, mail("bo@example.com"), NOON);
	const file = { name: "summit.ics", type: "text/calendar", content: Buffer.from("x") };
	const sent: [string, number][] = [];
	const delivery = (attach: () => Promise<(typeof file)[] | undefined>, now: Date) =>
		deliverDue({ send: async ({ to }, files) => void sent.push([to, files.length]), attach, now: () => now });
	const broken = () => Promise.reject(new Error("no paper"));
	await delivery(broken, NOON);
	await delivery(broken, later(2));
	expect([sent, (await all()).find(({ to }) => to === "ana@example.com")]).toMatchObject([[["bo@example.com", 0]], { attempts: 2, lastError: "no paper" }]);
	await delivery(broken, later(10));
	await insertMail(db, { ...mail("cy@example.com"), attachments }, NOON);
	await delivery(async () => [file], later(10));
	expect(sent.slice(1)).toEqual([
		["ana@example.com", 0],
		["cy@example.com", 1],
	]);
	await insertMail(db, { ...mail("dan@example.com"), attachments }, NOON);
	await delivery(async () => undefined, later(10));
	expect([sent.length, (await all()).map(({ to }) => to)]).toEqual([3, ["cy@example.com", "bo@example.com", "ana@example.com"]]);
});

test("mails are deleted some time after sending, or after writing if they were never sent", async () => {
	for (const to of ["old", "new"]) await insertMail(db, mail(to), later(-60));
	await deliverDue({ send: server().send, now: () => NOON });
	await insertMail(db, mail("waiting"), later(-1));
	const left = async (before: Date) => {
		await deleteMailsBefore(db, before);
		return (await all()).map(({ to }) => to).sort();
	};
	expect([await countMailsBefore(later(-1)), await left(later(-1))]).toEqual([0, ["new", "old", "waiting"]]);
	expect([await countMailsBefore(NOON), await left(NOON)]).toEqual([1, ["new", "old"]]);
	expect([await countMailsBefore(later(1)), await left(later(1))]).toEqual([2, []]);
});
