import type { Database } from "#app/admin/changes.server.ts";
import type { InvoiceData } from "#app/domain/sales/invoice/data.ts";
import { offerAllFreedSpots } from "#app/domain/sales/registration/offers.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { emailBuyer } from "./email-buyer.server.ts";
import { type ActionContext, recordOrderEvent } from "./history.server.ts";
import { UNPAID_STATES } from "./states.ts";
import { updateStockStatus } from "./stock.server.ts";

export function cancelUnpaidByBuyer(id: number): Promise<boolean> {
	return db.transaction().execute((trx) => cancelUnpaid(trx, id, { actor: "buyer", now: new Date(readClock()) }));
}

/** Emails the buyer and frees the tickets. Runs in the caller's transaction. */
export async function cancelUnpaid(trx: Database, id: number, { actor, now }: ActionContext): Promise<boolean> {
	const { numUpdatedRows } = await trx
		.updateTable("order")
		.set({ state: "cancelled", expires_at: null, remind_at: null })
		.where("id", "=", id)
		.where("state", "in", UNPAID_STATES)
		.executeTakeFirstOrThrow();
	if (numUpdatedRows === 0n) return false;
	await recordOrderEvent(trx, id, "cancelled", { actor, now, details: {} });
	await emailBuyer(trx, "cancelled", { orderId: id, now, actor });
	await offerAllFreedSpots(trx, { actor, now });
	await updateStockStatus(trx, now);
	return true;
}

export function changeInvoiceData(id: number, invoiceTo: InvoiceData | undefined): Promise<boolean> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		const { numUpdatedRows } = await trx
			.updateTable("order")
			.set({ invoice_to: invoiceTo ? JSON.stringify(invoiceTo) : null })
			.where("id", "=", id)
			.where("state", "in", UNPAID_STATES)
			.where("erased_at", "is", null)
			.executeTakeFirstOrThrow();
		if (numUpdatedRows === 0n) return false;
		await recordOrderEvent(trx, id, "invoiceDataChanged", { actor: "buyer", now, details: {} });
		return true;
	});
}
