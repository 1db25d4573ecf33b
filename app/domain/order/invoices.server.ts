import type { Database } from "~/admin/changes.server";
import { getEvent } from "~/domain/event/queries.server";
import { findOrder, type Order } from "./queries.server";
import { getSalesSettings } from "./settings.server";

/** Everything that an invoice says, as it was when it was issued: its document is made from this alone. */
export async function snapshotOf(trx: Database, order: Order) {
	const [event, { sellerName, sellerAddress, sellerTaxId, taxName }] = await Promise.all([getEvent(trx), getSalesSettings(trx)]);
	return {
		code: order.code,
		event: event.name,
		seller: { name: sellerName ?? event.name, address: sellerAddress, taxId: sellerTaxId },
		buyer: { name: order.name, email: order.email, ...order.invoiceTo },
		locale: order.locale,
		taxName,
		lines: order.lines.map(({ name, listPrice, discount, discountBy, net, taxRate, tax, gross }) => ({
			name,
			listPrice,
			discount,
			discountBy,
			net,
			taxRate,
			tax,
			gross,
		})),
	};
}
export type InvoiceSnapshot = Awaited<ReturnType<typeof snapshotOf>>;

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
			snapshot: JSON.stringify(await snapshotOf(trx, order)),
		})
		.execute();
}
