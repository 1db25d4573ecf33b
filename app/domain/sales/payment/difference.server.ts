import type { Database } from "#app/admin/changes.server.ts";
import type { ActionContext } from "#app/domain/sales/order/history.server.ts";
import { recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { db } from "#app/runtime/database.server.ts";

/** Cents, instants in ISO. */
export interface Difference {
	amount: number;
	credited: number;
	reason?: string;
	username: string;
	acceptedAt: string;
}

export async function findDifference(orderId: number, on: Database = db): Promise<Difference | undefined> {
	const row = await on.selectFrom("difference").selectAll().where("order_id", "=", orderId).executeTakeFirst();
	return row && { amount: row.amount, credited: row.credited, reason: row.reason ?? undefined, username: row.username, acceptedAt: row.accepted_at };
}

export async function acceptDifference(
	trx: Database,
	orderId: number,
	{ amount, reason, username, now }: { amount: number; reason: string; username: string; now: Date },
): Promise<void> {
	await trx.insertInto("difference").values({ order_id: orderId, amount, reason, username, accepted_at: now.toISOString() }).execute();
	await recordOrderEvent(trx, orderId, "differenceAccepted", { actor: { username }, now, details: { amount } });
}

export async function creditDifference(trx: Database, orderId: number, amount: number, { actor, now }: Pick<ActionContext, "actor" | "now">): Promise<void> {
	await trx
		.updateTable("difference")
		.set(({ eb }) => ({ credited: eb("credited", "+", amount) }))
		.where("order_id", "=", orderId)
		.execute();
	await recordOrderEvent(trx, orderId, "differenceCredited", { actor, now, details: { amount } });
}
