import type { ExpressionBuilder } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import { instantAt } from "#app/domain/content/event/days.server.ts";
import { isOver } from "#app/domain/content/event/phase.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import type { Tier } from "#app/domain/sales/tier/schema.ts";
import { isPast } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { OrderTables } from "#db/order-tables.ts";
import type { Tables } from "#db/tables.ts";

export const SALE_STATES = ["onSale", "fewLeft", "soldOut", "notYet", "over"] as const;
export type SaleState = (typeof SALE_STATES)[number];

const FEW_LEFT_SHARE = 0.1;

export type StockStatus = OrderTables["stock_status"]["status"];
/** By tier or workshop id. */
export type StockStatuses = ReadonlyMap<string, StockStatus>;

/** Paid lines, and those of orders that may still be paid. A card order keeps its lines until Stripe says that nobody pays. */
export const takesStock =
	(now: Date) =>
	({ eb, and, or }: ExpressionBuilder<Tables, "order" | "order_line">) =>
		and([
			eb("order_line.cancelled_at", "is", null),
			or([
				eb("order.state", "in", ["paid", "awaiting_card"]),
				and([eb("order.state", "in", ["reserved", "awaiting_bank"]), eb("order.expires_at", ">", now.toISOString())]),
			]),
		]);

export async function countTaken(on: Database, now: Date, except = 0): Promise<Map<string, number>> {
	const rows = await on
		.selectFrom("order_line")
		.innerJoin("order", "order.id", "order_line.order_id")
		.select(({ fn }) => ["item_id", fn.countAll<number>().as("count")])
		.where("kind", "=", "tier")
		.where("order_id", "<>", except)
		.where(takesStock(now))
		.groupBy("item_id")
		.execute();
	return new Map(rows.map(({ item_id, count }) => [item_id, count]));
}

/** Exact only in the transaction that takes tickets, which holds the write lock. `Infinity` without limits. @param taken from `countTaken` */
export function ticketsLeft(taken: ReadonlyMap<string, number>, tier: Pick<Tier, "id" | "capacity">, event: Pick<SummitEvent, "capacity">): number {
	const all = [...taken.values()].reduce((sum, count) => sum + count, 0);
	const left = (capacity: number | undefined, taken: number) => (capacity === undefined ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken));
	return Math.min(left(tier.capacity, taken.get(tier.id) ?? 0), left(event.capacity, all));
}

/** Considers dates, the organizers' switch, the end of the event and the stock status. */
export function saleState(tier: Pick<Tier, "saleStart" | "saleEnd" | "available">, event: SummitEvent, stock: StockStatus = "onSale"): SaleState {
	if (event.status !== "scheduled") return "over";
	if (tier.saleEnd ? isPast(endOfDay(event, tier.saleEnd)) : isOver(event)) return "over";
	if (tier.saleStart && !isPast(instantAt(event, tier.saleStart, "00:00"))) return "notYet";
	return tier.available ? stock : "soldOut";
}

export const endOfDay = (event: Pick<SummitEvent, "timeZone">, day: string) =>
	instantAt(event, Temporal.PlainDate.from(day).add({ days: 1 }).toString(), "00:00");

export const isEarly = (event: Pick<SummitEvent, "earlyBirdUntil" | "timeZone">) => !isPast(endOfDay(event, event.earlyBirdUntil));

/** Returns the stored statuses that visitors see; ordering never reads them. */
export async function stockStatuses(entityType: OrderTables["stock_status"]["entity_type"] = "tier", on: Database = db): Promise<StockStatuses> {
	const rows = await on.selectFrom("stock_status").select(["entity_id", "status"]).where("entity_type", "=", entityType).execute();
	return new Map(rows.map(({ entity_id, status }) => [entity_id, status]));
}

export async function isOrdered(tierId: string, on: Database): Promise<boolean> {
	const line = await on.selectFrom("order_line").select("id").where("kind", "=", "tier").where("item_id", "=", tierId).limit(1).executeTakeFirst();
	return line !== undefined;
}

/** Stores each tier's status if it changed, in the transaction of the change. */
export async function updateStockStatus(trx: Database, now: Date, known: SummitEvent | Promise<SummitEvent> = getEvent(trx)): Promise<void> {
	const [event, tiers, taken] = await Promise.all([known, listTiers({ drafts: true }, trx), countTaken(trx, now)]);
	const capacity = (tier: Tier) => Math.min(tier.capacity ?? Number.POSITIVE_INFINITY, event.capacity ?? Number.POSITIVE_INFINITY);
	for (const tier of tiers) await setStockStatus(trx, "tier", tier.id, stockStatusFor(ticketsLeft(taken, tier, event), capacity(tier)));
}

export async function setStockStatus(trx: Database, entityType: OrderTables["stock_status"]["entity_type"], id: string, status: StockStatus): Promise<void> {
	await trx
		.insertInto("stock_status")
		.values({ entity_type: entityType, entity_id: id, status })
		.onConflict((conflict) => conflict.columns(["entity_type", "entity_id"]).doUpdateSet({ status }).where("stock_status.status", "<>", status))
		.execute();
}

export function stockStatusFor(left: number, capacity: number): StockStatus {
	if (left === 0) return "soldOut";
	return left < capacity * FEW_LEFT_SHARE ? "fewLeft" : "onSale";
}
