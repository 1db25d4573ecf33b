import type { Database } from "#app/admin/changes.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { endOfDay, takesStock } from "#app/domain/sales/order/stock.server.ts";
import { hasCome } from "#app/runtime/clock.server.ts";
import type { Discount } from "./prices.ts";

/** What a code takes off, as it was typed; nothing where there is no such code, it is over, or used up by others than an order. */
export async function findDiscount(on: Database, typed: string, event: SummitEvent, now: Date, except = 0): Promise<Discount | undefined> {
	const code = typed.trim().toUpperCase();
	const row = await on.selectFrom("discount_code").selectAll().where("id", "=", code).executeTakeFirst();
	if (!row || (row.until && hasCome(endOfDay(event, row.until)))) return undefined;
	const usesLeft = row.uses === null ? undefined : row.uses - (await countUses(on, code, now, except));
	if (usesLeft !== undefined && usesLeft <= 0) return undefined;
	return { code, percent: row.percent ?? undefined, amount: row.amount ?? undefined, tiers: JSON.parse(row.tiers), usesLeft };
}

/** What a code takes off with which a ticket was ordered: for that ticket it holds, though it is over or used up by now. */
export async function findRedeemed(on: Database, code: string): Promise<Discount | undefined> {
	const row = await on.selectFrom("discount_code").selectAll().where("id", "=", code).executeTakeFirst();
	return row && { code, percent: row.percent ?? undefined, amount: row.amount ?? undefined, tiers: JSON.parse(row.tiers) };
}

/** For how many tickets a code is used, paid or still reserved, but for those of an order. */
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
