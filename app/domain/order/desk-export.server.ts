import { readClock } from "~/clock.server";
import { db } from "~/database.server";
import { listWorkshops } from "~/domain/workshop/queries.server";
import { type Locale, localePath } from "~/i18n/config";
import { incomeByOrder } from "./income.server";
import { INVOICE_DATA_COLUMNS, invoiceDataCells } from "./invoice-lines.server";
import { OWED_STATES, stateAt } from "./states";

export const ORDER_COLUMNS = [
	"code",
	"state",
	"method",
	"name",
	"email",
	"locale",
	"tickets",
	"total",
	"tax",
	"createdAt",
	"expiresAt",
	"paidAt",
	"invoice",
	...INVOICE_DATA_COLUMNS,
	"note",
	"received",
	"sentBack",
	"toSendBack",
	"income",
	"incomeTax",
	"places",
] as const;

/**
 * Every order, the newest first, with the numbers of its invoices. `total` and `tax` are of everything that was ordered, what was
 * canceled included; `income` and `incomeTax` what was invoiced less what was credited.
 */
export async function orderRows(): Promise<Record<(typeof ORDER_COLUMNS)[number], string>[]> {
	const now = new Date(readClock());
	const [income, ways] = [await incomeByOrder(), await waysByOrder()];
	const rows = await db
		.selectFrom("order")
		.leftJoin("order_line", "order_line.order_id", "order.id")
		.leftJoin("ticket", "ticket.line_id", "order_line.id")
		.selectAll("order")
		.select((row) => {
			const { fn, selectFrom } = row;
			// A line without its ticket was exchanged for another one.
			const isOrdered = row.or([row("kind", "=", "workshop"), row("ticket.id", "is not", null)]);
			const refunds = selectFrom("refund")
				.innerJoin("payment", "payment.id", "payment_id")
				.whereRef("payment.order_id", "=", "order.id")
				.select((refund) => fn.coalesce(refund.fn.sum<number>("refund.amount"), refund.lit(0)).as("amount"));
			return [
				selectFrom("invoice")
					.whereRef("invoice.order_id", "=", "order.id")
					.where("kind", "=", "invoice")
					.select((paper) => paper.fn.agg<string>("group_concat", ["invoice.number", paper.val(" ")]).as("numbers"))
					.as("invoice"),
				selectFrom("payment")
					.whereRef("payment.order_id", "=", "order.id")
					.where("payment.state", "=", "confirmed")
					.select((payment) => fn.coalesce(payment.fn.sum<number>("amount"), payment.lit(0)).as("amount"))
					.as("received"),
				refunds.where("refund.state", "in", ["sent", "done"]).as("sentBack"),
				refunds.where("refund.state", "in", OWED_STATES).as("toSendBack"),
				fn.count<number>("order_line.id").filterWhere("order_line.kind", "=", "tier").filterWhere("cancelled_at", "is", null).as("tickets"),
				fn.count<number>("order_line.id").filterWhere("order_line.kind", "=", "workshop").filterWhere("cancelled_at", "is", null).as("places"),
				fn.sum<number | null>("tax").filterWhere(isOrdered).as("tax"),
			];
		})
		.groupBy("order.id")
		.orderBy("order.id", "desc")
		.execute();
	return rows.map((row) => ({
		code: row.code,
		state: stateAt({ state: row.state, expiresAt: row.expires_at ?? undefined }, now),
		method: ways.get(row.id) ?? row.method,
		name: row.name,
		email: row.email,
		locale: row.locale,
		tickets: String(row.tickets),
		total: dollars(row.total),
		tax: dollars(row.tax ?? 0),
		createdAt: row.created_at,
		expiresAt: row.expires_at ?? "",
		paidAt: row.paid_at ?? "",
		invoice: row.invoice ?? "",
		...invoiceDataCells(row.invoice_to && JSON.parse(row.invoice_to)),
		note: row.note ?? "",
		received: dollars(row.received ?? 0),
		sentBack: dollars(row.sentBack ?? 0),
		toSendBack: dollars(row.toSendBack ?? 0),
		income: dollars(income.get(row.id)?.gross ?? 0),
		incomeTax: dollars(income.get(row.id)?.tax ?? 0),
		places: String(row.places),
	}));
}

/** By which ways the money of each order came, such as `bank cash`. */
async function waysByOrder(): Promise<Map<number, string>> {
	const rows = await db.selectFrom("payment").select(["order_id", "method", "in_cash"]).where("state", "=", "confirmed").orderBy("id").execute();
	const ways = Map.groupBy(rows, ({ order_id }) => order_id);
	return new Map([...ways].map(([id, of]) => [id, [...new Set(of.map(({ method, in_cash }) => (in_cash ? "cash" : method)))].join(" ")]));
}

export const ATTENDEE_COLUMNS = [
	"order",
	"ticket",
	"tier",
	"name",
	"email",
	"buyer",
	"buyerEmail",
	"locale",
	"diet",
	"accessibility",
	"arrivedAt",
	"arrivedBy",
	"number",
	"address",
	"workshops",
] as const;

/**
 * Everybody who has a paid ticket, named or not, in the order in which they were ordered. `ticket` tells tickets of all orders apart,
 * `number` those of one; `address` is what stands in the QR code.
 */
export async function attendeeRows(origin: string): Promise<Record<(typeof ATTENDEE_COLUMNS)[number], string>[]> {
	const titles = new Map((await listWorkshops({ drafts: true })).map(({ id, title }) => [id, title.en]));
	const rows = await db
		.selectFrom("ticket")
		.innerJoin("order_line", "order_line.id", "line_id")
		.innerJoin("order", "order.id", "order_id")
		.selectAll("ticket")
		.select(({ selectFrom, fn }) => [
			selectFrom("ticket as one")
				.innerJoin("order_line as line", "line.id", "one.line_id")
				.whereRef("line.order_id", "=", "order.id")
				.whereRef("one.id", "<=", "ticket.id")
				.select(fn.countAll<number>().as("count"))
				.as("number"),
			selectFrom("place")
				.whereRef("ticket_id", "=", "ticket.id")
				.where("place.state", "=", "taken")
				.select((place) => place.fn.agg<string>("json_group_array", ["workshop_id"]).as("ids"))
				.as("workshops"),
		])
		.select(["order.code", "order_line.name as tier", "order.name as buyer", "order.email as buyerEmail", "locale"])
		.where("order.state", "=", "paid")
		.where("cancelled_at", "is", null)
		.orderBy("order.id")
		.orderBy("ticket.id")
		.execute();
	return rows.map((row) => ({
		order: row.code,
		ticket: String(row.id),
		tier: JSON.parse(row.tier).en,
		name: row.attendee_name ?? "",
		email: row.attendee_email ?? "",
		buyer: row.buyer,
		buyerEmail: row.buyerEmail,
		locale: row.locale,
		diet: row.diet ?? "",
		accessibility: row.access_needs ?? "",
		arrivedAt: row.arrived_at ?? "",
		arrivedBy: row.arrived_by ?? "",
		number: String(row.number),
		address: row.secret ? `${origin}${localePath(row.locale as Locale, `/t/${row.secret}`)}` : "",
		workshops: (JSON.parse(row.workshops ?? "[]") as string[]).map((id) => titles.get(id) ?? id).join("; "),
	}));
}

const dollars = (cents: number) => (cents / 100).toFixed(2);
