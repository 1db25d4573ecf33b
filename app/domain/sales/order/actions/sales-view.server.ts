import { instantAt } from "#app/domain/content/event/days.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { dayAt } from "#app/domain/content/event/today.server.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import { withQuery } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatDate, formatDateRange, formatPrice } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import type { OrderFilter, OrderSearch } from "./queries.server.ts";
import { findTimesOfOrders, listSales, type Sale, type SalesFigures, sumDifferences, sumOf } from "./sales.server.ts";

interface Reader {
	url: URL;
	event: SummitEvent;
	locale: Locale;
	now: Date;
}

export async function salesView(chosen: OrderSearch & { filter: OrderFilter }, { url, event, locale, now }: Reader) {
	const times = await timesOf(now, chosen, event);
	const [tiers, sales] = [await listTiers({ drafts: true }), await listSales(now, chosen, [...times.keys()])];
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
		return row(key, counted === "workshop" ? textsOf("adminOrders", locale, { name }).figures.registration : name, of, { counted });
	};
	const byTime = Map.groupBy(sales, ({ from }) => from);
	const hasRegistrations = sales.some(({ kind }) => kind === "workshop");
	const total = row("total", text.total, sales, event);
	const differences = await sumDifferences(now, chosen);
	return {
		text: {
			...text,
			lead: [
				isAll ? text.leads.all : text.leads.chosen,
				...(differences > 0 ? [text.leads.differences] : []),
				...(hasRegistrations ? [text.leads.registrations] : []),
			].join(" "),
		},
		total,
		differences: differences > 0 ? formatPrice(differences, locale) : undefined,
		tax: textsOf("adminOrders", locale, { tax: total.tax }).figures.ofWhichTax,
		tiers: [
			...tiers
				.filter(({ id }) => isAll || byItem.has(`tier ${id}`))
				.map((tier) => row(tier.id, translate(tier.name, locale).text, byItem.get(`tier ${tier.id}`) ?? [], tier)),
			...others.map(([key, of]) => otherRow(key, of)),
		],
		days: [...times]
			.flatMap(([from, { first, last }]) => {
				const of = byTime.get(from);
				const to = first === last ? withQuery(url, { day: first, page: undefined }) : undefined;
				return of ? row(from, daysInWords(first, last, locale), of, { to }) : [];
			})
			.reverse(),
		bars: [...times].map(([from, { first, last }]) => {
			const { sold, reserved } = sumOf(byTime.get(from) ?? []);
			return { day: daysInWords(first, last, locale), sold, reserved };
		}),
	};
}
export type SalesView = Awaited<ReturnType<typeof salesView>>;

function figureWords({ sold, reserved, ...money }: SalesFigures, locale: Locale) {
	const price = (cents: number) => formatPrice(cents, locale);
	const { paid, refunds, income, tax } = money;
	return { sold: String(sold), reserved: String(reserved), paid: price(paid), refunds: price(refunds), income: price(income), tax: price(tax) };
}

const MAX_BARS = 60;
const STEPS = [1, 7, 28];

/** Returns the days at the venue from the first to the last order, by the instant at which they begin; several together if there are many. */
async function timesOf(now: Date, chosen: OrderSearch & { filter: OrderFilter }, event: SummitEvent): Promise<Map<string, { first: string; last: string }>> {
	const made = await findTimesOfOrders(now, chosen);
	const days = made ? daysBetween(dayAt(event, made.first), dayAt(event, made.last)) : [];
	const step = STEPS.find((count) => days.length <= count * MAX_BARS) ?? Math.ceil(days.length / MAX_BARS);
	return new Map(
		chunks(days, step).map((of) => {
			const [first, last] = [of[0] as string, of.at(-1) as string];
			return [instantAt(event, first, "00:00").toString({ smallestUnit: "millisecond" }), { first, last }];
		}),
	);
}

const daysInWords = (first: string, last: string, locale: Locale) => (first === last ? formatDate(first, locale) : formatDateRange(first, last, locale));

const chunks = <Item>(items: readonly Item[], size: number) =>
	Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

function daysBetween(first: string, last: string): string[] {
	const start = Temporal.PlainDate.from(first);
	return Array.from({ length: start.until(last).days + 1 }, (_, days) => start.add({ days }).toString());
}
