import type { InvoiceData } from "#app/domain/sales/invoice/data.ts";
import { INVOICE_DATA_COLUMNS, invoiceDataCells } from "#app/domain/sales/invoice/lines.server.ts";
import { decimal } from "#app/i18n/decimal.ts";
import { db } from "#app/runtime/database.server.ts";

export const INVOICE_COLUMNS = [
	"kind",
	"number",
	"issuedAt",
	"order",
	"creditsInvoice",
	"method",
	"name",
	"email",
	...INVOICE_DATA_COLUMNS,
	"net",
	"tax",
	"total",
] as const;

interface Snapshot {
	method?: string;
	buyer?: { name?: string; email?: string } & Partial<InvoiceData>;
	lines: { net: number; tax: number; gross: number }[];
}

export async function invoiceRows(): Promise<Record<(typeof INVOICE_COLUMNS)[number], string>[]> {
	const rows = await db
		.selectFrom("invoice")
		.innerJoin("order", "order.id", "invoice.order_id")
		.leftJoin("invoice as credited", "credited.id", "invoice.credits")
		.select(["invoice.kind", "invoice.number", "invoice.issued_at", "invoice.snapshot", "order.code", "credited.number as credits"])
		.orderBy("invoice.id")
		.execute();
	return rows.map((row) => {
		const { method = "", buyer = {}, lines }: Snapshot = JSON.parse(row.snapshot);
		const sum = (part: "net" | "tax" | "gross") => decimal(lines.reduce((total, line) => total + line[part], 0));
		return {
			kind: row.kind,
			number: String(row.number),
			issuedAt: row.issued_at,
			order: row.code,
			creditsInvoice: row.credits === null ? "" : String(row.credits),
			method,
			name: buyer.name ?? "",
			email: buyer.email ?? "",
			...invoiceDataCells(buyer),
			net: sum("net"),
			tax: sum("tax"),
			total: sum("gross"),
		};
	});
}

export const PAYMENT_COLUMNS = ["kind", "order", "method", "state", "amount", "reason", "reference", "createdAt", "doneAt", "sentAt", "statementDay"] as const;

/** Returns payments by order with their refunds, then accepted differences. Refunds are positive; `statementDay` is as the bank wrote it. */
export async function paymentRows(): Promise<Record<(typeof PAYMENT_COLUMNS)[number], string>[]> {
	const payments = await db
		.selectFrom("payment")
		.innerJoin("order", "order.id", "payment.order_id")
		.leftJoin("statement_line", "payment_id", "payment.id")
		.selectAll("payment")
		.select(["code", "day", "statement_line.reference as said"])
		.orderBy("payment.id")
		.execute();
	const refunds = Map.groupBy(await db.selectFrom("refund").selectAll().orderBy("id").execute(), ({ payment_id }) => payment_id);
	const differences = await db
		.selectFrom("difference")
		.innerJoin("order", "order.id", "order_id")
		.select(["code", "amount", "reason", "accepted_at"])
		.orderBy("accepted_at")
		.execute();
	const ofPayments = payments.flatMap(({ id, code, in_cash, ...payment }) => {
		const common = { order: code, method: in_cash ? "cash" : payment.method };
		return [
			{
				...common,
				kind: "payment",
				state: payment.state,
				amount: decimal(payment.amount),
				reason: "",
				reference: payment.reference ?? payment.said ?? "",
				createdAt: payment.created_at,
				doneAt: payment.confirmed_at ?? "",
				sentAt: "",
				statementDay: payment.day ?? "",
			},
			...(refunds.get(id) ?? []).map((refund) => ({
				...common,
				kind: "refund",
				state: refund.state,
				amount: decimal(refund.amount),
				reason: refund.reason,
				reference: refund.reference ?? "",
				createdAt: refund.created_at,
				doneAt: refund.done_at ?? "",
				sentAt: refund.sent_at ?? "",
				statementDay: "",
			})),
		];
	});
	const ofDifferences = differences.map(({ code, amount, reason, accepted_at }) => ({
		kind: "difference",
		order: code,
		method: "",
		state: "accepted",
		amount: decimal(amount),
		reason: reason ?? "",
		reference: "",
		createdAt: accepted_at,
		doneAt: accepted_at,
		sentAt: "",
		statementDay: "",
	}));
	return [...ofPayments, ...ofDifferences];
}
