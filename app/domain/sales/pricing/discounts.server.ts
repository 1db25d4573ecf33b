import type { Database } from "#app/admin/changes.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { endOfDay, takesStock } from "#app/domain/sales/order/stock.server.ts";
import { isPast } from "#app/runtime/clock.server.ts";
import type { Discount } from "./prices.ts";

/** Undefined if the code does not exist, has expired, or is used up by orders other than `except`. */
export async function findDiscount(on: Database, typed: string, event: SummitEvent, now: Date, except = 0): Promise<Discount | undefined> {
	const code = typed.trim().toUpperCase();
	const row = await on.selectFrom("discount_code").selectAll().where("id", "=", code).executeTakeFirst();
	if (!row || (row.until && isPast(endOfDay(event, row.until)))) return undefined;
	const usesLeft = row.uses === null ? undefined : row.uses - (await countUses(on, code, now, except));
	if (usesLeft !== undefined && usesLeft <= 0) return undefined;
	return { code, percent: row.percent ?? undefined, amount: row.amount ?? undefined, tiers: JSON.parse(row.tiers), usesLeft };
}

/** A ticket keeps the discount of its code, even after that has expired or is used up. */
export async function findRedeemed(on: Database, code: string): Promise<Discount | undefined> {
	const row = await on.selectFrom("discount_code").selectAll().where("id", "=", code).executeTakeFirst();
	return row && { code, percent: row.percent ?? undefined, amount: row.amount ?? undefined, tiers: JSON.parse(row.tiers) };
}

export async function countUses(on: Database, code: string, now: Date, except = 0): Promise<number> {
	const { count } = await on
		.selectFrom("order_line")
		.innerJoin("order", "order.id", "order_line.order_id")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where("discount_code", "=", code)
		.where("order_id", "<>", except)
		.where(takesStock(now))
		.executeTakeFirstOrThrow();
	return count;
}
