import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { EventStatus } from "#app/domain/content/event/schema.ts";
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
import { type Affected, listAffected, moneyBack } from "./affected.server.ts";
import { emailAffected, type Words } from "./mails.server.ts";

/** Orders in one transaction: so long others wait to write. */
const BATCH_SIZE = 10;
const MINUTE = 60_000;

interface Work {
	held: EventStatus;
	words: Words;
	username: string;
}

/**
 * Lists every order that is to be worked through, in the transaction that postpones or cancels the summit. What was left of an
 * earlier list is on this one.
 */
export async function listAffectedOrders(trx: Database, { words, ...work }: Work): Promise<void> {
	const kept = { ...work, words: JSON.stringify(words) };
	await trx
		.insertInto("holding")
		.values({ id: 1, ...kept })
		.onConflict((conflict) => conflict.column("id").doUpdateSet(kept))
		.execute();
	await trx.deleteFrom("holding_order").execute();
	const orders = trx
		.selectFrom("order")
		.select("id")
		.where("state", "in", ["paid", ...UNPAID_STATES]);
	await trx.insertInto("holding_order").columns(["order_id"]).expression(orders).execute();
}

/** How many orders are still listed. */
export async function countAffectedOrders(on: Database = db): Promise<number> {
	const { count } = await on
		.selectFrom("holding_order")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return count;
}

let isStopping = false;
let underWay: Promise<unknown> = Promise.resolve();

/** Goes on with what a crash has left, or an order that would not do. Stopped, it leaves the rest to the next start. */
export function startProcessingAffectedOrders(): Interval {
	isStopping = false;
	const { stop } = startInterval(MINUTE, processAffectedOrders);
	return {
		stop: async () => {
			isStopping = true;
			await stop();
			await underWay;
		},
	};
}

/**
 * Tells who ordered, a few orders in each transaction, and takes back what they ordered where the summit is canceled. Each order
 * once, whoever else is at it.
 */
export function processAffectedOrders(): Promise<void> {
	const work = workThroughAll();
	underWay = Promise.allSettled([underWay, work]);
	return work;
}

async function workThroughAll(): Promise<void> {
	const listed = await db.selectFrom("holding_order").select("order_id").orderBy("order_id").execute();
	const ids = listed.map(({ order_id }) => order_id);
	for (let at = 0; at < ids.length && !isStopping; at += BATCH_SIZE) await attempt(ids.slice(at, at + BATCH_SIZE));
	await db.transaction().execute(async (trx) => {
		const { numDeletedRows } = await trx
			.deleteFrom("holding")
			.where(({ not, exists, selectFrom }) => not(exists(selectFrom("holding_order").select("order_id"))))
			.executeTakeFirstOrThrow();
		if (numDeletedRows > 0n) await updateStockStatus(trx, new Date(readClock()));
	});
}

/** One that fails keeps no other from its turn. */
async function attempt(ids: readonly number[]): Promise<void> {
	try {
		await db.transaction().execute((trx) => workOn(trx, ids));
	} catch (error) {
		if (ids.length > 1) for (const id of ids) await attempt([id]);
		else console.error(error);
	}
}

async function workOn(trx: Database, ids: readonly number[]): Promise<void> {
	const row = await trx.selectFrom("holding").selectAll().executeTakeFirst();
	const listed = await trx.deleteFrom("holding_order").where("order_id", "in", ids).returning("order_id").execute();
	if (!row || listed.length === 0) return;
	const { held, username } = row;
	const doing = { actor: { username }, now: new Date(readClock()) };
	const those = listed.map(({ order_id }) => order_id);
	const [affected, event] = [await listAffected(trx, those), await getEvent(trx)];
	const back = await moneyBack(trx, those);
	for (const order of affected) {
		const amount = back.get(order.id);
		if (held === "cancelled") await cancelAffected(trx, order, amount ?? 0, doing);
		await recordOrderEvent(trx, order.id, held === "cancelled" ? "summitCancelled" : "summitPostponed", { ...doing, details: {} });
		await emailAffected(trx, order, { to: held, words: JSON.parse(row.words), amount, event, now: doing.now });
	}
}

/** Takes back what was ordered. @param amount cents that go back */
async function cancelAffected(trx: Database, { id, isPaid }: Affected, amount: number, doing: ActionContext): Promise<void> {
	if (!isPaid) {
		await trx
			.updateTable("order")
			.set({ state: "cancelled", expires_at: null, remind_at: null })
			.where("id", "=", id)
			.where("state", "in", UNPAID_STATES)
			.execute();
		return recordOrderEvent(trx, id, "cancelled", { ...doing, details: {} });
	}
	const lines = cancellable((await findOrder(id, trx)) as Order);
	if (lines.length === 0) return;
	const costs = lines.map(({ gross }) => gross);
	const cost = costs.reduce((sum, gross) => sum + gross, 0);
	// A credit note takes back, too, what the order was accepted as paid without.
	const { amount: accepted, credited } = (await findDifference(id, trx)) ?? { amount: 0, credited: 0 };
	const parts = spread(Math.min(cost, amount + accepted - credited), costs);
	await cancelOrderLines(trx, id, { lines, parts, ...doing });
}
