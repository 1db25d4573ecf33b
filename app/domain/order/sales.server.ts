import { db } from "~/database.server";
import { getEvent } from "~/domain/event/queries.server";
import { listTiers } from "~/domain/tier/queries.server";
import type { Locale } from "~/i18n/config";
import { formatPrice } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { type Translated, translate } from "~/i18n/translated";
import { holdsPlace } from "./stock.server";

/** What is sold of one thing, and held for who has not paid yet; income and its tax in cents. */
interface Sales {
	itemId: string;
	name: Translated;
	capacity?: number;
	sold: number;
	reserved: number;
	income: number;
	tax: number;
}

/** The sales of each tier, in the order in which they are offered, and of whatever else was ordered. */
export async function listSales(now: Date): Promise<Sales[]> {
	const tiers = await listTiers({ drafts: true });
	const rows = await db
		.selectFrom("order_line")
		.innerJoin("order", "order.id", "order_id")
		.select(({ eb, fn }) => [
			"item_id",
			fn.max<string>("order_line.name").as("name"),
			fn.countAll<number>().filterWhere("state", "=", "paid").as("sold"),
			fn.countAll<number>().filterWhere("state", "<>", "paid").as("reserved"),
			fn.coalesce(fn.sum<number>("gross").filterWhere("state", "=", "paid"), eb.lit(0)).as("income"),
			fn.coalesce(fn.sum<number>("tax").filterWhere("state", "=", "paid"), eb.lit(0)).as("tax"),
		])
		.where(holdsPlace(now))
		.groupBy("item_id")
		.execute();
	const salesOf = (itemId: string) => {
		const { sold = 0, reserved = 0, income = 0, tax = 0 } = rows.find(({ item_id }) => item_id === itemId) ?? {};
		return { itemId, sold, reserved, income, tax };
	};
	const others = rows.filter(({ item_id }) => tiers.every(({ id }) => id !== item_id));
	return [
		...tiers.map(({ id, name, capacity }) => ({ ...salesOf(id), name, capacity })),
		...others.map(({ item_id, name }) => ({ ...salesOf(item_id), name: JSON.parse(name) })),
	];
}

/** How many tickets are paid. */
export async function countSold(now: Date): Promise<number> {
	return (await listSales(now)).reduce((sum, { sold }) => sum + sold, 0);
}

/** The sales in the words of a language, with their sum. */
export async function salesView(now: Date, locale: Locale) {
	const [event, sales] = [await getEvent(), await listSales(now)];
	const sum = (part: "sold" | "reserved" | "income" | "tax") => sales.reduce((total, one) => total + one[part], 0);
	const tax = formatPrice(sum("tax"), locale);
	const { figures: text } = textsOf("adminOrders", locale, { tax });
	const soldOf = (count: number, capacity: number | undefined) =>
		capacity === undefined ? String(count) : textsOf("adminOrders", locale, { count, capacity }).figures.of;
	const row = (key: string, name: string, { sold, reserved, income, capacity }: Pick<Sales, "sold" | "reserved" | "income" | "capacity">) => ({
		key,
		name,
		sold: soldOf(sold, capacity),
		reserved: String(reserved),
		income: formatPrice(income, locale),
	});
	return {
		text,
		tiers: sales.map((one) => row(one.itemId, translate(one.name, locale).text, one)),
		total: row("total", text.total, { sold: sum("sold"), reserved: sum("reserved"), income: sum("income"), capacity: event.capacity }),
		tax: text.tax,
	};
}
export type SalesView = Awaited<ReturnType<typeof salesView>>;
