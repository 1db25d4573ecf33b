import type { Question } from "#app/admin/resource.ts";
import { takesStock } from "#app/domain/sales/order/stock.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { Tier } from "./schema.ts";

export async function countSold(): Promise<{ get(tierId: string): { sold: number; reserved: number } }> {
	const rows = await db
		.selectFrom("order_line")
		.innerJoin("order", "order.id", "order_id")
		.select(({ fn }) => [
			"item_id",
			fn.countAll<number>().filterWhere("state", "=", "paid").as("sold"),
			fn.countAll<number>().filterWhere("state", "<>", "paid").as("reserved"),
		])
		.where("kind", "=", "tier")
		.where(takesStock(new Date(readClock())))
		.groupBy("item_id")
		.execute();
	const counts = new Map(rows.map(({ item_id, sold, reserved }) => [item_id, { sold, reserved }]));
	return { get: (id) => counts.get(id) ?? { sold: 0, reserved: 0 } };
}

export const soldWords = async (tierId: string, locale: Locale) => textsOf("editTier", locale, (await countSold()).get(tierId)).sold;

/** Asks before the capacity falls below the sold and reserved tickets. */
export async function askBeforeSellingNoMore(after: Tier, before: Tier, locale: Locale): Promise<Question | undefined> {
	const { capacity } = after;
	if (capacity === undefined || capacity >= (before.capacity ?? Number.POSITIVE_INFINITY)) return undefined;
	const { sold, reserved } = (await countSold()).get(before.id);
	if (capacity >= sold + reserved) return undefined;
	return { key: [capacity, sold, reserved].join(), ...textsOf("editTier", locale, { capacity, sold, reserved }).overfull };
}
