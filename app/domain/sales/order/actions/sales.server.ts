import { sql } from "kysely";
import type { OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { takesStock } from "#app/domain/sales/order/stock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { matchesFilter, matchesNarrowing, type OrderFilter, type OrderSearch } from "./queries.server.ts";

/** Money in cents; `reserved` is of unpaid orders. */
const FIGURES = ["sold", "reserved", "paid", "refunds", "income", "tax"] as const;
export type SalesFigures = Record<(typeof FIGURES)[number], number>;

export interface Sale extends SalesFigures {
	from: string;
	kind: OrderLine["kind"];
	itemId: string;
	name: string;
}

type Chosen = OrderSearch & { filter?: OrderFilter };

const EVER = [""];

/** Computed from invoices and credit notes, so that it matches them. @param instants ISO starts of the periods, ascending */
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
	const times = instants.map((from, index) => ({ from, before: instants[index + 1] ?? "~" }));
	return sql<{ key: number; value: string }>`json_each(${JSON.stringify(times)})`.as("time");
}

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

/** In cents, less the credited parts. */
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

/** ISO instants; undefined without orders. */
export async function findTimesOfOrders(now: Date, { filter = "all", ...narrowing }: Chosen): Promise<{ first: string; last: string } | undefined> {
	const { first, last } = await db
		.selectFrom("order")
		.select(({ fn }) => [fn.min<string | null>("created_at").as("first"), fn.max<string | null>("created_at").as("last")])
		.where(matchesNarrowing(narrowing))
		.where(matchesFilter(filter, now))
		.executeTakeFirstOrThrow();
	return first && last ? { first, last } : undefined;
}

export const sumOf = (sales: readonly Sale[], counted: Sale["kind"] = "tier") =>
	Object.fromEntries(
		FIGURES.map((figure) => {
			const isNumber = figure === "sold" || figure === "reserved";
			return [figure, sales.reduce((sum, sale) => (isNumber && sale.kind !== counted ? sum : sum + sale[figure]), 0)];
		}),
	) as SalesFigures;
