import { expect, test } from "vitest";
import { db } from "#app/runtime/database.server.ts";
import { clearAttempts, countAttempt, undoAttempt } from "./throttle.server.ts";

const NOON = 1_760_000_000;
const counted = { allowed: true, counted: expect.anything() };
const blocked = (retryAfter: number, ...buckets: string[]) => ({ allowed: false, retryAfter, blockedBuckets: buckets });

test("blocks for 30 seconds after five failures, then for twice as long each time, up to 15 minutes", async () => {
	for (let number = 1; number <= 5; number++) expect(await countAttempt(["ana"], NOON)).toEqual(counted);
	const blocks = [];
	let now = NOON;
	for (let number = 6; number <= 13; number++) {
		const refused = await countAttempt(["ana"], now);
		if (refused.allowed) throw new Error("was not blocked");
		blocks.push(refused.retryAfter);
		expect(await countAttempt(["ana"], now + refused.retryAfter - 1)).toEqual(blocked(1, "ana"));
		now += refused.retryAfter;
		expect(await countAttempt(["ana"], now)).toEqual(counted);
	}
	expect(blocks).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
});

test("counts nothing during a block, and drops failures after a day", async () => {
	for (let number = 1; number <= 40; number++) await countAttempt(["berta", "berta's address"], NOON);
	expect(await countAttempt(["berta", "elsewhere"], NOON)).toEqual(blocked(30, "berta"));
	for (let number = 1; number <= 5; number++) expect(await countAttempt(["elsewhere"], NOON)).toEqual(counted);
	for (let number = 1; number <= 5; number++) expect(await countAttempt(["berta"], NOON + 24 * 3600)).toEqual(counted);
});

test("undoing an attempt keeps the counts of other attempts, in each bucket", async () => {
	const buckets = ["dora", "dora's address"];
	for (let number = 1; number <= 3; number++) await countAttempt(buckets, NOON);
	for (let number = 1; number <= 9; number++) await undoAttempt(await countAttempt(buckets, NOON));
	expect(await countAttempt(buckets, NOON)).toEqual(counted);
	const fifth = await countAttempt(buckets, NOON);
	expect(await countAttempt(buckets, NOON)).toEqual(blocked(30, ...buckets));
	await undoAttempt(fifth);
	expect(await countAttempt(buckets, NOON)).toEqual(counted);
	expect(await countAttempt(buckets, NOON)).toEqual(blocked(30, ...buckets));
	await clearAttempts("dora");
	expect(await countAttempt(buckets, NOON)).toEqual(blocked(30, "dora's address"));
	expect(await countAttempt(["dora"], NOON)).toEqual(counted);
});

test("allows five of 20 simultaneous attempts", async () => {
	const answers = await Promise.all(Array.from({ length: 20 }, () => countAttempt(["erik"], NOON)));
	expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
});

test("the table does not contain the counted names and addresses", async () => {
	await countAttempt(["account:typed my password here", "address:203.0.113.70"], NOON);
	const rows = JSON.stringify(await db.selectFrom("login_attempt").selectAll().execute());
	expect([rows.includes("203.0.113"), rows.includes("password")]).toEqual([false, false]);
});
