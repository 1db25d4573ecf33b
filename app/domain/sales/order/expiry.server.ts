import { passOnDue } from "#app/domain/sales/registration/offers.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { type Repeated, repeat } from "#app/runtime/repeat.ts";
import { note } from "./ledger.server.ts";
import { noteStock } from "./stock.server.ts";
import { tellBuyer } from "./tell-buyer.server.ts";

const MINUTE = 60_000;

/**
 * Ends the orders whose time to be paid by transfer is over, and reminds buyers half-way; ends offers of places in workshops,
 * and passes them on. What they held is free from that instant on, whether or not this has run: it tells buyers, and visitors
 * by the word on the tickets page.
 */
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
			await note(trx, id, "expired", { actor: "site", now, details: {} });
			await tellBuyer(trx, "expired", { orderId: id, now });
		}
		const halfWay = await trx
			.updateTable("order")
			.set({ remind_at: null })
			.where("state", "=", "awaiting_bank")
			.where("remind_at", "<=", instant)
			.returning("id")
			.execute();
		for (const { id } of halfWay) {
			await note(trx, id, "reminded", { actor: "site", now, details: {} });
			await tellBuyer(trx, "reminder", { orderId: id, now });
		}
		await passOnDue(trx, { actor: "site", now });
		await noteStock(trx, now);
	});
}

/** Does so now and from then on every minute. */
export const startExpiry = (): Repeated => repeat(MINUTE, () => expireOrders());
