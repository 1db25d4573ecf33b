import { longList } from "#app/admin/long-list.server.ts";
import { instantAt } from "#app/domain/content/event/days.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { stateAt, WAYS_TO_PAY } from "#app/domain/sales/order/states.ts";
import { endOfDay } from "#app/domain/sales/order/stock.server.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import { day } from "#app/http/form-codecs.ts";
import { pagesOf } from "#app/http/pages.server.ts";
import { chosenOf, searchedText } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatInstant, formatPrice } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { attentionReasons } from "./order-actions.server.ts";
import { countOrders, type ListedOrder, listMentioning, listOrders, ORDER_FILTERS } from "./queries.server.ts";
import { salesView } from "./sales-view.server.ts";

/** Parses an address such as `?state=paid&tier=business&method=cash&day=2026-11-23&q=ana&page=2`. */
export async function ordersView(url: URL, event: SummitEvent, locale: Locale) {
	url.searchParams.delete("select"); // Links must not keep the selection.
	const now = new Date(readClock());
	const t = translatorFor(locale);
	const text = textsOf("adminOrders", locale, {});
	const tiers = (await listTiers({ drafts: true })).map(({ id, name }) => ({ value: id, label: translate(name, locale).text }));
	const asked = narrowingOf(url, event, tiers);
	const narrowing = { ...asked, mentioning: asked.q ? await listMentioning(asked.q) : undefined };
	const filter = chosenOf(url, "state", ORDER_FILTERS) ?? "all";
	const counts = await countOrders(narrowing, now);
	const pages = pagesOf(url, counts[filter]);
	const orders = await listOrders({ ...narrowing, filter }, pages, now);
	const { selects } = text;
	return {
		list: longList({
			url,
			locale,
			title: text.title,
			count: t("adminOrders.count", { count: counts[filter] }),
			none: text.none[filter],
			pages,
			states: ORDER_FILTERS.map((option) => ({ state: option, label: text.filters[option], count: counts[option] })),
			state: filter,
			search: {
				q: narrowing.q,
				hint: text.searchHint,
				selects: [
					{ name: "tier", label: selects.tier, value: narrowing.tier ?? "", options: [{ value: "", label: selects.anyTier }, ...tiers] },
					{
						name: "method",
						label: selects.method,
						value: narrowing.method ?? "",
						options: [{ value: "", label: selects.anyMethod }, ...WAYS_TO_PAY.map((value) => ({ value, label: selects.methods[value] }))],
					},
				],
				day: { name: "day", label: selects.day, value: narrowing.day ?? "" },
			},
			isEmpty: orders.length === 0,
		}),
		text: { exports: text.exports, columns: text.columns },
		bulk: {
			text: text.several,
			action: "/admin/orders/cancel",
			pages: [
				{ words: text.several.paid.link, path: "/admin/orders/mark-paid" },
				{ words: text.several.remind.link, path: "/admin/orders/remind" },
			],
			back: url.pathname + url.search,
			statuses: [],
			tracks: [],
			remove: true,
		},
		sales: await salesView({ ...narrowing, filter }, { url, event, locale, now }),
		orders: await Promise.all(
			orders.map(async (order) => ({
				...rowOf(order, { now, event, locale }),
				why: filter === "attention" ? await attentionReasons(order.id, locale) : [],
			})),
		),
	};
}

function narrowingOf(url: URL, event: SummitEvent, tiers: readonly { value: string }[]) {
	const asked = day.safeParse(url.searchParams.get("day")).data;
	return {
		q: searchedText(url),
		tier: tiers.find(({ value }) => value === url.searchParams.get("tier"))?.value,
		method: chosenOf(url, "method", WAYS_TO_PAY),
		day: asked,
		made: asked === undefined ? undefined : { from: iso(instantAt(event, asked, "00:00")), before: iso(endOfDay(event, asked)) },
	};
}

const iso = (instant: Temporal.Instant) => instant.toString({ smallestUnit: "millisecond" });

function rowOf(order: ListedOrder, { now, event, locale }: { now: Date; event: SummitEvent; locale: Locale }) {
	const state = stateAt(order, now);
	return {
		code: order.code,
		path: `/admin/orders/${order.code}`,
		name: order.name || "–",
		email: order.email,
		...leftWords(order, locale),
		createdAt: { iso: order.createdAt, text: formatInstant(order.createdAt, locale, event.timeZone) },
		state,
		stateWords: textsOf("adminOrders", locale, {}).state[state],
	};
}

function leftWords({ tickets, registrations, left, total, kept }: ListedOrder, locale: Locale) {
	const t = translatorFor(locale);
	const of = (all: string) => t("adminOrders.of", { all });
	const count = tickets || registrations;
	const all = t(tickets > 0 ? "adminOrders.tickets" : "adminOrders.registrations", { count });
	const cost = formatPrice(total, locale);
	return {
		tickets: kept !== undefined && left < count ? `${left} ${of(all)}` : all,
		total: kept !== undefined && kept < total ? { amount: formatPrice(kept, locale), of: of(cost) } : { amount: cost },
	};
}
