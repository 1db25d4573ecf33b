import { expect, test, vi } from "vitest";
import { db } from "~/database.server";
import { attemptKeys, clearAttempts, countAttempt } from "./throttle.server";

vi.mock("~/env.server", async (original) => {
	const { env } = await original<typeof import("~/env.server")>();
	return { env: { ...env, trustProxy: true } };
});

const NOON = 1_760_000_000;
const from = (address?: string) => new Request("https://summit.example/admin/login", { headers: address ? { "X-Forwarded-For": address } : {} });
const attempt = async (username: string, now: number, address?: string) => countAttempt(await attemptKeys(username, from(address)), now);

test("after five failures the door closes for 30 seconds, then for twice as long each time, at most 15 minutes, never for good", async () => {
	for (let number = 1; number <= 5; number++) expect(await attempt("ana", NOON)).toEqual({ allowed: true });
	const blocks = [];
	let now = NOON;
	for (let number = 6; number <= 13; number++) {
		const refused = await attempt(" ANA ", now);
		if (refused.allowed) throw new Error("was not blocked");
		blocks.push(refused.retryAfter);
		expect(await attempt("ana", now + refused.retryAfter - 1)).toEqual({ allowed: false, retryAfter: 1 });
		now += refused.retryAfter;
		expect(await attempt("ana", now)).toEqual({ allowed: true });
	}
	expect(blocks).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
});

test("while the door is closed nothing is counted, and what lies a day back is forgotten", async () => {
	for (let number = 1; number <= 40; number++) await attempt("berta", NOON);
	expect(await attempt("berta", NOON)).toEqual({ allowed: false, retryAfter: 30 });
	for (let number = 1; number <= 5; number++) expect(await attempt("berta", NOON + 24 * 3600)).toEqual({ allowed: true });
});

test("an address is counted over all accounts, an account over all addresses", async () => {
	for (let number = 1; number <= 5; number++) expect(await attempt(`guess-${number}`, NOON, "203.0.113.7")).toEqual({ allowed: true });
	expect(await attempt("guess-6", NOON, "203.0.113.7")).toEqual({ allowed: false, retryAfter: 30 });
	expect(await attempt("guess-6", NOON, "203.0.113.8")).toEqual({ allowed: true });
	for (let number = 1; number <= 5; number++) expect(await attempt("carl", NOON, `203.0.113.${100 + number}`)).toEqual({ allowed: true });
	expect(await attempt("carl", NOON, "203.0.113.200")).toEqual({ allowed: false, retryAfter: 30 });
});

test("a success clears both", async () => {
	const keys = await attemptKeys("dora", from("203.0.113.50"));
	for (let number = 1; number <= 5; number++) await countAttempt(keys, NOON);
	await clearAttempts(keys);
	for (let number = 1; number <= 5; number++) expect(await countAttempt(keys, NOON)).toEqual({ allowed: true });
});

test("of 20 attempts at once five get through", async () => {
	const answers = await Promise.all(Array.from({ length: 20 }, () => attempt("erik", NOON, "203.0.113.60")));
	expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
});

test("neither names nor addresses stand in the table", async () => {
	await attempt("typed my password here", NOON, "203.0.113.70");
	const rows = JSON.stringify(await db.selectFrom("login_attempt").selectAll().execute());
	expect([rows.includes("203.0.113"), rows.includes("password")]).toEqual([false, false]);
});
