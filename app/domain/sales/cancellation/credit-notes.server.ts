import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { dayAt } from "#app/domain/content/event/today.server.ts";
import { type InvoiceSnapshot, insertNumbered, listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { type Actor, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import type { OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { priced } from "#app/domain/sales/pricing/prices.ts";
import { db } from "#app/runtime/database.server.ts";

/** In cents. */
export interface Credited {
	line: OrderLine;
	amount: number;
}

/** Of a line `gross` is the refund including tax, and `cost` its selling price. */
export interface CreditNoteSnapshot extends Omit<InvoiceSnapshot, "lines" | "paidOn" | "difference"> {
	invoice: { number: number; issuedOn: string };
	lines: { kind?: OrderLine["kind"]; itemId: string; name: OrderLine["name"]; cost: number; net: number; taxRate: number; tax: number; gross: number }[];
}

export interface CreditNote {
	number: number;
	issuedAt: string;
	snapshot: CreditNoteSnapshot;
}

/** Issues a credit note for each invoice concerned; invoices are never changed. A free order has none. */
export async function issueCreditNotes(
	trx: Database,
	orderId: number,
	{ lines, actor, now }: { lines: readonly Credited[]; actor: Actor; now: Date },
): Promise<void> {
	const event = await getEvent(trx);
	for (const invoice of await listInvoices(orderId, trx)) {
		const credited = lines.filter(({ line, amount }) => line.invoiceId === invoice.id && amount > 0);
		if (credited.length === 0) continue;
		const { lines: _, paidOn: __, difference: ___, ...frozen } = invoice.snapshot;
		const snapshot: CreditNoteSnapshot = {
			...frozen,
			issuedOn: dayAt(event, now.toISOString()),
			invoice: { number: invoice.number, issuedOn: invoice.snapshot.issuedOn },
			lines: credited.map(creditedLine),
		};
		const { number } = await insertNumbered(trx, { kind: "creditNote", orderId, credits: invoice.id, snapshot, now });
		await recordOrderEvent(trx, orderId, "creditNoteIssued", { actor, now, details: { number } });
	}
}

function creditedLine({ line: { kind, itemId, name, gross: cost, taxRate }, amount }: Credited): CreditNoteSnapshot["lines"][number] {
	const { net, tax, gross } = priced(amount, 0, taxRate);
	return { kind, itemId, name, cost, net, taxRate, tax, gross };
}

export async function listCreditNotes(orderId: number): Promise<CreditNote[]> {
	const rows = await db
		.selectFrom("invoice")
		.select(["number", "issued_at", "snapshot"])
		.where("order_id", "=", orderId)
		.where("kind", "=", "creditNote")
		.orderBy("number")
		.execute();
	return rows.map(({ number, issued_at, snapshot }) => ({ number, issuedAt: issued_at, snapshot: JSON.parse(snapshot) }));
}
