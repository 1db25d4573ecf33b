import { type ExpressionBuilder, sql } from "kysely";
import { needsAttention } from "#app/domain/sales/order/attention.server.ts";
import { type OrderState, OWED_STATES, type WayToPay } from "#app/domain/sales/order/states.ts";
import type { Page } from "#app/http/pages.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { fold } from "#db/fold.ts";
import type { Tables } from "#db/tables.ts";

/** By which the list of orders is narrowed. `attention`: an organizer has to do something about its money. */
export const ORDER_FILTERS = ["all", "attention", "unpaid", "paid", "expired", "cancelled"] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** By which orders are chosen beside where they are. */
export interface OrderSearch {
	q?: string;
	/** The numbers of those that mention `q`, where that was looked up already. */
	mentioning?: readonly number[];
	/** The id of a tier that they hold, or held. */
	tier?: string;
	method?: WayToPay;
	/** The instants, in ISO, between which they were made. */
	made?: { from: string; before: string };
}

/** An order as a list has it, with how many tickets or places in workshops were ordered, and what is left. Cents, instants in ISO. */
export interface ListedOrder {
	code: string;
	name: string;
	email: string;
	state: OrderState;
	total: number;
	tickets: number;
	places: number;
	/** Of either, how many are not canceled. */
	left: number;
	/** What was paid, without what goes back; nothing where it was never paid. */
	kept?: number;
	createdAt: string;
	expiresAt?: string;
}

/** The orders that a filter and a search leave, the newest first. */
export async function listOrders({ filter, ...narrowing }: OrderSearch & { filter: OrderFilter }, page: Page, now: Date): Promise<ListedOrder[]> {
	const rows = await db
		.selectFrom("order")
		.select(["code", "name", "email", "state", "total", "created_at", "expires_at", "paid_at"])
		.select(({ selectFrom, fn }) => {
			const lines = selectFrom("order_line").whereRef("order_id", "=", "order.id").select(fn.countAll<number>().as("count"));
			const payments = selectFrom("payment").whereRef("order_id", "=", "order.id");
			return [
				lines.innerJoin("ticket", "line_id", "order_line.id").as("tickets"),
				lines.where("kind", "=", "workshop").as("places"),
				lines.where("cancelled_at", "is", null).as("left"),
				payments
					.where("payment.state", "=", "confirmed")
					.select((payment) => payment.fn.sum<number | null>("payment.amount").as("sum"))
					.as("paid"),
				payments
					.innerJoin("refund", "payment_id", "payment.id")
					.select((refund) => refund.fn.sum<number | null>("refund.amount").as("sum"))
					.as("back"),
			];
		})
		.where(matchesNarrowing(narrowing))
		.where(matchesFilter(filter, now))
		.orderBy("id", "desc")
		.limit(page.limit)
		.offset(page.offset)
		.execute();
	return rows.map(({ created_at, expires_at, paid_at, tickets, places, left, paid, back, ...row }) => ({
		...row,
		tickets: tickets ?? 0,
		places: places ?? 0,
		left: left ?? 0,
		kept: paid_at ? (paid ?? 0) - (back ?? 0) : undefined,
		createdAt: created_at,
		expiresAt: expires_at ?? undefined,
	}));
}

/** The numbers of the orders that mention what was typed. To be looked up once for all that is asked about them, since it reads each. */
export async function listMentioning(q: string): Promise<number[]> {
	const rows = await db.selectFrom("order").select("id").where(mentions(q)).execute();
	return rows.map(({ id }) => id);
}

/** How many orders each filter leaves of those that are chosen. */
export async function countOrders(narrowing: OrderSearch, now: Date): Promise<Record<OrderFilter, number>> {
	return db
		.selectFrom("order")
		.select((row) => ORDER_FILTERS.map((filter) => row.fn.countAll<number>().filterWhere(matchesFilter(filter, now)(row)).as(filter)))
		.where(matchesNarrowing(narrowing))
		.executeTakeFirstOrThrow() as Promise<Record<OrderFilter, number>>;
}

/** How many orders wait for an organizer. */
export async function countAttention(now: Date): Promise<number> {
	const { count } = await db
		.selectFrom("order")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where(matchesFilter("attention", now))
		.executeTakeFirstOrThrow();
	return count;
}

