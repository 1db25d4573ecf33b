import { sql } from "kysely";
import type { OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { takesStock } from "#app/domain/sales/order/stock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { matchesFilter, matchesNarrowing, type OrderFilter, type OrderSearch } from "./queries.server.ts";

/**
 * Tickets, or places in a workshop, that are sold, and held for who has not paid yet; in cents what was paid, what of it was
 * credited, what stays, and the tax in that.
 */
const FIGURES = ["sold", "reserved", "paid", "refunds", "income", "tax"] as const;
export type SalesFigures = Record<(typeof FIGURES)[number], number>;

/** What was ordered of one thing from one instant to the next, such as a day. */
export interface Sale extends SalesFigures {
	/** The first of these instants, in ISO. */
	from: string;
	kind: OrderLine["kind"];
	itemId: string;
	/** JSON, as it was called when it was ordered. */
	name: string;
}

type Chosen = OrderSearch & { filter?: OrderFilter };

/** Of all time. */
const EVER = [""];

/**
 * What the orders that a list shows come to. Taken from what was invoiced and credited, so that it adds up with the papers;
 * money that came late or twice, and goes back, was never income.
 *
 * @param instants from each of which to the next is counted by itself; in ISO, the earliest first
 */
export async function listSales(now: Date, { filter = "all", ...narrowing }: Chosen = {}, instants: readonly string[] = EVER): Promise<Sale[]> {
	const lines = await db
		.selectFrom([timesBetween(instants), "order"])
		.innerJoin("order_line", "order_id", "order.id")
		.select((row) => {
			const { fn, lit } = row;
			const sum = (column: "gross" | "tax") => fn.coalesce(fn.sum<number>(column).filterWhere("paid_at", "is not", null), lit(0)).as(column);
			const count = (isPaid: boolean) => fn.countAll<number>().filterWhere(row.and([row("state", isPaid ? "=" : "<>", "paid"), takesStock(now)(row)]));
			return [
				"time.key",
				"kind",
				"item_id",
				fn.max<string>("order_line.name").as("name"),
				count(true).as("sold"),
				count(false).as("reserved"),
				sum("gross"),
				sum("tax"),
			];
		})
		.where(isWithinTime)
		.where(matchesNarrowing(narrowing))
		.where(matchesFilter(filter, now))
		.groupBy(["time.key", "kind", "item_id"])
		.orderBy("time.key")
		.execute();
	const credited = await creditedOf(now, { filter, ...narrowing }, instants);
	return lines.map(({ key, kind, item_id, name, sold, reserved, gross, tax }) => {
		const from = instants[key] as string;
		const { gross: refunds, tax: creditedTax } = credited.get(`${from} ${kind} ${item_id}`) ?? { gross: 0, tax: 0 };
		return { from, kind, itemId: item_id, name, sold, reserved, paid: gross, refunds, income: gross - refunds, tax: tax - creditedTax };
	});
}

const isWithinTime = sql<boolean>`"order".created_at >= time.value ->> 'from' AND "order".created_at < time.value ->> 'before'`;

function timesBetween(instants: readonly string[]) {
	// No instant comes after the last.
	const times = instants.map((from, index) => ({ from, before: instants[index + 1] ?? "~" }));
	return sql<{ key: number; value: string }>`json_each(${JSON.stringify(times)})`.as("time");
}

/** What credit notes took back of the same orders, by the instant from which they were made and by thing. */
async function creditedOf(now: Date, { filter, ...narrowing }: OrderSearch & { filter: OrderFilter }, instants: readonly string[]) {
	const lines = await db
		.selectFrom("invoice")
		.innerJoin("order", "order.id", "order_id")
		.innerJoin(sql<{ value: string }>`json_each(snapshot, '$.lines')`.as("line"), (join) => join.onTrue())
		.select([
			"created_at",
			sql<string>`coalesce(line.value ->> 'kind', 'tier')`.as("kind"),
			sql<string>`line.value ->> 'itemId'`.as("item_id"),
			sql<number>`line.value ->> 'gross'`.as("gross"),
			sql<number>`line.value ->> 'tax'`.as("tax"),
		])
		.where("invoice.kind", "=", "creditNote")
		.where(matchesNarrowing(narrowing))
		.where(matchesFilter(filter, now))
		.orderBy("created_at")
		.execute();
	const sums = new Map<string, { gross: number; tax: number }>();
	let at = 0;
	for (const { created_at, kind, item_id, gross, tax } of lines) {
		while ((instants[at + 1] ?? "~") <= created_at) at += 1;
		const key = `${instants[at]} ${kind} ${item_id}`;
		const before = sums.get(key) ?? { gross: 0, tax: 0 };
		sums.set(key, { gross: before.gross + gross, tax: before.tax + tax });
	}
	return sums;
}

/** Sums the accepted differences of the orders that a list shows, less the credited parts, in cents. */
export async function sumDifferences(now: Date, { filter = "all", ...narrowing }: Chosen = {}): Promise<number> {
	const { sum } = await db
		.selectFrom("difference")
		.innerJoin("order", "order.id", "order_id")
		.select((row) => row.fn.coalesce(row.fn.sum<number>(row("difference.amount", "-", row.ref("credited"))), row.lit(0)).as("sum"))
		.where(matchesNarrowing(narrowing))
		.where(matchesFilter(filter, now))
		.executeTakeFirstOrThrow();
	return sum;
}

/** When the first and the last of the orders that a list shows were made, in ISO; nothing where there is none. */
export async function findTimesOfOrders(now: Date, { filter = "all", ...narrowing }: Chosen): Promise<{ first: string; last: string } | undefined> {
	const { first, last } = await db
		.selectFrom("order")
		.select(({ fn }) => [fn.min<string | null>("created_at").as("first"), fn.max<string | null>("created_at").as("last")])
		.where(matchesNarrowing(narrowing))
		.where(matchesFilter(filter, now))
		.executeTakeFirstOrThrow();
	return first && last ? { first, last } : undefined;
}

/** What sales come to together: the money of all, and the number of tickets, or of places. */
export const sumOf = (sales: readonly Sale[], counted: Sale["kind"] = "tier") =>
	Object.fromEntries(
		FIGURES.map((figure) => {
			const isNumber = figure === "sold" || figure === "reserved";
			return [figure, sales.reduce((sum, sale) => (isNumber && sale.kind !== counted ? sum : sum + sale[figure]), 0)];
		}),
	) as SalesFigures;
