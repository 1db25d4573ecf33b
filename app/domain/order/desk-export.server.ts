import { readClock } from "~/clock.server";
import { db } from "~/database.server";
import { INVOICE_DATA_COLUMNS, invoiceDataCells } from "./invoice-lines.server";
import { stateAt } from "./states";

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
] as const;

/** Every order, the newest first, with the numbers of its invoices. */
export async function orderRows(): Promise<Record<(typeof ORDER_COLUMNS)[number], string>[]> {
	const now = new Date(readClock());
	const rows = await db
		.selectFrom("order")
		.leftJoin("order_line", (join) => join.onRef("order_line.order_id", "=", "order.id").on("cancelled_at", "is", null))
		.selectAll("order")
		.select(({ fn, selectFrom }) => [
			selectFrom("invoice")
				.whereRef("invoice.order_id", "=", "order.id")
				.where("kind", "=", "invoice")
				.select((paper) => paper.fn.agg<string>("group_concat", ["invoice.number", paper.val(" ")]).as("numbers"))
				.as("invoice"),
			fn.count<number>("order_line.id").filterWhere("order_line.kind", "=", "tier").as("tickets"),
			fn.sum<number | null>("tax").as("tax"),
		])
		.groupBy("order.id")
		.orderBy("order.id", "desc")
		.execute();
	return rows.map((row) => ({
		code: row.code,
		state: stateAt({ state: row.state, expiresAt: row.expires_at ?? undefined }, now),
		method: row.method,
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
	}));
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
] as const;

/** Everybody who has a paid ticket, named or not, in the order in which they were ordered. */
export async function attendeeRows(): Promise<Record<(typeof ATTENDEE_COLUMNS)[number], string>[]> {
	const rows = await db
		.selectFrom("ticket")
		.innerJoin("order_line", "order_line.id", "line_id")
		.innerJoin("order", "order.id", "order_id")
		.selectAll("ticket")
		.select(["order.code", "order_line.name as tier", "order.name as buyer", "order.email as buyerEmail", "locale"])
		.where("state", "=", "paid")
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
	}));
}

const dollars = (cents: number) => (cents / 100).toFixed(2);
