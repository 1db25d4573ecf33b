import type { z } from "zod";
import type { Database } from "#app/admin/changes.server.ts";
import { entityTable } from "#app/admin/entity-table.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { endOfDay } from "#app/domain/sales/order/stock.server.ts";
import { countUses } from "#app/domain/sales/pricing/discounts.server.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import type { Translated } from "#app/i18n/translated.ts";
import { isPast, readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { type DiscountCode, discountRecord } from "./schema.ts";

const records = entityTable("discount_code", discountRecord);
export const { insert: insertDiscount, update: updateDiscount, remove: deleteDiscount } = records;

export type DiscountUse = Awaited<ReturnType<typeof usesOf>>;

export async function usesOf({ id, uses, until }: DiscountCode, event: SummitEvent, on: Database = db) {
	const used = await countUses(on, id, new Date(readClock()));
	return { used, isUsedUp: uses !== undefined && used >= uses, isOver: until !== undefined && isPast(endOfDay(event, until)) };
}

export type ListedDiscount = DiscountCode & {
	use?: DiscountUse;
	goodFor?: { id: string; name: Translated }[];
};

const withCode = (record: z.output<typeof discountRecord>): DiscountCode => ({ ...record, code: record.id });

export async function findDiscountCode(id: string, on: Database = db): Promise<DiscountCode | undefined> {
	const record = await records.find(id, on);
	return record && withCode(record);
}

export async function listDiscounts(on: Database = db): Promise<ListedDiscount[]> {
	const rows = await on.selectFrom("discount_code").selectAll().orderBy("id").execute();
	const [event, tiers] = [await getEvent(on), await listTiers({ drafts: true }, on)];
	const names = new Map(tiers.map(({ id, name }) => [id, name]));
	const listed = async (discount: DiscountCode) => ({
		...discount,
		use: await usesOf(discount, event, on),
		goodFor: discount.tiers.map((id) => ({ id, name: names.get(id) ?? { en: id } })),
	});
	return Promise.all(rows.map((row) => listed(withCode(records.read(row)))));
}

export async function wasUsed(id: string, on: Database): Promise<boolean> {
	return (await on.selectFrom("order_line").select("id").where("discount_code", "=", id).limit(1).executeTakeFirst()) !== undefined;
}
