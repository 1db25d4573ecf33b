import { incomeByOrder } from "#app/domain/sales/invoice/income.server.ts";
import { INVOICE_DATA_COLUMNS, invoiceDataCells } from "#app/domain/sales/invoice/lines.server.ts";
import { OWED_STATES, stateAt } from "#app/domain/sales/order/states.ts";
import { decimal } from "#app/i18n/decimal.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";

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
	"difference",
	"differenceCredited",
] as const;

/**
 * Newest first. `total` and `tax` include canceled items; `income` and `incomeTax` are invoiced less credited amounts. `difference` is the unpaid
 * amount that was waived, `differenceCredited` the part of it that was credited.
 */
export async function orderRows(): Promise<Record<(typeof ORDER_COLUMNS)[number], string>[]> {
	const now = new Date(readClock());
	const [income, ways] = [await incomeByOrder(), await waysByOrder()];
	const rows = await db
		.selectFrom("order")
		.leftJoin("difference", "difference.order_id", "order.id")
		.leftJoin("order_line", "order_line.order_id", "order.id")
		.leftJoin("ticket", "ticket.line_id", "order_line.id")
		.selectAll("order")
		.select(["difference.amount as difference", "difference.credited as differenceCredited"])
		.select((row) => {
			const { fn, selectFrom } = row;
			// An exchange cancels in one instant all lines that it replaces, one of them that of the ticket.
			const exchanged = selectFrom("order_line as other")
				.leftJoin("ticket as kept", "kept.line_id", "other.id")
				.whereRef("other.order_id", "=", "order.id")
				.whereRef("other.cancelled_at", "=", "order_line.cancelled_at")
				.where("other.kind", "=", "tier")
				.where("kept.id", "is", null)
				.select("other.id");
			const isOrdered = row.not(row.exists(exchanged));
			const refunds = selectFrom("refund")
				.innerJoin("payment", "payment.id", "payment_id")
				.whereRef("payment.order_id", "=", "order.id")
				.select((refund) => fn.coalesce(refund.fn.sum<number>("refund.amount"), refund.lit(0)).as("amount"));
			return [
				selectFrom("invoice")
					.whereRef("invoice.order_id", "=", "order.id")
					.where("kind", "=", "invoice")
					.select((invoice) => invoice.fn.agg<string>("group_concat", ["invoice.number", invoice.val(" ")]).as("numbers"))
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
		total: decimal(row.total),
		tax: decimal(row.tax ?? 0),
		createdAt: row.created_at,
		expiresAt: row.expires_at ?? "",
		paidAt: row.paid_at ?? "",
		invoice: row.invoice ?? "",
		...invoiceDataCells(row.invoice_to && JSON.parse(row.invoice_to)),
		note: row.note ?? "",
		received: decimal(row.received ?? 0),
		sentBack: decimal(row.sentBack ?? 0),
		toSendBack: decimal(row.toSendBack ?? 0),
		income: decimal(income.get(row.id)?.gross ?? 0),
		incomeTax: decimal(income.get(row.id)?.tax ?? 0),
		places: String(row.places),
		difference: decimal(row.difference ?? 0),
		differenceCredited: decimal(row.differenceCredited ?? 0),
	}));
}

/** Returns ways of payment, such as `bank cash`, by order. */
async function waysByOrder(): Promise<Map<number, string>> {
	const rows = await db.selectFrom("payment").select(["order_id", "method", "in_cash"]).where("state", "=", "confirmed").orderBy("id").execute();
	const ways = Map.groupBy(rows, ({ order_id }) => order_id);
	return new Map([...ways].map(([id, of]) => [id, [...new Set(of.map(({ method, in_cash }) => (in_cash ? "cash" : method)))].join(" ")]));
}