type Row = ExpressionBuilder<Tables, "order">;

/** Whether an order is where a filter looks. */
export const matchesFilter = (filter: OrderFilter, now: Date) => (row: Row) => {
	const isOver = row.and([row("order.state", "in", ["reserved", "awaiting_bank"]), row("order.expires_at", "<=", now.toISOString())]);
	const conditions = {
		all: () => row.lit(true),
		attention: () => row.or([owesMoney(row), needsAttention(row)]),
		unpaid: () => row.and([row("order.state", "in", ["reserved", "awaiting_bank", "awaiting_card"]), row.not(isOver)]),
		paid: () => row("order.state", "=", "paid"),
		expired: () => row.or([row("order.state", "=", "expired"), isOver]),
		cancelled: () => row("order.state", "=", "cancelled"),
	};
	return conditions[filter]();
};

const owesMoney = (row: Row) =>
	row("order.id", "in", row.selectFrom("refund").innerJoin("payment", "payment.id", "payment_id").select("order_id").where("refund.state", "in", OWED_STATES));

/** Whether an order is one of those that are chosen. */
export const matchesNarrowing =
	({ q, mentioning, tier, method, made }: OrderSearch) =>
	(row: Row) =>
		row.and([
			...(mentioning
				? [row("order.id", "in", row.selectFrom(sql<{ value: number }>`json_each(${JSON.stringify(mentioning)})`.as("one")).select("value"))]
				: []),
			...(q && !mentioning ? [mentions(q)(row)] : []),
			...(tier
				? [
						row.exists(
							row
								.selectFrom("order_line as line")
								.select("line.id")
								.whereRef("line.order_id", "=", "order.id")
								.where("line.kind", "=", "tier")
								.where("line.item_id", "=", tier),
						),
					]
				: []),
			...(method ? [isBy(method)(row)] : []),
			...(made ? [row("order.created_at", ">=", made.from), row("order.created_at", "<", made.before)] : []),
		]);

/** Money at a desk may come for an order that was to be paid by transfer. */
const isBy = (method: WayToPay) => (row: Row) => {
	const inCash = row("order.id", "in", row.selectFrom("payment").select("order_id").where("in_cash", "=", 1).where("payment.state", "=", "confirmed"));
	return method === "cash" ? inCash : row.and([row("order.method", "=", method), row.not(inCash)]);
};

/** The number of an invoice, as it stands on it in one of the languages or alone. */
const numberIn = (q: string) =>
	Number(/^(?:invoice|factura|faktura|creditnote|notadecrédito|kreditfaktura)?(?:#|nr\.?|no\.?)?(\d{1,9})$/i.exec(q.replace(/\s/g, ""))?.[1] ?? 0);

export const mentions = (q: string) => (row: Row) => {
	const words = sql<string>`fold(concat_ws(char(10), "order".name, "order".email, invoice_to ->> 'company', invoice_to ->> 'reference'))`;
	const hasWords = row(row.fn<number>("instr", [words, row.val(fold(q))]), ">", 0);
	// As people write down what they hear or copy from a statement.
	const code = q.replace(/[\s-]/g, "").toUpperCase();
	const hasCode = row(row.fn<number>("instr", ["order.code", row.val(code)]), ">", 0);
	const taxId = row(row.fn<number>("instr", [sql`replace(replace(coalesce(upper(invoice_to ->> 'taxId'), ''), ' ', ''), '-', '')`, row.val(code)]), ">", 0);
	const ofAttendee = row
		.selectFrom("ticket")
		.innerJoin("order_line", "order_line.id", "line_id")
		.select("order_id")
		.where("attendee_name", "is not", null)
		.where((ticket) => ticket(ticket.fn<number>("instr", [ticket.fn("fold", ["attendee_name"]), ticket.val(fold(q))]), ">", 0));
	const ofInvoice = row.selectFrom("invoice").select("order_id").where("kind", "in", ["invoice", "creditNote"]).where("number", "=", numberIn(q));
	return row.or([hasWords, hasCode, taxId, row("order.id", "in", ofAttendee), row("order.id", "in", ofInvoice)]);
};
