import { expect, test, vi } from "vitest";
import { isOverLimit, WINDOW } from "./suggestion-limit.server.ts";

vi.mock("#app/runtime/env.server.ts", async (original) => {
	const { env } = await original<typeof import("#app/runtime/env.server.ts")>();
	return { env: { ...env, trustProxy: true } };
});

const NOON = 1_760_000_000;
const from = (address: string) => new Request("https://summit.example/search/suggestions?q=a", { headers: { "X-Forwarded-For": address } });

test("refuses an address that exceeds the limit until the window ends, and no other", () => {
	const ask = (times: number, address: string, now = NOON) => Array.from({ length: times }, () => isOverLimit(from(address), now)).filter(Boolean).length;
	expect([ask(300, "203.0.113.1"), ask(2, "203.0.113.1", NOON + WINDOW - 1), ask(1, "203.0.113.2")]).toEqual([0, 2, 0]);
	expect(ask(1, "203.0.113.1", NOON + WINDOW)).toBe(0);
});
