import type { Database } from "#app/admin/changes.server.ts";
import { recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";

/** `again`: it was so before; `refused`: the ticket is not valid. */
export type CheckIn = "noted" | "again" | "refused";

/** The scanned secret is checked too, since it opens nothing after a reassignment. */
interface Scanned {
	id: number;
	secret?: string;
}

export function checkIn(ticket: Scanned, username: string): Promise<CheckIn> {
	return change(ticket, username, "arrived", (trx, now) =>
		trx.updateTable("ticket").set({ arrived_at: now.toISOString(), arrived_by: username }).where("id", "=", ticket.id).where("arrived_at", "is", null),
	);
}

export function undoCheckIn(ticket: Scanned, username: string): Promise<CheckIn> {
	return change(ticket, username, "arrivalUndone", (trx) =>
		trx.updateTable("ticket").set({ arrived_at: null, arrived_by: null }).where("id", "=", ticket.id).where("arrived_at", "is not", null),
	);
}

function change(
	{ id: ticketId, secret }: Scanned,
	username: string,
	what: "arrived" | "arrivalUndone",
	update: (trx: Database, now: Date) => { executeTakeFirstOrThrow: () => Promise<{ numUpdatedRows: bigint }> },
): Promise<CheckIn> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		const ticket = await trx
			.selectFrom("ticket")
			.innerJoin("order_line", "order_line.id", "line_id")
			.innerJoin("order", "order.id", "order_id")
			.select("order_id")
			.where("ticket.id", "=", ticketId)
			.$if(secret !== undefined, (tickets) => tickets.where("secret", "=", secret as string))
			.where("state", "=", "paid")
			.where("cancelled_at", "is", null)
			.executeTakeFirst();
		if (!ticket) return "refused";
		const { numUpdatedRows } = await update(trx, now).executeTakeFirstOrThrow();
		if (numUpdatedRows === 0n) return "again";
		await recordOrderEvent(trx, ticket.order_id, what, { actor: { username }, now, details: { ticket: ticketId } });
		return "noted";
	});
}
