import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { dayAt } from "#app/domain/content/event/today.server.ts";
import { type InvoiceSnapshot, insertNumbered, listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { type Actor, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import type { OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { priced } from "#app/domain/sales/pricing/prices.ts";
import { db } from "#app/runtime/database.server.ts";

/** What of a line goes back, in cents. */
export interface Credited {
	line: OrderLine;
	amount: number;
}

/** Everything that a credit note says beside its number. Of each line `gross` is what goes back, with the tax in it, and `cost` what it was sold for. */
export interface CreditNoteSnapshot extends Omit<InvoiceSnapshot, "lines" | "paidOn" | "difference"> {
	invoice: { number: number; issuedOn: string };
	/** Notes from before the site sold places say no kind: theirs are tickets. */
	lines: { kind?: OrderLine["kind"]; itemId: string; name: OrderLine["name"]; cost: number; net: number; taxRate: number; tax: number; gross: number }[];
}

export interface CreditNote {
	number: number;
	issuedAt: string;
	snapshot: CreditNoteSnapshot;
}

/**
 * Takes money that goes back off the invoices of an order, which themselves stay as they were issued: a credit note for each. An
 * order without one has cost nothing.
 */
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
		await recordOrderEvent(trx, orderId, "creditNoted", { actor, now, details: { number } });
	}
}

function creditedLine({ line: { kind, itemId, name, gross: cost, taxRate }, amount }: Credited): CreditNoteSnapshot["lines"][number] {
	const { net, tax, gross } = priced(amount, 0, taxRate);
	return { kind, itemId, name, cost, net, taxRate, tax, gross };
}

/** The credit notes of an order, the first first. */
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
