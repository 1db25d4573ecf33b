import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { cancelUnpaidByBuyer } from "#app/domain/sales/order/changes.server.ts";
import { createOrder, type NewOrder } from "#app/domain/sales/order/create.server.ts";
import { expireOrders } from "#app/domain/sales/order/expiry.server.ts";
import { findOrderByCode } from "#app/domain/sales/order/queries.server.ts";
import { CHECKOUT_LIFETIME_MS } from "#app/domain/sales/payment/card/attempts.server.ts";
import { checkoutUrl } from "#app/domain/sales/payment/card/checkout.server.ts";
import { reconcileCards, refreshAttempts } from "#app/domain/sales/payment/card/reconcile.server.ts";
import { listRefunds } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { markPaid } from "#app/domain/sales/payment/settle.server.ts";
import { countSpots } from "#app/domain/sales/registration/availability.server.ts";
import { insertTier } from "#app/domain/sales/tier/queries.server.ts";
import * as clock from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { chanceFromSeed } from "../support/chance.ts";
import { tier } from "../support/content.ts";
import { times } from "../support/length.ts";
import { offerWorkshop } from "../support/shop.ts";
import type { Session } from "../support/stripe.ts";

const stripe = await vi.hoisted(async () => {
	const { startStripe } = await import("../support/stripe.ts");
	const stripe = await startStripe();
	Object.assign(process.env, stripe.environment);
	return stripe;
});
afterAll(stripe.stop);

const ORIGIN = "https://summit.example";
const DAY_MS = 24 * 60 * 60_000;
const chance = chanceFromSeed();

let workshop = "";
beforeAll(async () => {
	await insertTier(db, { ...tier, id: "last", price: 10_000, capacity: 1 });
	await insertTier(db, { ...tier, id: "many", price: 10_000, features: [] });
	workshop = await offerWorkshop({ price: 5_000, maxAttendees: 1 });
});

const LAST_TICKET = { numbers: { last: 1 }, expectedTotal: 10_000 };
let attempts = 0;
const order = (method: "card" | "bank" = "bank", cart: Pick<NewOrder, "numbers" | "workshops" | "expectedTotal"> = LAST_TICKET) =>
	createOrder({
		...cart,
		attempt: `late-${attempts++}`,
		method,
		name: "Ana Ruiz",
		email: "ana@example.com",
		locale: "en",
		attendees: [],
		origin: ORIGIN,
	});

/** Waits for a random time of up to a few commits. */
function dawdle(): Promise<void> {
	return setTimeout(chance.below(16));
}

/** A short run goes on until chance has brought every outcome. */
const MAX_ROUNDS = 1000;

test("a payment for the last ticket or spot that races with expiry and another buyer either pays for it or is refunded", async () => {
	const rounds = times(30, 1000);
	const outcomes = new Map<string, number>();
	const started = Date.now();
	for (let round = 0; round < rounds || (outcomes.size < 3 && round < MAX_ROUNDS); round++) {
		const now = started + round * 100 * DAY_MS;
		const read = vi.spyOn(clock, "readClock").mockReturnValue(now);
		await db.updateTable("order").set({ state: "cancelled", expires_at: null }).execute();
		const cart = round % 2 === 0 ? LAST_TICKET : { numbers: { many: 1 }, workshops: [[workshop]], expectedTotal: 15_000 };
		const placed = await order("bank", cart);
		if ("refused" in placed) throw new Error(JSON.stringify(placed.refused.problems));
		const { id } = (await findOrderByCode(placed.code)) ?? { id: 0 };
		read.mockReturnValue(now + 12 * DAY_MS);
		const [settled, other] = await Promise.all([
			dawdle().then(() => markPaid(id, { amount: cart.expectedTotal, actor: "site" })),
			dawdle().then(() => order("bank", cart)),
			dawdle().then(() => expireOrders()),
		]);
		const state = (await findOrderByCode(placed.code))?.state;
		const refunds = (await listRefunds(id)).map(({ amount }) => amount);
		const isOtherIn = "code" in other;
		const isWithoutSpot = "workshops" in cart && isOtherIn;
		expect([round, settled, state, refunds]).toEqual([
			round,
			...(isWithoutSpot ? ["paid", "paid", [5_000]] : isOtherIn ? ["refund", "expired", [10_000]] : ["paid", "paid", []]),
		]);
		const { registered, reserved } = (await countSpots(db, new Date(now + 12 * DAY_MS))).get(workshop);
		expect(registered + reserved).toBe("workshops" in cart ? 1 : 0);
		const outcome = isWithoutSpot ? "paid without its spot" : settled;
		outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
		await db.deleteFrom("workshop_registration").execute();
	}
	console.log(`${rounds} meetings: ${[...outcomes].map(([what, count]) => `${count} ${what}`).join(", ")}`);
	expect(outcomes.size).toBe(3);
});

test("a card charged for the last ticket while its order expires or is canceled either pays for it or is refunded in full", async () => {
	const rounds = times(40, 1000);
	const outcomes = new Map<string, number>();
	const started = Date.now();
	for (let round = 0; round < rounds || (outcomes.size < 3 && round < MAX_ROUNDS); round++) {
		const now = started + round * 100 * DAY_MS;
		const read = vi.spyOn(clock, "readClock").mockReturnValue(now);
		await db.updateTable("order").set({ state: "cancelled", expires_at: null }).execute();
		const placed = await order("card");
		if ("refused" in placed) throw new Error(JSON.stringify(placed.refused.problems));
		const session = stripe.sessions.get((await checkoutUrl(placed.id, ORIGIN))?.split("/").at(-1) ?? "") as Session;
		read.mockReturnValue(now + CHECKOUT_LIFETIME_MS);
		const [isCanceled, comesBack] = [chance.below(4) > 0, chance.below(2) > 0];
		const pay = async () => {
			if (session.status !== "open") return;
			await stripe.pay(session.id);
			await dawdle();
			if (comesBack) await refreshAttempts(placed.id);
		};
		const [other] = await Promise.all([
			dawdle().then(() => order()),
			dawdle().then(pay),
			dawdle().then(() => isCanceled && cancelUnpaidByBuyer(placed.id)),
			dawdle().then(() => reconcileCards()),
		]);
		await reconcileCards();
		const isCharged = session.payment_status === "paid";
		const isPaid = (await findOrderByCode(placed.code))?.state === "paid";
		const refunds = [...stripe.refunds.values()].filter(({ payment_intent }) => payment_intent === session.payment_intent);
		// Otherwise later rounds would query Stripe about them.
		for (const { id } of refunds) await stripe.finish(id, "succeeded");
		expect([round, isPaid && !isCharged, isPaid && "code" in other, refunds.map(({ amount }) => amount), session.status]).toEqual([
			round,
			false,
			false,
			isCharged && !isPaid ? [10_000] : [],
			isCharged ? "complete" : "expired",
		]);
		const outcome = isPaid ? "paid" : isCharged ? "sent back" : "not charged";
		outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
	}
	console.log(`${rounds} meetings by card: ${[...outcomes].map(([what, count]) => `${count} ${what}`).join(", ")}`);
	expect(outcomes.size).toBe(3);
});

test("without the lock the last ticket is sold twice", async () => {
	await db.updateTable("order").set({ state: "cancelled", expires_at: null }).execute();
	vi.spyOn(db, "transaction").mockReturnValue({ execute: (act: (trx: typeof db) => unknown) => act(db) } as never);
	const answers = await Promise.all([order(), order()]);
	expect(answers.filter((answer) => "code" in answer)).toHaveLength(2);
});
