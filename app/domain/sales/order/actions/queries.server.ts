import { type ExpressionBuilder, sql } from "kysely";
import { needsAttention } from "#app/domain/sales/order/attention.server.ts";
import { type OrderState, OWED_STATES, type WayToPay } from "#app/domain/sales/order/states.ts";
import type { Page } from "#app/http/pages.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { fold } from "#db/fold.ts";
import type { Tables } from "#db/tables.ts";

/** `attention`: an organizer must act on the order's money. */
export const ORDER_FILTERS = ["all", "attention", "unpaid", "paid", "expired", "cancelled"] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

export interface OrderSearch {
	q?: string;
	mentioning?: readonly number[];
	tier?: string;
	method?: WayToPay;
	made?: { from: string; before: string };
}

/** Cents; instants in ISO. */
export interface ListedOrder {
	id: number;
	code: string;
	name: string;
	email: string;
	state: OrderState;
	total: number;
	tickets: number;
	registrations: number;
	/** Tickets that are not canceled, or registrations of an order without tickets. */
	left: number;
	/** Paid less refunds; undefined if never paid. */
	kept?: number;
	createdAt: string;
	expiresAt?: string;
}

export async function listOrders({ filter, ...narrowing }: OrderSearch & { filter: OrderFilter }, page: Page, now: Date): Promise<ListedOrder[]> {
	const rows = await db
		.selectFrom("order")
		.select(["id", "code", "name", "email", "state", "total", "created_at", "expires_at", "paid_at"])
		.select(({ selectFrom, fn }) => {
			const lines = selectFrom("order_line").whereRef("order_id", "=", "order.id").select(fn.countAll<number>().as("count"));
			const left = lines.where("cancelled_at", "is", null);
			const payments = selectFrom("payment").whereRef("order_id", "=", "order.id");
			return [
				lines.innerJoin("ticket", "line_id", "order_line.id").as("tickets"),
				lines.where("kind", "=", "workshop").as("registrations"),
				left.where("kind", "=", "tier").as("ticketsLeft"),
				left.where("kind", "=", "workshop").as("registrationsLeft"),
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
	return rows.map(({ created_at, expires_at, paid_at, tickets, registrations, ticketsLeft, registrationsLeft, paid, back, ...row }) => ({
		...row,
		tickets: tickets ?? 0,
		registrations: registrations ?? 0,
		left: (tickets ? ticketsLeft : registrationsLeft) ?? 0,
		kept: paid_at ? (paid ?? 0) - (back ?? 0) : undefined,
		createdAt: created_at,
		expiresAt: expires_at ?? undefined,
	}));
}

/** Reads every order, so call it once for all lists. */
export async function listMentioning(q: string): Promise<number[]> {
	const rows = await db.selectFrom("order").select("id").where(mentions(q)).execute();
	return rows.map(({ id }) => id);
}

export async function countOrders(narrowing: OrderSearch, now: Date): Promise<Record<OrderFilter, number>> {
	return db
		.selectFrom("order")
		.select((row) => ORDER_FILTERS.map((filter) => row.fn.countAll<number>().filterWhere(matchesFilter(filter, now)(row)).as(filter)))
		.where(matchesNarrowing(narrowing))
		.executeTakeFirstOrThrow() as Promise<Record<OrderFilter, number>>;
}

export async function countAttention(now: Date): Promise<number> {
	const { count } = await db
		.selectFrom("order")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where(matchesFilter("attention", now))
		.executeTakeFirstOrThrow();
	return count;
}

type Row = ExpressionBuilder<Tables, "order">;

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

const isBy = (method: WayToPay) => (row: Row) => {
	const inCash = row("order.id", "in", row.selectFrom("payment").select("order_id").where("in_cash", "=", 1).where("payment.state", "=", "confirmed"));
	return method === "cash" ? inCash : row.and([row("order.method", "=", method), row.not(inCash)]);
};

/** Matches an invoice number with its prefix in any language, or alone. */
const numberIn = (q: string) =>
	Number(
		/^(?:invoice|factura|comprobante(?:decompra|decancelación)?|faktura|kvitto|creditnote|notadecrédito|kreditfaktura)?(?:#|nr\.?|no\.?)?(\d{1,9})$/i.exec(
			q.replace(/\s/g, ""),
		)?.[1] ?? 0,
	);

export const mentions = (q: string) => (row: Row) => {
	const words = sql<string>`fold(concat_ws(char(10), "order".name, "order".email, invoice_to ->> 'company', invoice_to ->> 'reference'))`;
	const hasWords = row(row.fn<number>("instr", [words, row.val(fold(q))]), ">", 0);
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
