import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import { getEvent } from "~/domain/event/queries.server";
import { dayAt } from "~/domain/event/today.server";
import { findOrder, type Order } from "./queries.server";
import { getSalesSettings } from "./settings.server";

/** Everything that an invoice says beside its number, as it was when it was issued: its document is made from this alone. Days are those at the venue, money is cents of US dollars. */
async function snapshotOf(trx: Database, order: Order, now: Date) {
	const [event, { sellerName, sellerAddress, sellerTaxId, taxName }] = await Promise.all([getEvent(trx), getSalesSettings(trx)]);
	return {
		code: order.code,
		issuedOn: dayAt(event, now.toISOString()),
		paidOn: order.paidAt && dayAt(event, order.paidAt),
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
		lines: order.lines.filter(({ cancelledAt }) => !cancelledAt).map(({ id: _id, ticket: _ticket, cancelledAt: _cancelledAt, ...line }) => line),
	};
}
export type InvoiceSnapshot = Awaited<ReturnType<typeof snapshotOf>>;

export interface Invoice {
	number: number;
	snapshot: InvoiceSnapshot;
}

/** An order's invoice, once it is paid. */
export async function findInvoice(orderId: number): Promise<Invoice | undefined> {
	const row = await db.selectFrom("invoice").select(["number", "snapshot"]).where("order_id", "=", orderId).where("kind", "=", "invoice").executeTakeFirst();
	return row && { number: row.number, snapshot: JSON.parse(row.snapshot) };
}

/** Issues an order's invoice, with the number after the last: in the transaction that pays, so that none is left out. */
export async function issueInvoice(trx: Database, orderId: number, now: Date): Promise<void> {
	const order = (await findOrder(orderId, trx)) as Order;
	const { last } = await trx
		.selectFrom("invoice")
		.select(({ fn }) => fn.max("number").as("last"))
		.where("kind", "=", "invoice")
		.executeTakeFirstOrThrow();
	await trx
		.insertInto("invoice")
		.values({
			kind: "invoice",
			number: (last ?? 0) + 1,
			order_id: orderId,
			credits: null,
			issued_at: now.toISOString(),
			snapshot: JSON.stringify(await snapshotOf(trx, order, now)),
		})
		.execute();
}
