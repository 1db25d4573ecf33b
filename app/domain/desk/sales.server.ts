import { db } from "~/database.server";
import type { CreditNoteSnapshot } from "~/domain/cancellation/credit-notes.server";
import type { OrderLine } from "~/domain/order/queries.server";
import { holdsPlace } from "~/domain/order/stock.server";
import { fits, isIn, type Narrowing, type OrderFilter } from "./queries.server";

/** Tickets, or places in a workshop, that are sold, and held for who has not paid yet; in cents what was paid, what of it was credited, what stays, and the tax in that. */
const FIGURES = ["sold", "reserved", "paid", "refunds", "income", "tax"] as const;
export type SalesFigures = Record<(typeof FIGURES)[number], number>;

/** What was ordered of one thing in one minute, such as `2026-11-23T14:05`. */
export interface Sale extends SalesFigures {
	minute: string;
	kind: OrderLine["kind"];
	itemId: string;
	/** JSON, as it was called when it was ordered. */
	name: string;
}

/**
 * What the orders that a list shows come to. Taken from what was invoiced and credited, so that it adds up with the papers;
 * money that came late or twice, and goes back, was never income.
 */
export async function listSales(now: Date, { filter = "all", ...narrowing }: Narrowing & { filter?: OrderFilter } = {}): Promise<Sale[]> {
	const lines = await db
		.selectFrom("order_line")
		.innerJoin("order", "order.id", "order_id")
		.select((row) => {
			const { fn, lit } = row;
			const sum = (column: "gross" | "tax") => fn.coalesce(fn.sum<number>(column).filterWhere("paid_at", "is not", null), lit(0)).as(column);
			const count = (isPaid: boolean) => fn.countAll<number>().filterWhere(row.and([row("state", isPaid ? "=" : "<>", "paid"), holdsPlace(now)(row)]));
			return [
				fn<string>("substr", ["created_at", lit(1), lit(16)]).as("minute"),
				"kind",
				"item_id",
				fn.max<string>("order_line.name").as("name"),
				count(true).as("sold"),
				count(false).as("reserved"),
				sum("gross"),
				sum("tax"),
			];
		})
		.where(fits(narrowing))
		.where(isIn(filter, now))
		.groupBy(["minute", "kind", "item_id"])
		.orderBy("minute")
		.execute();
	const credited = await creditedOf(now, { filter, ...narrowing });
	return lines.map(({ minute, kind, item_id, name, sold, reserved, gross, tax }) => {
		const { gross: refunds, tax: creditedTax } = credited.get(`${minute} ${kind} ${item_id}`) ?? { gross: 0, tax: 0 };
		return { minute, kind, itemId: item_id, name, sold, reserved, paid: gross, refunds, income: gross - refunds, tax: tax - creditedTax };
	});
}

/** What credit notes took back of the same orders, by minute and thing. */
async function creditedOf(now: Date, { filter, ...narrowing }: Narrowing & { filter: OrderFilter }) {
	const notes = await db
		.selectFrom("invoice")
		.innerJoin("order", "order.id", "order_id")
		.select(["created_at", "snapshot"])
		.where("kind", "=", "creditNote")
		.where(fits(narrowing))
		.where(isIn(filter, now))
		.execute();
	const sums = new Map<string, { gross: number; tax: number }>();
	for (const { created_at, snapshot } of notes)
		for (const { kind = "tier", itemId, gross, tax } of (JSON.parse(snapshot) as CreditNoteSnapshot).lines) {
			const key = `${created_at.slice(0, 16)} ${kind} ${itemId}`;
			const before = sums.get(key) ?? { gross: 0, tax: 0 };
			sums.set(key, { gross: before.gross + gross, tax: before.tax + tax });
		}
	return sums;
}

/** What sales come to together: the money of all, and the number of tickets, or of places. */
export const sumOf = (sales: readonly Sale[], counted: Sale["kind"] = "tier") =>
	Object.fromEntries(
		FIGURES.map((figure) => {
			const isNumber = figure === "sold" || figure === "reserved";
			return [figure, sales.reduce((sum, sale) => (isNumber && sale.kind !== counted ? sum : sum + sale[figure]), 0)];
		}),
	) as SalesFigures;
