import type { Database } from "#app/admin/changes.server.ts";
import { recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";

/** `again`: it was so before; `refused`: the ticket is not valid. */
export type CheckInOutcome = "done" | "again" | "refused";

/** The scanned secret is checked too, since it opens nothing after a reassignment. */
interface Scanned {
	id: number;
	secret?: string;
}

export function checkIn(ticket: Scanned, username: string): Promise<CheckInOutcome> {
	return change(ticket, username, "checkedIn", (trx, now) =>
		trx.updateTable("ticket").set({ checked_in_at: now.toISOString(), checked_in_by: username }).where("id", "=", ticket.id).where("checked_in_at", "is", null),
	);
}

export function undoCheckIn(ticket: Scanned, username: string): Promise<CheckInOutcome> {
	return change(ticket, username, "checkInUndone", (trx) =>
		trx.updateTable("ticket").set({ checked_in_at: null, checked_in_by: null }).where("id", "=", ticket.id).where("checked_in_at", "is not", null),
	);
}

function change(
	{ id: ticketId, secret }: Scanned,
	username: string,
	type: "checkedIn" | "checkInUndone",
	update: (trx: Database, now: Date) => { executeTakeFirstOrThrow: () => Promise<{ numUpdatedRows: bigint }> },
): Promise<CheckInOutcome> {
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
		await recordOrderEvent(trx, ticket.order_id, type, { actor: { username }, now, details: { ticket: ticketId } });
		return "done";
	});
}
