import type { Database } from "#app/admin/changes.server.ts";
import { findDifference } from "#app/domain/sales/payment/difference.server.ts";
import { db } from "#app/runtime/database.server.ts";

export interface RetainedPayment {
	paymentId: number;
	/** Cents. */
	kept: number;
}

/** Returns the part of each payment of an order that has come and is not refunded, the earliest payment first. */
export async function listRetained(on: Database, orderId: number): Promise<RetainedPayment[]> {
	const rows = await on
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

/** Cents that went back of an order at Stripe itself, and for which no tickets were canceled yet. */
export async function sumUncounted(orderId: number, on: Database = db): Promise<number> {
	return (await listUncounted(on, orderId)).reduce((sum, { uncounted }) => sum + uncounted, 0);
}

export const listUncounted = (on: Database, orderId: number) =>
	on
		.selectFrom("refund")
		.innerJoin("payment", "payment.id", "payment_id")
		.select(["refund.id", "uncounted"])
		.where("order_id", "=", orderId)
		.where("uncounted", ">", 0)
		.orderBy("refund.id")
		.execute();

/**
 * How much of an amount that is credited is refunded: all of it, but never more than came of an order that was accepted as paid
 * without a difference. Cents.
 */
export async function refundedOf(orderId: number, amount: number, on: Database = db): Promise<number> {
	const difference = await findDifference(orderId, on);
	if (!difference) return amount;
	const kept = (await listRetained(on, orderId)).reduce((sum, payment) => sum + payment.kept, await sumUncounted(orderId, on));
	return amount - Math.min(Math.max(0, amount - kept), difference.amount - difference.credited);
}
