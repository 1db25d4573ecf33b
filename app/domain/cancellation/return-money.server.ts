import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import { type Actor, note } from "~/domain/order/ledger.server";
import { requestRefund } from "~/domain/order/refunds.server";
import type { RefundTable } from "../../../db/payment-tables";

interface Kept {
	paymentId: number;
	/** Cents. */
	kept: number;
}

/** What of each payment of an order has come and does not go back yet, the first first. */
async function listKept(trx: Database, orderId: number): Promise<Kept[]> {
	const rows = await trx
		.selectFrom("payment")
		.leftJoin("refund", "payment_id", "payment.id")
		.select(({ fn }) => ["payment.id as paymentId", "payment.amount", fn.sum<number | null>("refund.amount").as("back")])
		.where("order_id", "=", orderId)
		.where("payment.state", "=", "confirmed")
		.groupBy("payment.id")
		.orderBy("payment.id")
		.execute();
	return rows.map(({ paymentId, amount, back }) => ({ paymentId, kept: amount - (back ?? 0) }));
}

interface Returned {
	/** Cents. */
	amount: number;
	reason: RefundTable["reason"];
	actor: Actor;
	now: Date;
}

/** Cents that went back of an order at Stripe itself, and for which no tickets were canceled yet. */
export async function sumUncounted(orderId: number, on: Database = db): Promise<number> {
	return (await listUncounted(on, orderId)).reduce((sum, { uncounted }) => sum + uncounted, 0);
}

const listUncounted = (on: Database, orderId: number) =>
	on
		.selectFrom("refund")
		.innerJoin("payment", "payment.id", "payment_id")
		.select(["refund.id", "uncounted"])
		.where("order_id", "=", orderId)
		.where("uncounted", ">", 0)
		.orderBy("refund.id")
		.execute();

/**
 * Puts money of an order on the list of what goes back, by the payments by which it came. What went back at Stripe itself counts
 * first. @throws where so much never came
 */
export async function returnMoney(trx: Database, orderId: number, { amount, reason, actor, now }: Returned): Promise<void> {
	let left = amount;
	const elsewhere = await listUncounted(trx, orderId);
	for (const { id, uncounted } of elsewhere) {
		const part = Math.min(left, uncounted);
		await trx
			.updateTable("refund")
			.set({ uncounted: uncounted - part })
			.where("id", "=", id)
			.execute();
		left -= part;
	}
	await request(trx, await listKept(trx, orderId), { amount: left, reason, now });
	await note(trx, orderId, "refundRequested", { actor, now, details: { amount } });
	if (elsewhere.length > 0 && (await sumUncounted(orderId, trx)) === 0) await note(trx, orderId, "elsewhereCounted", { actor, now, details: {} });
}

/** The same of some of an order's payments alone, whatever else came for it, or went back. @throws where so much did not come by them */
export async function returnPayments(trx: Database, orderId: number, { paymentIds, ...returned }: Returned & { paymentIds: readonly number[] }): Promise<void> {
	const kept = await listKept(trx, orderId);
	await request(
		trx,
		kept.filter(({ paymentId }) => paymentIds.includes(paymentId)),
		returned,
	);
	await note(trx, orderId, "refundRequested", { ...returned, details: { amount: returned.amount } });
}

async function request(trx: Database, payments: readonly Kept[], { amount, reason, now }: Omit<Returned, "actor">): Promise<void> {
	let left = amount;
	for (const { paymentId, kept } of payments) {
		const part = Math.min(left, kept);
		if (part <= 0) continue;
		await requestRefund(trx, { paymentId, amount: part, reason, now });
		left -= part;
	}
	if (left > 0) throw new Error(`${left} cents less were paid than go back`);
}
