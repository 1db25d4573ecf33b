import type { Database } from "#app/admin/changes.server.ts";
import { findDifference } from "#app/domain/sales/payment/difference.server.ts";
import { db } from "#app/runtime/database.server.ts";

export interface RetainedPayment {
	paymentId: number;
	/** Cents. */
	kept: number;
}

/** Returns the received and not refunded part of each payment, the earliest first. */
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

/** Returns the cents refunded at Stripe itself for which no tickets were canceled yet. */
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

/** Returns how many of the credited cents are refunded: never more than was received, if a difference was accepted. */
export async function refundedOf(orderId: number, amount: number, on: Database = db): Promise<number> {
	const difference = await findDifference(orderId, on);
	if (!difference) return amount;
	const kept = (await listRetained(on, orderId)).reduce((sum, payment) => sum + payment.kept, await sumUncounted(orderId, on));
	return amount - Math.min(Math.max(0, amount - kept), difference.amount - difference.credited);
}
