import { expect, test } from "vitest";
import { createRedactor, isFound, loggedAddress, redactError } from "./logged-address.ts";

type Matches = Parameters<typeof loggedAddress>[0];

const matched = (paths: string[], params: Record<string, string> = {}) => paths.map((path) => ({ route: { path }, params })) as unknown as Matches;

test.each([
	["/", "/", matched([":lang?", ""])],
	["/es/speakers/:id", "/es/speakers/ana%20mar%C3%ADa", matched([":lang?", "speakers/:id"], { lang: "es", id: "ana maría" })],
	["/es/t/:secret", "/es/t/:secret", matched([":lang?", "t/:secret"], { lang: "es", secret: "SECRET" })],
	["/orders/:code/:secret/invoices/:number.pdf", undefined, matched(["orders/:code/:secret/invoices/:number.pdf"], { code: "K7", secret: "SECRET" })],
	["/news/preview/:key", undefined, matched([":lang?", "news/preview/:key"], { key: "SECRET" })],
	["/:lang/*", undefined, matched([":lang?", "*"], { lang: "SECRET", "*": "SECRET" })],
	["/agenda/:id.ics", "/agenda/wind.ics", matched([":lang?/agenda/:id.ics"], { id: "wind" })],
	["/", undefined, []],
] as [string, string | undefined, Matches][])("%s is the logged pattern, with values unless they are secrets", (pattern, found, matches) => {
	expect(loggedAddress(matches, "", /:(secret|key)\b/.test(pattern))).toEqual({ pattern, found: found ?? pattern });
});

test("data requests and redirects do not prove that the address exists", () => {
	expect(loggedAddress(matched(["speakers/:id"], { id: "SECRET" }), ".data", false).found).toBe("/speakers/:id.data");
	expect([200, 204, 301, 302, 303, 304, 308, 404, 500].filter(isFound)).toEqual([200, 204, 303, 304]);
});

test("concealError replaces the address in message, stack and cause of a copy of the error", () => {
	const address = { pattern: "/t/:secret", found: "/t/:secret" };
	const conceal = createRedactor("/t/./SECRET%20of%20a%20ticket?x=1", address);
	const cause = new TypeError('Invalid URL "/t/./SECRET of a ticket"');
	const error = Object.assign(new Error('No route matches URL "/t/SECRET%20of%20a%20ticket"', { cause }), { status: 404 });
	const hidden = redactError(error, conceal) as Error & { status: number; cause: Error };
	expect([hidden instanceof Error, hidden.status, hidden.message, hidden.cause.message]).toEqual([
		true,
		404,
		'No route matches URL "/t/:secret"',
		'Invalid URL "/t/:secret"',
	]);
	expect(`${hidden.stack}${hidden.cause.stack}`).not.toContain("SECRET");
	expect(error.message).toContain("SECRET");
	expect(createRedactor("/app", address)("at /app/server/serve.ts")).toBe("at /app/server/serve.ts");
});
