import { expect, test } from "vitest";
import { insertNumbered } from "#app/domain/sales/invoice/invoices.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { openShop, ordered } from "../../../../tests/support/shop.ts";
import { continueAfter, listRestoreChecks } from "./restore-checks.server.ts";

test("after a restore numbers continue after those possibly issued, and open refunds are listed", async () => {
	expect(await listRestoreChecks()).toBeUndefined();
	await openShop({ id: "hall", price: 10000 });
	const { id: orderId } = await ordered();
	const issue = async () => (await insertNumbered(db, { kind: "invoice", orderId, snapshot: {}, now: new Date() })).number;
	expect(await issue()).toBe(1);
	await continueAfter({ invoice: 20, creditNote: 0 });
	await continueAfter({ invoice: 10, creditNote: 3 });
	expect([await issue(), await issue()]).toEqual([21, 22]);
	await continueAfter({ invoice: 21, creditNote: 3 });
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
