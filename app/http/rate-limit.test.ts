import { expect, test, vi } from "vitest";
import { countAgainstLimit, countAgainstMailbox, countOrderMail, countSuggestion, countTickets, forgetExpired } from "./rate-limit.server.ts";

vi.mock("#app/runtime/env.server.ts", async (original) => {
	const { env } = await original<typeof import("#app/runtime/env.server.ts")>();
	return { env: { ...env, trustProxy: true } };
});

const NOON = 1_760_000_000;
const from = (address?: string) => new Request("https://summit.example/contact", { headers: address ? { "X-Forwarded-For": address } : {} });
const send = (times: number, request: Request, now = NOON, purpose: "contact" | "newsletter" = "contact") => {
	const answers = [];
	for (let time = 0; time < times; time++) answers.push(countAgainstLimit(purpose, request, now + time));
	return answers;
};

test("five messages an hour are allowed, the sixth returns the time to wait, and after an hour the count starts again", () => {
	const request = from("203.0.113.1");
	expect(send(6, request)).toEqual([...Array(5).fill({ allowed: true }), { allowed: false, retryAfter: 3595 }]);
	expect(countAgainstLimit("contact", request, NOON + 3599)).toEqual({ allowed: false, retryAfter: 1 });
	expect(countAgainstLimit("contact", request, NOON + 3600)).toEqual({ allowed: true });
});

test("addresses and purposes have separate counts", () => {
	send(6, from("203.0.113.2"));
	expect(send(1, from("203.0.113.3"))).toEqual([{ allowed: true }]);
	expect(send(11, from("203.0.113.2"), NOON, "newsletter")).toEqual([...Array(10).fill({ allowed: true }), { allowed: false, retryAfter: 3590 }]);
});

test("an IPv6 /64 counts as one address", () => {
	const answers = [];
	for (let host = 1; host <= 6; host++) answers.push(...send(1, from(`2001:db8:0:7::${host}`)));
	expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, true, true, true, false]);
	expect(send(1, from("2001:db8:0:8::1"))).toEqual([{ allowed: true }]);
});

test("senders without a known address share one larger limit", () => {
	const answers = send(101, from(), NOON);
	expect(answers.map(({ allowed }) => allowed)).toEqual([...Array(100).fill(true), false]);
});

test("tickets of one address are counted, rejected orders included", () => {
	const school = from("203.0.113.5");
	for (let refused = 0; refused < 20; refused++) {
		expect(countTickets(30, school, NOON)).toEqual({ allowed: true });
		countTickets(-30, school, NOON);
	}
	const answers = Array.from({ length: 5 }, () => countTickets(30, school, NOON).allowed);
	expect(answers).toEqual([true, true, true, true, false]);
});

test("one mailbox gets few links and many tickets an hour, counted separately", () => {
	const counted = (times: number, purpose: Parameters<typeof countAgainstMailbox>[0]) =>
		Array.from({ length: times }, () => countAgainstMailbox(purpose, "team@corp.example", NOON)).filter(({ allowed }) => allowed).length;
	expect([counted(4, "newsletter"), counted(4, "orderLink"), counted(31, "ticket")]).toEqual([3, 3, 30]);
});

test("spellings of the same mailbox count together; other names and hosts count separately", () => {
	const spellings = ["vic.tim@mail.example", "victim+1@mail.example", "v.ictim+two+3@mail.example", "VICTIM@mail.example", "victim@MAIL.example"];
	const others = ["victima@mail.example", "victim@mailexample"];
	const counted = (addresses: string[]) => addresses.map((address) => countOrderMail(address, NOON).allowed);
	expect([counted(spellings), counted(["victim+6@mail.example"]), counted(others)]).toEqual([Array(5).fill(true), [false], [true, true]]);
	const links = ["victim+7", "victim+8", "victim+9", "victim"].map((name) => countAgainstMailbox("orderLink", `${name}@mail.example`, NOON).allowed);
	expect(links).toEqual([true, true, true, false]);
});

test("refuses suggestions to an address that exceeds the limit until the window ends, and to no other", () => {
	const ask = (times: number, address: string, now = NOON) =>
		Array.from({ length: times }, () => countSuggestion(from(address), now)).filter(({ allowed }) => !allowed).length;
	expect([ask(300, "203.0.113.1"), ask(2, "203.0.113.1", NOON + 9), ask(1, "203.0.113.2")]).toEqual([0, 2, 0]);
	expect(ask(1, "203.0.113.1", NOON + 10)).toBe(0);
});

test("counts are deleted after their hour", () => {
	forgetExpired(Number.POSITIVE_INFINITY);
	send(1, from("203.0.113.9"));
	expect([forgetExpired(NOON + 3599), forgetExpired(NOON + 3600)]).toEqual([1, 0]);
});

test("a mailbox gets five mails about orders an hour and twenty a day, in all spellings", () => {
	const sent = [];
	for (let hour = 0; hour < 25; hour++) {
		const now = NOON + hour * 3600;
		sent.push([...Array(7)].filter((_, time) => countOrderMail(time % 2 ? "victim@example.com" : "Victim@Example.com", now + time).allowed).length);
	}
	expect(sent).toEqual([5, 5, 5, 5, ...Array(20).fill(0), 5]);
	expect(countOrderMail("victims@example.com", NOON)).toEqual({ allowed: true });
});
