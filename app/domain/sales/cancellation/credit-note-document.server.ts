import type { DocumentModel } from "#app/documents/model.ts";
import { accountingDocument, linesTable, taxedSums } from "#app/domain/sales/invoice/accounting-document.server.ts";
import { groupByKey } from "#app/domain/sales/order/group-by-key.ts";
import { formatDate, formatPrice } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { CreditNote, CreditNoteSnapshot } from "./credit-notes.server.ts";

/** Uses only the snapshot taken at issue. */
export function creditNoteDocument({ number, issuedAt, snapshot }: CreditNote): DocumentModel {
	const { locale, event, issuedOn, code, buyer, invoice, lines, taxName } = snapshot;
	const { reference = "" } = buyer;
	const values = { number, eventName: event.name, invoiceNumber: invoice.number, date: formatDate(invoice.issuedOn, locale) };
	const { creditNote: text } = textsOf("orderDocuments", locale, values);
	const { invoice: facts } = textsOf("orderDocuments", locale, { date: formatDate(issuedOn, locale), code, reference });
	return accountingDocument(snapshot, {
		title: text.title,
		subject: text.subject,
		issuedAt,
		facts: [facts.issued, text.invoice, facts.order, ...(reference ? [facts.reference] : [])],
		service: lines.every(({ kind }) => kind === "workshop") ? text.registrations : text.service,
		blocks: [linesTable(rowsOf(snapshot), snapshot), { kind: "sums", sums: taxedSums(lines, { locale, taxName, total: text.total }) }],
		noCfdi: text.noCfdi,
	});
}

const rowsOf = ({ lines, locale }: CreditNoteSnapshot) =>
	groupByKey(lines, (line) => line).map((group) => {
		const [{ cost, gross }] = group;
		const values = { amount: formatPrice(gross, locale), cost: formatPrice(cost, locale) };
		return { ...group[0], count: group.length, note: gross < cost ? textsOf("orderDocuments", locale, values).creditNote.part : undefined };
	});
