import { beforeAll, expect, test, vi } from "vitest";
import * as clock from "~/clock.server";
import { db } from "~/database.server";
import { expireOrders } from "~/domain/order/expiry.server";
import { placeOrder } from "~/domain/order/ordering.server";
import { findOrderByCode } from "~/domain/order/queries.server";
import { listRefunds } from "~/domain/order/refunds.server";
import { markPaid } from "~/domain/order/settle.server";
import { insertTier } from "~/domain/tier/queries.server";
import { chanceFromSeed } from "../support/chance";
import { tier } from "../support/content";
import { times } from "./scale";

const ORIGIN = "https://summit.example";
const DAY = 24 * 60 * 60_000;
const chance = chanceFromSeed();

beforeAll(() => insertTier(db, { ...tier, id: "last", price: 10_000, capacity: 1 }));

let attempts = 0;
const order = () =>
	placeOrder({
		numbers: { last: 1 },
		attempt: `late-${attempts++}`,
		method: "bank",
		expectedTotal: 10_000,
		name: "Ana Ruiz",
		email: "ana@example.com",
		locale: "en",
		attendees: [],
		origin: ORIGIN,
	});

/** Gives way to others a few times, as chance has it. */
async function dawdle(): Promise<void> {
	for (let steps = chance.below(12); steps > 0; steps--) await new Promise((resolve) => setImmediate(resolve));
}

test("money for the last ticket that meets its expiry and another buyer pays for it or goes back, never both, never neither", async () => {
	const rounds = times(60, 1000);
	const outcomes = new Map<string, number>();
	const started = Date.now();
	for (let round = 0; round < rounds; round++) {
		const now = started + round * 100 * DAY;
		const read = vi.spyOn(clock, "readClock").mockReturnValue(now);
		await db.updateTable("order").set({ state: "cancelled", expires_at: null }).execute();
		const placed = await order();
		if ("refused" in placed) throw new Error(JSON.stringify(placed.refused.problems));
		const { id } = (await findOrderByCode(placed.code)) ?? { id: 0 };
		read.mockReturnValue(now + 12 * DAY);
		const [settled, other] = await Promise.all([
			dawdle().then(() => markPaid(id, { amount: 10_000, actor: "site", origin: ORIGIN })),
			dawdle().then(order),
			dawdle().then(() => expireOrders()),
		]);
		const state = (await findOrderByCode(placed.code))?.state;
		const refunds = (await listRefunds(id)).length;
		const isOtherIn = "code" in other;
		expect([round, settled, state, refunds, isOtherIn]).toEqual(settled === "paid" ? [round, "paid", "paid", 0, false] : [round, "refund", "expired", 1, true]);
		outcomes.set(settled, (outcomes.get(settled) ?? 0) + 1);
	}
	console.log(`${rounds} meetings: ${[...outcomes].map(([what, count]) => `${count} ${what}`).join(", ")}`);
	expect(outcomes.size).toBe(2);
});

test("without the lock both are sold the last ticket", async () => {
	await db.updateTable("order").set({ state: "cancelled", expires_at: null }).execute();
	vi.spyOn(db, "transaction").mockReturnValue({ execute: (act: (trx: typeof db) => unknown) => act(db) } as never);
	const answers = await Promise.all([order(), order()]);
	expect(answers.filter((answer) => "code" in answer)).toHaveLength(2);
});
