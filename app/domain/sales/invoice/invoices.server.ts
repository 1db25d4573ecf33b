import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { dayAt } from "#app/domain/content/event/today.server.ts";
import { findOrder, type Order, type OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import type { WayToPay } from "#app/domain/sales/order/states.ts";
import { db } from "#app/runtime/database.server.ts";

const isToInvoice = ({ cancelledAt, invoiceId }: OrderLine) => !cancelledAt && invoiceId === undefined;

interface Issued {
	method: WayToPay;
	/** Cents. */
	difference?: number;
	now: Date;
}

/** Returns all that an invoice says except its number; its document uses nothing else. Days at the venue, money in cents of US dollars. */
export async function snapshotOf(trx: Database, order: Order, { method, difference, now }: Issued) {
	const [event, { sellerName, sellerAddress, sellerTaxId, taxName }] = await Promise.all([getEvent(trx), getSalesSettings(trx)]);
	return {
		code: order.code,
		issuedOn: dayAt(event, now.toISOString()),
		paidOn: order.paidAt && dayAt(event, order.paidAt),
		method: method as WayToPay | undefined,
		difference,
		event: {
			name: event.name,
			...(event.datesAnnounced && { startDate: event.startDate, endDate: event.endDate }),
			city: event.city,
			country: event.country,
		},
		seller: { name: sellerName ?? event.name, address: sellerAddress, taxId: sellerTaxId },
		buyer: { name: order.name, email: order.email, ...order.invoiceTo },
		locale: order.locale,
		taxName,
		lines: order.lines
			.filter(isToInvoice)
			.map(({ id: _id, ticket: _ticket, registersTicket: _registersTicket, cancelledAt: _cancelledAt, invoiceId: _invoiceId, ...line }) => line),
	};
}
export type InvoiceSnapshot = Awaited<ReturnType<typeof snapshotOf>>;

export interface Invoice {
	number: number;
	issuedAt: string;
	snapshot: InvoiceSnapshot;
}

/** Returns invoices in order of issue; exchanging a ticket adds one. */
export async function listInvoices(orderId: number, on: Database = db): Promise<(Invoice & { id: number })[]> {
	const rows = await on
		.selectFrom("invoice")
		.select(["id", "number", "issued_at", "snapshot"])
		.where("order_id", "=", orderId)
		.where("kind", "=", "invoice")
		.orderBy("number")
		.execute();
	return rows.map(({ id, number, issued_at, snapshot }) => ({ id, number, issuedAt: issued_at, snapshot: JSON.parse(snapshot) }));
}

/** Invoices all lines that are on no invoice yet. Runs in the transaction of the payment. */
export async function issueInvoice(trx: Database, orderId: number, issued: Issued): Promise<void> {
	const order = (await findOrder(orderId, trx)) as Order;
	const { id } = await insertNumbered(trx, { kind: "invoice", orderId, snapshot: await snapshotOf(trx, order, issued), now: issued.now });
	const lines = order.lines.filter(isToInvoice).map((line) => line.id);
	await trx.updateTable("order_line").set({ invoice_id: id }).where("id", "in", lines).execute();
}

interface Numbered {
	kind: "invoice" | "creditNote";
	orderId: number;
	credits?: number;
	snapshot: object;
	now: Date;
}

/** Assigns the next number of its kind. Runs in the transaction of the documented change, so that numbers have no gaps. */
export async function insertNumbered(trx: Database, { kind, orderId, credits, snapshot, now }: Numbered): Promise<{ id: number; number: number }> {
	const number = (await lastNumber(kind, trx)) + 1;
	const { id } = await trx
		.insertInto("invoice")
		.values({ kind, number, order_id: orderId, credits: credits ?? null, issued_at: now.toISOString(), snapshot: JSON.stringify(snapshot) })
		.returning("id")
		.executeTakeFirstOrThrow();
	return { id, number };
}

/** Includes numbers that may have been issued before a backup was restored; 0 if there are none. */
export async function lastNumber(kind: Numbered["kind"], on: Database = db): Promise<number> {
	const [issued, known] = await Promise.all([
		on
			.selectFrom("invoice")
			.select(({ fn }) => fn.max<number | null>("number").as("last"))
			.where("kind", "=", kind)
			.executeTakeFirstOrThrow(),
		on.selectFrom("numbering").select("last").where("kind", "=", kind).executeTakeFirst(),
	]);
	return Math.max(issued.last ?? 0, known?.last ?? 0);
}
