import type { Database } from "#app/admin/changes.server.ts";
import { type Actor, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { creditDifference } from "#app/domain/sales/payment/difference.server.ts";
import { requestRefund } from "#app/domain/sales/payment/refund/refunds.server.ts";
import type { RefundTable } from "#db/payment-tables.ts";
import { listRetained, listUncounted, type RetainedPayment, refundedOf, sumUncounted } from "./retained-money.server.ts";

interface Returned {
	/** Cents. */
	amount: number;
	reason: RefundTable["reason"];
	actor: Actor;
	now: Date;
}

/**
 * Requests refunds of the payments received; refunds made at Stripe itself count first.
 * @returns cents to refund, less than the amount only by the order's accepted difference
 * @throws if that much was never received
 */
export async function returnMoney(trx: Database, orderId: number, { amount, reason, actor, now }: Returned): Promise<number> {
	const refunded = await refundedOf(orderId, amount, trx);
	if (refunded < amount) await creditDifference(trx, orderId, amount - refunded, { actor, now });
	if (refunded === 0) return 0;
	let left = refunded;
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
	await request(trx, await listRetained(trx, orderId), { amount: left, reason, now });
	await recordOrderEvent(trx, orderId, "refundRequested", { actor, now, details: { amount: refunded } });
	if (elsewhere.length > 0 && (await sumUncounted(orderId, trx)) === 0)
		await recordOrderEvent(trx, orderId, "refundsElsewhereCounted", { actor, now, details: {} });
	return refunded;
}

/** Requests refunds of some payments only. @throws if that much was not received by them */
export async function returnPayments(trx: Database, orderId: number, { paymentIds, ...returned }: Returned & { paymentIds: readonly number[] }): Promise<void> {
	const kept = await listRetained(trx, orderId);
	await request(
		trx,
		kept.filter(({ paymentId }) => paymentIds.includes(paymentId)),
		returned,
	);
	await recordOrderEvent(trx, orderId, "refundRequested", { ...returned, details: { amount: returned.amount } });
}

async function request(trx: Database, payments: readonly RetainedPayment[], { amount, reason, now }: Omit<Returned, "actor">): Promise<void> {
	let left = amount;
	for (const { paymentId, kept } of payments) {
		const part = Math.min(left, kept);
		if (part <= 0) continue;
		await requestRefund(trx, { paymentId, amount: part, reason, now });
		left -= part;
	}
	if (left > 0) throw new Error(`${left} cents less were paid than go back`);
}
