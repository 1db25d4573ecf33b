import { longList } from "~/admin/long-list.server";
import { readClock } from "~/clock.server";
import type { SummitEvent } from "~/domain/event/schema";
import { pagesOf } from "~/http/pages.server";
import { chosenOf, searchedText } from "~/http/query.server";
import type { Locale } from "~/i18n/config";
import { formatInstant, formatPrice } from "~/i18n/format.server";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import { countOrders, type ListedOrder, listOrders, ORDER_FILTERS } from "./desk-queries.server";
import { salesView } from "./sales.server";
import { stateAt } from "./states";

/** What the address of the list of orders asks for, in the words of a language: `?state=paid&q=ana&page=2`. */
export async function ordersView(url: URL, event: SummitEvent, locale: Locale) {
	const now = new Date(readClock());
	const t = translatorFor(locale);
	const text = textsOf("adminOrders", locale, {});
	const q = searchedText(url);
	const filter = chosenOf(url, "state", ORDER_FILTERS) ?? "all";
	const counts = await countOrders(q, now);
	const pages = pagesOf(url, counts[filter]);
	const orders = await listOrders({ q, filter }, pages, now);
	return {
		list: longList({
			url,
			locale,
			title: text.title,
			lead: text.lead,
			count: t("adminOrders.count", { count: counts[filter] }),
			none: text.none[filter],
			pages,
			states: ORDER_FILTERS.map((option) => ({ state: option, label: text.filters[option], count: counts[option] })),
			state: filter,
			search: { q, hint: text.searchHint },
			isEmpty: orders.length === 0,
		}),
		text: { exports: text.exports, columns: text.columns },
		sales: await salesView(now, locale),
		orders: orders.map((order) => rowOf(order, { now, event, locale })),
	};
}

function rowOf(order: ListedOrder, { now, event, locale }: { now: Date; event: SummitEvent; locale: Locale }) {
	const state = stateAt(order, now);
	return {
		code: order.code,
		path: `/admin/orders/${order.code}`,
		name: order.name || "–",
		email: order.email,
		tickets: translatorFor(locale)("adminOrders.tickets", { count: order.tickets }),
		total: formatPrice(order.total, locale),
		createdAt: { iso: order.createdAt, text: formatInstant(order.createdAt, locale, event.timeZone) },
		state,
		stateWords: textsOf("adminOrders", locale, {}).state[state],
	};
}
