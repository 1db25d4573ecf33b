import { instantAt } from "~/domain/event/days.server";
import type { SummitEvent } from "~/domain/event/schema";
import { dayAt } from "~/domain/event/today.server";
import { listTiers } from "~/domain/tier/queries.server";
import { withQuery } from "~/http/query.server";
import type { Locale } from "~/i18n/config";
import { formatDate, formatPrice } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import type { Narrowing, OrderFilter } from "./queries.server";
import { listSales, type Sale, type SalesFigures, sumOf } from "./sales.server";

interface Reader {
	url: URL;
	event: SummitEvent;
	locale: Locale;
	now: Date;
}

/** What the orders that a list shows come to, in the words of a language: by ticket, by the day on which they were ordered, and in all. */
export async function salesView(chosen: Narrowing & { filter: OrderFilter }, { url, event, locale, now }: Reader) {
	const [tiers, sales] = [await listTiers({ drafts: true }), await listSales(now, chosen)];
	const isAll = chosen.filter === "all" && !chosen.q && !chosen.tier && !chosen.method && !chosen.made;
	const { figures: text } = textsOf("adminOrders", locale, {});
	const row = (key: string, name: string, of: readonly Sale[], { capacity, to, counted }: { capacity?: number; to?: string; counted?: Sale["kind"] } = {}) => {
		const sum = sumOf(of, counted);
		const words = figureWords(sum, locale);
		return {
			key,
			name,
			to,
			...words,
			sold: isAll && capacity !== undefined ? textsOf("adminOrders", locale, { count: sum.sold, capacity }).figures.of : words.sold,
			bar: { sold: sum.sold, reserved: sum.reserved },
		};
	};
	const byItem = Map.groupBy(sales, ({ kind, itemId }) => `${kind} ${itemId}`);
	const others = [...byItem].filter(([key]) => tiers.every(({ id }) => key !== `tier ${id}`));
	const otherRow = (key: string, of: readonly Sale[]) => {
		const { kind: counted, name: called } = of[0] as Sale;
		const name = translate(JSON.parse(called), locale).text;
		return row(key, counted === "workshop" ? textsOf("adminOrders", locale, { name }).figures.place : name, of, { counted });
	};
	const byDay = Map.groupBy(sales, dayAmong(sales, event));
	const hasPlaces = sales.some(({ kind }) => kind === "workshop");
	const total = row("total", text.total, sales, event);
	return {
		text: { ...text, lead: [isAll ? text.leads.all : text.leads.chosen, ...(hasPlaces ? [text.leads.places] : [])].join(" ") },
		total,
		tax: textsOf("adminOrders", locale, { tax: total.tax }).figures.ofWhichTax,
		tiers: [
			...tiers
				.filter(({ id }) => isAll || byItem.has(`tier ${id}`))
				.map((tier) => row(tier.id, translate(tier.name, locale).text, byItem.get(`tier ${tier.id}`) ?? [], tier)),
			...others.map(([key, of]) => otherRow(key, of)),
		],
		/** Those on which something was ordered, the latest first. */
		days: [...byDay].map(([day, of]) => row(day, formatDate(day, locale), of, { to: withQuery(url, { day, page: undefined }) })).reverse(),
		/** Every day from the first of them to the last. */
		bars: daysBetween([...byDay.keys()]).map((day) => {
			const { sold, reserved } = sumOf(byDay.get(day) ?? []);
			return { day: formatDate(day, locale), sold, reserved };
		}),
	};
}
export type SalesView = Awaited<ReturnType<typeof salesView>>;

function figureWords({ sold, reserved, ...money }: SalesFigures, locale: Locale) {
	const price = (cents: number) => formatPrice(cents, locale);
	const { paid, refunds, income, tax } = money;
	return { sold: String(sold), reserved: String(reserved), paid: price(paid), refunds: price(refunds), income: price(income), tax: price(tax) };
}

/** Tells the day at the venue on which a sale was ordered. Sales come one after the other: a day is computed once. */
function dayAmong(sales: readonly Sale[], event: SummitEvent) {
	const instant = ({ minute }: Pick<Sale, "minute">) => `${minute}:00Z`;
	const [first, last] = [sales[0], sales.at(-1)];
	const starts =
		first && last
			? daysBetween([dayAt(event, instant(first)), dayAt(event, instant(last))]).map((day) => ({
					day,
					from: instantAt(event, day, "00:00").toString().slice(0, 16),
				}))
			: [];
	let at = 0;
	return ({ minute }: Sale) => {
		for (let next = starts[at + 1]; next && next.from <= minute; next = starts[at + 1]) at += 1;
		return starts[at]?.day as string;
	};
}

function daysBetween(sorted: readonly string[]): string[] {
	const [first, last] = [sorted[0], sorted.at(-1)];
	if (first === undefined || last === undefined) return [];
	const start = Temporal.PlainDate.from(first);
	return Array.from({ length: start.until(last).days + 1 }, (_, days) => start.add({ days }).toString());
}
