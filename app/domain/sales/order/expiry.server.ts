import { offerAllFreedSpots } from "#app/domain/sales/registration/offers.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { type Interval, startInterval } from "#app/runtime/interval.ts";
import { emailBuyer } from "./email-buyer.server.ts";
import { recordOrderEvent } from "./history.server.ts";
import { updateStockStatus } from "./stock.server.ts";

const MINUTE_MS = 60_000;

/** Expires orders and workshop offers, sends reminders and offers freed spots. Stock is free at the deadline, even before this runs. */
export async function expireOrders(now = new Date(readClock())): Promise<void> {
	const instant = now.toISOString();
	await db.transaction().execute(async (trx) => {
		const over = await trx
			.updateTable("order")
			.set({ state: "expired" })
			.where("state", "in", ["reserved", "awaiting_bank"])
			.where("expires_at", "<=", instant)
			.returning("id")
			.execute();
		for (const { id } of over) {
			await recordOrderEvent(trx, id, "expired", { actor: "site", now, details: {} });
			await emailBuyer(trx, "expired", { orderId: id, now });
		}
		const halfWay = await trx
			.updateTable("order")
			.set({ remind_at: null })
			.where("state", "=", "awaiting_bank")
			.where("remind_at", "<=", instant)
			.returning("id")
			.execute();
		for (const { id } of halfWay) {
			await recordOrderEvent(trx, id, "reminded", { actor: "site", now, details: {} });
			await emailBuyer(trx, "reminder", { orderId: id, now });
		}
		await offerAllFreedSpots(trx, { actor: "site", now });
		await updateStockStatus(trx, now);
	});
}

export const startExpiry = (): Interval => startInterval(MINUTE_MS, () => expireOrders());
