import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { dayAt } from "#app/domain/content/event/today.server.ts";
import { findOrder, type Order, type OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import type { WayToPay } from "#app/domain/sales/order/states.ts";
import { db } from "#app/runtime/database.server.ts";

/** Whether a line stands on no invoice yet. */
const isToInvoice = ({ cancelledAt, invoiceId }: OrderLine) => !cancelledAt && invoiceId === undefined;

interface Issued {
	/** By which it was paid. */
	method: WayToPay;
	/** Cents. */
	difference?: number;
	now: Date;
}

/**
 * Everything that an invoice says beside its number, as it was when it was issued: its document is made from this alone. Days are
 * those at the venue, money is cents of US dollars.
 */
export async function snapshotOf(trx: Database, order: Order, { method, difference, now }: Issued) {
	const [event, { sellerName, sellerAddress, sellerTaxId, taxName }] = await Promise.all([getEvent(trx), getSalesSettings(trx)]);
	return {
		code: order.code,
		issuedOn: dayAt(event, now.toISOString()),
		paidOn: order.paidAt && dayAt(event, order.paidAt),
		/** Invoices from before do not say it. */
		method: method as WayToPay | undefined,
		/** The part of the total that an organizer accepted as not received. */
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
		lines: order.lines.filter(isToInvoice).map(({ id: _id, ticket: _ticket, cancelledAt: _cancelledAt, invoiceId: _invoiceId, ...line }) => line),
	};
}
export type InvoiceSnapshot = Awaited<ReturnType<typeof snapshotOf>>;

export interface Invoice {
	number: number;
	issuedAt: string;
	snapshot: InvoiceSnapshot;
}

/** The invoices of an order that is paid, the first first; several where a ticket was exchanged. */
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

/** Issues an invoice of everything in an order that stands on none yet: in the transaction that pays. */
export async function issueInvoice(trx: Database, orderId: number, issued: Issued): Promise<void> {
	const order = (await findOrder(orderId, trx)) as Order;
	const { id } = await insertNumbered(trx, { kind: "invoice", orderId, snapshot: await snapshotOf(trx, order, issued), now: issued.now });
	const lines = order.lines.filter(isToInvoice).map((line) => line.id);
	await trx.updateTable("order_line").set({ invoice_id: id }).where("id", "in", lines).execute();
}

interface Numbered {
	kind: "invoice" | "creditNote";
	orderId: number;
	/** The row of the invoice that a credit note takes back. */
	credits?: number;
	snapshot: object;
	now: Date;
}

/** Keeps an invoice or a credit note under the number after the last of its kind, in the transaction of what it tells, so that none is left out. */
export async function insertNumbered(trx: Database, { kind, orderId, credits, snapshot, now }: Numbered): Promise<{ id: number; number: number }> {
	const number = (await lastNumber(kind, trx)) + 1;
	const { id } = await trx
		.insertInto("invoice")
		.values({ kind, number, order_id: orderId, credits: credits ?? null, issued_at: now.toISOString(), snapshot: JSON.stringify(snapshot) })
		.returning("id")
		.executeTakeFirstOrThrow();
	return { id, number };
}

/** The last number of a kind that is out, or may be, since a backup was restored; 0 where there is none. */
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
