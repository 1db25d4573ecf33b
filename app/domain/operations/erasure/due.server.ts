import type { Database } from "#app/admin/changes.server.ts";
import { endOf, followsDates } from "#app/domain/content/event/phase.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { needsAttention } from "#app/domain/sales/order/attention.server.ts";
import { OWED_STATES } from "#app/domain/sales/order/states.ts";
import { db } from "#app/runtime/database.server.ts";
import { eraseAttendees } from "./erasure.server.ts";

/** Orders per run, so that buyers do not wait for the write lock. */
const BATCH_SIZE = 500;

export async function countDue(orderDays: number, now: Date): Promise<number> {
	return (await isDue(orderDays, now, db)) ? (await dueOrders(db)).length : 0;
}

export async function eraseDue(trx: Database, orderDays: number, now: Date): Promise<void> {
	if (!(await isDue(orderDays, now, trx))) return;
	for (const { id } of (await dueOrders(trx)).slice(0, BATCH_SIZE)) await eraseAttendees(trx, id, { actor: "site", now });
	await trx.updateTable("discount_code").set({ note: null }).where("note", "is not", null).execute();
}

async function isDue(days: number, now: Date, on: Database): Promise<boolean> {
	const event = await getEvent(on);
	if (days === 0 || !followsDates(event)) return false;
	return endOf(event).add({ hours: days * 24 }).epochMilliseconds <= now.getTime();
}

/** Leaves out orders with an open refund or with money to be decided on. */
function dueOrders(on: Database): Promise<{ id: number }[]> {
	const owed = on.selectFrom("refund").innerJoin("payment", "payment.id", "payment_id").select("order_id").where("refund.state", "in", OWED_STATES);
	return on
		.selectFrom("order")
		.select("id")
		.where("erased_at", "is", null)
		.where("state", "in", ["paid", "cancelled", "expired"])
		.where("id", "not in", owed)
		.where((row) => row.not(needsAttention(row)))
		.orderBy("id")
		.execute();
}
