import { randomBytes } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { visitorOf } from "../support/http.ts";
import { times } from "../support/length.ts";
import { startSite } from "../support/running-site.ts";
import { buy, sellTickets } from "./buyers.ts";

const site = await startSite();
afterAll(site.stop);

const CONCURRENCY = 50;

test("guessed secrets of orders and tickets open nothing, and further guesses are throttled", async () => {
	sellTickets(site, 10);
	const code = (await buy(site)).headers.get("location")?.split("/")[2] ?? "";
	const guesser = visitorOf(site, { "X-Forwarded-For": "10.66.6.6" });
	const guess = (at: number) => (at % 2 ? `/orders/${code}/${randomBytes(24).toString("base64url")}` : `/t/${randomBytes(16).toString("base64url")}`);
	const answers = new Map<number, number>();
	const guesses = times(300, 100_000);
	for (let at = 0; at < guesses; at += CONCURRENCY) {
		const batch = await Promise.all(Array.from({ length: CONCURRENCY }, (_, more) => guesser.get(guess(at + more))));
		for (const { status } of batch) answers.set(status, (answers.get(status) ?? 0) + 1);
	}
	const [missed = 0, waits = 0] = [answers.get(404), answers.get(429)];
	console.log(`${guesses} guesses: ${missed} told that there is nothing, ${waits} to wait`);
	expect(missed + waits).toBe(guesses);
	// Concurrent guesses, plus one each ten seconds.
	expect(missed).toBeLessThan(20 + CONCURRENCY + guesses / 100);
});
