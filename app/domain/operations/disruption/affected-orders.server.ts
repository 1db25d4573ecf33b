import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { DisruptedStatus } from "#app/domain/content/event/schema.ts";
import { cancelOrderLines } from "#app/domain/sales/cancellation/cancel.server.ts";
import { cancellable } from "#app/domain/sales/cancellation/rules.server.ts";
import { spread } from "#app/domain/sales/cancellation/shares.ts";
import { type ActionContext, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { findOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { UNPAID_STATES } from "#app/domain/sales/order/states.ts";
import { updateStockStatus } from "#app/domain/sales/order/stock.server.ts";
import { findDifference } from "#app/domain/sales/payment/difference.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { type Interval, startInterval } from "#app/runtime/interval.ts";
import { type Affected, listAffected, refundAmounts } from "./affected.server.ts";
import { emailAffected, type Words } from "./mails.server.ts";

/** Orders per transaction, few because each transaction blocks other writers. */
const BATCH_SIZE = 10;
const MINUTE_MS = 60_000;

interface AffectedOrdersOptions {
	status: DisruptedStatus;
	words: Words;
	username: string;
}

/** Lists all affected orders in place of an earlier list. Runs in the transaction that postpones or cancels the event. */
export async function listAffectedOrders(trx: Database, { words, ...work }: AffectedOrdersOptions): Promise<void> {
	const kept = { ...work, words: JSON.stringify(words) };
	await trx
		.insertInto("disruption")
		.values({ id: 1, ...kept })
		.onConflict((conflict) => conflict.column("id").doUpdateSet(kept))
		.execute();
	await trx.deleteFrom("disruption_order").execute();
	const orders = trx
		.selectFrom("order")
		.select("id")
		.where("state", "in", ["paid", ...UNPAID_STATES]);
	await trx.insertInto("disruption_order").columns(["order_id"]).expression(orders).execute();
}

export async function countAffectedOrders(on: Database = db): Promise<number> {
	const { count } = await on
		.selectFrom("disruption_order")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return count;
}

let isStopping = false;
let processing: Promise<unknown> = Promise.resolve();

/** Processes what a crash or a failed order has left. Once stopped, it leaves the rest to the next start. */
export function startProcessingAffectedOrders(): Interval {
	isStopping = false;
	const { stop } = startInterval(MINUTE_MS, processAffectedOrders);
	return {
		stop: async () => {
			isStopping = true;
			await stop();
			await processing;
		},
	};
}

/** Emails the buyers in batches, and cancels the orders if the event is canceled. Each order is processed once, even by concurrent calls. */
export function processAffectedOrders(): Promise<void> {
	const work = processAll();
	processing = Promise.allSettled([processing, work]);
	return work;
}

async function processAll(): Promise<void> {
	const listed = await db.selectFrom("disruption_order").select("order_id").orderBy("order_id").execute();
	const ids = listed.map(({ order_id }) => order_id);
	for (let at = 0; at < ids.length && !isStopping; at += BATCH_SIZE) await attempt(ids.slice(at, at + BATCH_SIZE));
	await db.transaction().execute(async (trx) => {
		const { numDeletedRows } = await trx
			.deleteFrom("disruption")
			.where(({ not, exists, selectFrom }) => not(exists(selectFrom("disruption_order").select("order_id"))))
			.executeTakeFirstOrThrow();
		if (numDeletedRows > 0n) await updateStockStatus(trx, new Date(readClock()));
	});
}

/** A failing order must not block the others. */
async function attempt(ids: readonly number[]): Promise<void> {
	try {
		await db.transaction().execute((trx) => processBatch(trx, ids));
	} catch (error) {
		if (ids.length > 1) for (const id of ids) await attempt([id]);
		else console.error(error);
	}
}

async function processBatch(trx: Database, ids: readonly number[]): Promise<void> {
	const row = await trx.selectFrom("disruption").selectAll().executeTakeFirst();
	const listed = await trx.deleteFrom("disruption_order").where("order_id", "in", ids).returning("order_id").execute();
	if (!row || listed.length === 0) return;
	const { status, username } = row;
	const context = { actor: { username }, now: new Date(readClock()) };
	const listedIds = listed.map(({ order_id }) => order_id);
	const [affected, event] = [await listAffected(trx, listedIds), await getEvent(trx)];
	const back = await refundAmounts(trx, listedIds);
	for (const order of affected) {
		const amount = back.get(order.id);
		if (status === "cancelled") await cancelAffected(trx, order, amount ?? 0, context);
		await recordOrderEvent(trx, order.id, status === "cancelled" ? "summitCancelled" : "summitPostponed", { ...context, details: {} });
		await emailAffected(trx, order, { to: status, words: JSON.parse(row.words), amount, event, now: context.now });
	}
}

/** @param amount cents to refund */
async function cancelAffected(trx: Database, { id, isPaid }: Affected, amount: number, context: ActionContext): Promise<void> {
	if (!isPaid) {
		await trx
			.updateTable("order")
			.set({ state: "cancelled", expires_at: null, remind_at: null })
			.where("id", "=", id)
			.where("state", "in", UNPAID_STATES)
			.execute();
		return recordOrderEvent(trx, id, "cancelled", { ...context, details: {} });
	}
	const lines = cancellable((await findOrder(id, trx)) as Order);
	if (lines.length === 0) return;
	const costs = lines.map(({ gross }) => gross);
	const cost = costs.reduce((sum, gross) => sum + gross, 0);
	const { amount: accepted, credited } = (await findDifference(id, trx)) ?? { amount: 0, credited: 0 };
	const parts = spread(Math.min(cost, amount + accepted - credited), costs);
	await cancelOrderLines(trx, id, { lines, parts, ...context });
}
