import { longList } from "#app/admin/long-list.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { isOwed, type PaymentMethod, REFUND_STATES, type RefundState } from "#app/domain/sales/order/states.ts";
import { listCardRefunds, refundDescription, refundSteps } from "#app/domain/sales/payment/card/refund-actions.server.ts";
import { causeOf, reasonOf } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { pagesOf } from "#app/http/pages.server.ts";
import { chosenOf, searchedText } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { decimal } from "#app/i18n/decimal.ts";
import { formatInstant, formatPrice } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { mentions } from "./queries.server.ts";

const FILTERS = ["all", "requested", "failed", "sent", "done"] as const satisfies ("all" | RefundState)[];
type Filter = (typeof FILTERS)[number];

const refunds = (q: string) =>
	db
		.selectFrom("refund")
		.innerJoin("payment", "payment.id", "payment_id")
		.innerJoin("order", "order.id", "order_id")
		.$if(q !== "", (query) => query.where((row) => mentions(q)(row as unknown as Parameters<ReturnType<typeof mentions>>[0])));

const askedOf = (url: URL) => ({ q: searchedText(url), filter: chosenOf(url, "state", FILTERS) ?? ("all" as const) });

/** Parses an address such as `?state=sent&q=ana&page=2`. */
export async function refundsView(url: URL, { event, locale, canMove }: { event: SummitEvent; locale: Locale; canMove: boolean }) {
	url.searchParams.delete("select"); // Links must not keep the selection.
	const { q, filter } = askedOf(url);
	const { refunds: text, refundState, reason } = textsOf("adminOrders", locale, {});
	const sums = await sumsOf(q);
	const pages = pagesOf(url, sums[filter].count);
	const rows = await listedRefunds(q, filter).limit(pages.limit).offset(pages.offset).execute();
	const byCard = await listCardRefunds(rows);
	return {
		list: longList({
			url,
			locale,
			title: text.title,
			count: translatorFor(locale)("adminOrders.refunds.count", { count: sums[filter].count }),
			none: text.none[filter],
			pages,
			states: FILTERS.map((option) => ({ state: option, label: text.filters[option], count: sums[option].count })),
			state: filter,
			search: { q, hint: text.searchHint },
			isEmpty: rows.length === 0,
		}),
		text,
		file: `/admin/payments/refunds.csv${url.search}`,
		bulk: canMove
			? { text: text.several, action: "/admin/payments/refunds/sent", back: url.pathname + url.search, statuses: [], tracks: [], remove: true }
			: undefined,
		sums: REFUND_STATES.map((state) => ({ state, words: refundState[state], amount: formatPrice(sums[state].amount, locale) })),
		refunds: rows.map((row) => ({
			id: row.id,
			code: row.code,
			path: `/admin/orders/${row.code}`,
			name: row.name || "–",
			email: row.email,
			amount: formatPrice(row.amount, locale),
			way: wayOf(row, locale),
			isToSend: isOwed(row) && !byCard.has(row.id),
			why: reason[reasonOf(row)],
			at: { iso: row.done_at ?? row.created_at, text: formatInstant(row.done_at ?? row.created_at, locale, event.timeZone) },
			state: row.state,
			stateWords: refundState[row.state],
			atStripe: refundDescription(byCard.get(row.id), locale),
			steps: canMove ? refundSteps(row, byCard.get(row.id), locale) : [],
		})),
	};
}

export const REFUND_COLUMNS = ["order", "name", "email", "amount", "reason", "state", "method", "payment", "requestedAt", "doneAt", "sentAt"] as const;

/** `payment` is the bank's or Stripe's id of the payment. */
export async function refundRows(url: URL): Promise<Record<(typeof REFUND_COLUMNS)[number], string>[]> {
	const { q, filter } = askedOf(url);
	return (await listedRefunds(q, filter).execute()).map((row) => ({
		order: row.code,
		name: row.name,
		email: row.email,
		amount: decimal(row.amount),
		reason: row.reason,
		state: row.state,
		method: row.in_cash ? "cash" : row.method,
		payment: row.reference ?? "",
		requestedAt: row.created_at,
		doneAt: row.done_at ?? "",
		sentAt: row.sent_at ?? "",
	}));
}

export const wayOf = ({ method, in_cash }: { method: PaymentMethod; in_cash: number }, locale: Locale) =>
	textsOf("adminOrders", locale, {}).method[in_cash ? "cash" : method];

const listedRefunds = (q: string, filter: Filter) =>
	refunds(q)
		.select(["refund.id", "refund.amount", "refund.reason", "refund.state", "refund.created_at", "refund.done_at", "refund.sent_at"])
		.select(causeOf)
		.select(["payment.method", "payment.in_cash", "payment.reference", "order.code", "order.name", "order.email"])
		.$if(filter !== "all", (query) => query.where("refund.state", "=", filter as RefundState))
		.orderBy("refund.id", "desc");

export const countRefundsToSend = async () => (await sumsOf("")).requested.count;

async function sumsOf(q: string): Promise<Record<Filter, { count: number; amount: number }>> {
	const rows = await refunds(q)
		.select(({ fn }) => ["refund.state", fn.countAll<number>().as("count"), fn.sum<number>("refund.amount").as("amount")])
		.groupBy("refund.state")
		.execute();
	const of = (fits: (state: RefundState) => boolean) => {
		const some = rows.filter(({ state }) => fits(state));
		return { count: some.reduce((sum, { count }) => sum + count, 0), amount: some.reduce((sum, { amount }) => sum + amount, 0) };
	};
	return Object.fromEntries(FILTERS.map((filter) => [filter, of((state) => filter === "all" || state === filter)])) as Awaited<ReturnType<typeof sumsOf>>;
}
