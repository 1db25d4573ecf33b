import { emailBuyer } from "#app/domain/sales/order/email-buyer.server.ts";
import { recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { findOrder } from "#app/domain/sales/order/queries.server.ts";
import { expireAttempts } from "#app/domain/sales/payment/card/reconcile.server.ts";
import { switchToTransfer } from "#app/domain/sales/payment/transfer/transfer-due.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";

/**
 * Lets an order that awaits a card be paid by transfer and keeps its tickets for the time of a transfer. Does nothing if a transfer could not arrive
 * in time.
 */
export async function payByTransfer(orderId: number): Promise<void> {
	const order = await findOrder(orderId);
	if (!order || !(await switchToTransfer(db, order, new Date(readClock())))) return;
	// Detects a card payment made just now.
	await expireAttempts(orderId);
	const now = new Date(readClock());
	await db.transaction().execute(async (trx) => {
		const until = await switchToTransfer(trx, order, now);
		if (!until) return;
		const { numUpdatedRows } = await trx
			.updateTable("order")
			.set({ state: "awaiting_bank", method: "bank", expires_at: until, remind_at: new Date((now.getTime() + Date.parse(until)) / 2).toISOString() })
			.where("id", "=", orderId)
			.where("state", "=", "awaiting_card")
			.where("expires_at", ">", now.toISOString())
			.executeTakeFirstOrThrow();
		if (numUpdatedRows === 0n) return;
		await recordOrderEvent(trx, orderId, "switchedToTransfer", { actor: "buyer", now, details: { until } });
		await emailBuyer(trx, "ordered", { orderId, now });
	});
}
