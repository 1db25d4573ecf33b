import { readClock } from "~/clock.server";
import { db } from "~/database.server";
import { type Actor, note } from "./ledger.server";
import { findOrder, type Order } from "./queries.server";
import { statesBefore } from "./states";
import { noteStock } from "./stock.server";
import { tellBuyer } from "./tell-buyer.server";

/**
 * Cancels an order that nobody has paid, and tells its buyer. Its tickets are free at once.
 *
 * @returns whether it could be canceled: not if it was paid meanwhile
 */
export async function cancelOrder(id: number, { actor, origin }: { actor: Actor; origin: string }): Promise<boolean> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		const unpaid = statesBefore("cancelled").filter((state) => state !== "paid");
		const { numUpdatedRows } = await trx
			.updateTable("order")
			.set({ state: "cancelled", expires_at: null, remind_at: null })
			.where("id", "=", id)
			.where("state", "in", unpaid)
			.executeTakeFirstOrThrow();
		if (numUpdatedRows === 0n) return false;
		await note(trx, id, "cancelled", { actor, now, details: {} });
		await tellBuyer(trx, "cancelled", { orderId: id, origin, now });
		await noteStock(trx, now);
		return true;
	});
}

/** Says who comes with which ticket of an order; an empty name takes one away. Tickets of other orders stay as they are. */
export async function nameAttendees(orderId: number, names: ReadonlyMap<number, string>, actor: Actor): Promise<void> {
	const now = new Date(readClock());
	await db.transaction().execute(async (trx) => {
		const { lines } = (await findOrder(orderId, trx)) as Order;
		for (const { ticket, cancelledAt } of lines) {
			const name = ticket && names.get(ticket.id);
			if (name === undefined || cancelledAt || name === (ticket?.attendeeName ?? "")) continue;
			await trx
				.updateTable("ticket")
				.set({ attendee_name: name || null })
				.where("id", "=", ticket?.id as number)
				.execute();
			await note(trx, orderId, "named", { actor, now, details: { ticket: ticket?.id as number } });
		}
	});
}
