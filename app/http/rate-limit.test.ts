import { expect, test, vi } from "vitest";
import { db } from "~/database.server";
import { countAgainstLimit, countAgainstMailbox, forgetExpired } from "./rate-limit.server";

vi.mock("~/env.server", async (original) => {
	const { env } = await original<typeof import("~/env.server")>();
	return { env: { ...env, trustProxy: true } };
});

const NOON = 1_760_000_000;
const from = (address?: string) => new Request("https://summit.example/contact", { headers: address ? { "X-Forwarded-For": address } : {} });
const send = async (times: number, request: Request, now = NOON, purpose: "contact" | "newsletter" = "contact") => {
	const answers = [];
	for (let time = 0; time < times; time++) answers.push(await countAgainstLimit(purpose, request, now + time));
	return answers;
};
const rows = () => db.selectFrom("rate_limit").selectAll().execute();

test("five messages an hour are allowed, the sixth says how long to wait, and an hour later all is forgotten", async () => {
	const request = from("203.0.113.1");
	expect(await send(6, request)).toEqual([...Array(5).fill({ allowed: true }), { allowed: false, retryAfter: 3595 }]);
	expect(await countAgainstLimit("contact", request, NOON + 3599)).toEqual({ allowed: false, retryAfter: 1 });
	expect(await countAgainstLimit("contact", request, NOON + 3600)).toEqual({ allowed: true });
});

test("another address, and another purpose, count for themselves", async () => {
	await send(6, from("203.0.113.2"));
	expect(await send(1, from("203.0.113.3"))).toEqual([{ allowed: true }]);
	expect(await send(11, from("203.0.113.2"), NOON, "newsletter")).toEqual([...Array(10).fill({ allowed: true }), { allowed: false, retryAfter: 3590 }]);
});

test("sent at once, they are still counted one by one", async () => {
	const answers = await Promise.all(Array.from({ length: 20 }, () => countAgainstLimit("contact", from("203.0.113.4"), NOON)));
	expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
});

test("of IPv6 a whole /64 counts as one", async () => {
	const answers = [];
	for (let host = 1; host <= 6; host++) answers.push(...(await send(1, from(`2001:db8:0:7::${host}`))));
	expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, true, true, true, false]);
	expect(await send(1, from("2001:db8:0:8::1"))).toEqual([{ allowed: true }]);
});

test("whoever has no known address shares one larger limit", async () => {
	const answers = await send(101, from(), NOON);
	expect(answers.map(({ allowed }) => allowed)).toEqual([...Array(100).fill(true), false]);
});

test("one mailbox gets few links an hour, and as many tickets as an order has; one does not count for the other", async () => {
	const counted = async (times: number, purpose: Parameters<typeof countAgainstMailbox>[0]) => {
		const answers = [];
		for (let time = 0; time < times; time++) answers.push(await countAgainstMailbox(purpose, "team@corp.example", NOON));
		return answers.filter(({ allowed }) => allowed).length;
	};
	expect([await counted(4, "newsletter"), await counted(4, "orderLink"), await counted(31, "ticket")]).toEqual([3, 3, 30]);
});

test("no address stands in the table, and nothing stays longer than its hour", async () => {
	await db.deleteFrom("rate_limit").execute();
	await send(1, from("203.0.113.9"));
	expect(JSON.stringify(await rows())).not.toContain("203.0.113");
	await forgetExpired(NOON + 3599);
	expect(await rows()).toHaveLength(1);
	await forgetExpired(NOON + 3600);
	expect(await rows()).toEqual([]);
});
