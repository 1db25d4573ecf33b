import { expect, test } from "vitest";
import { insertNumbered } from "#app/domain/sales/invoice/invoices.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { openShop, ordered } from "../../../../tests/support/shop.ts";
import { continueAfter, leaveMargin, listRestoreChecks, listSkippedNumbers } from "./restore-checks.server.ts";

const NOW = new Date("2025-11-19T15:00:00Z");

test("after a restore numbers continue after those possibly issued, and open refunds are listed", async () => {
	expect(await listRestoreChecks()).toBeUndefined();
	await openShop({ id: "hall", price: 10000 });
	const { id: orderId } = await ordered();
	const issue = async () => (await insertNumbered(db, { kind: "invoice", orderId, snapshot: {}, now: new Date() })).number;
	expect(await issue()).toBe(1);
	await continueAfter({ invoice: 200, creditNote: 0 }, NOW);
	await continueAfter({ invoice: 20, creditNote: 3 }, NOW);
	expect([await issue(), await issue()]).toEqual([21, 22]);
	expect(await continueAfter({ invoice: 21, creditNote: 9 }, NOW)).toEqual({ kind: "invoice", issued: 22 });
	const { id: payment_id } = await db
		.insertInto("payment")
		.values({ order_id: orderId, method: "bank", state: "confirmed", amount: 10000, reference: null, created_at: "2025-11-19", confirmed_at: "2025-11-19" })
		.returning("id")
		.executeTakeFirstOrThrow();
	const refund = { payment_id, amount: 500, reason: "other" as const, reference: null, created_at: "2025-11-19", done_at: null };
	await db
		.insertInto("refund")
		.values([
			{ ...refund, state: "requested" },
			{ ...refund, state: "sent" },
		])
		.execute();
	expect(await listRestoreChecks()).toEqual({
		until: expect.any(String),
		numbers: { invoice: 22, creditNote: 3 },
		refunds: [{ code: expect.any(String), amount: 500 }],
	});
});

test("numbers that a lost database may have issued are left out, until the last ones are named; the books get ranges and reasons", async () => {
	await db.deleteFrom("numbering").execute();
	await db.deleteFrom("skipped_numbers").execute();
	const noted = { noted_at: NOW.toISOString() };
	await leaveMargin(NOW);
	const credits = { kind: "creditNote", first: 1, last: 100, reason: "margin", ...noted };
	expect(await listSkippedNumbers()).toEqual([{ kind: "invoice", first: 23, last: 122, reason: "margin", ...noted }, credits]);
	await continueAfter({ invoice: 25, creditNote: 0 }, NOW);
	const lost = { kind: "invoice", first: 23, last: 25, reason: "lost", ...noted };
	expect(await listSkippedNumbers()).toEqual([lost]);
	const [{ id: orderId }] = (await db.selectFrom("order").select("id").execute()) as [{ id: number }];
	const issue = async (kind: "invoice" | "creditNote") =>
		(await insertNumbered(db, { kind, orderId, snapshot: {}, now: NOW, ...(kind === "creditNote" && { credits: 1 }) })).number;
	expect([await issue("invoice"), await issue("creditNote")]).toEqual([26, 1]);
	await leaveMargin(NOW);
	expect(await issue("invoice")).toBe(127);
	expect(await continueAfter({ invoice: 26, creditNote: 1 }, NOW)).toEqual({ kind: "invoice", issued: 127 });
	expect([await issue("invoice"), await listSkippedNumbers()]).toEqual([
		128,
		[lost, { kind: "invoice", first: 27, last: 126, reason: "margin", ...noted }, { ...credits, first: 2, last: 101 }],
	]);
});
