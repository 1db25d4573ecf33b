import type { Database } from "~/admin/changes.server";
import type { RefundTable } from "../../../db/order-tables";

/** Puts money on the list of what goes back, in cents of the payment by which it came. */
export async function requestRefund(
	trx: Database,
	{ paymentId, amount, reason, now }: { paymentId: number; amount: number; reason: RefundTable["reason"]; now: Date },
): Promise<void> {
	await trx
		.insertInto("refund")
		.values({ payment_id: paymentId, state: "requested", amount, reason, reference: null, created_at: now.toISOString(), done_at: null })
		.execute();
}
