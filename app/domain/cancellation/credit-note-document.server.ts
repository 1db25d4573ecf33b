import type { DocumentModel, Table } from "~/documents/model";
import { paper, taxedSums } from "~/domain/order/invoice-document.server";
import { formatDate, formatPrice, formatRate, priceParts } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import type { CreditNote, CreditNoteSnapshot } from "./credit-notes.server";

/** A credit note in its buyer's language, made from what was frozen when it was issued alone. */
export function creditNoteDocument({ number, issuedAt, snapshot }: CreditNote): DocumentModel {
	const { locale, event, issuedOn, code, buyer, invoice, lines, taxName } = snapshot;
	const { reference = "" } = buyer;
	const values = { number, eventName: event.name, invoiceNumber: invoice.number, date: formatDate(invoice.issuedOn, locale) };
	const { creditNote: text } = textsOf("orderDocuments", locale, values);
	const { invoice: facts } = textsOf("orderDocuments", locale, { date: formatDate(issuedOn, locale), code, reference });
	return paper(snapshot, {
		title: text.title,
		subject: text.subject,
		issuedAt,
		facts: [facts.issued, text.invoice, facts.order, ...(reference ? [facts.reference] : [])],
		service: text.service,
		blocks: [linesTable(snapshot), { kind: "sums", sums: taxedSums(lines, { locale, taxName, total: text.total }) }],
	});
}

/** What is the same in all is one row. */
function linesTable({ lines, locale, taxName }: CreditNoteSnapshot): Table {
	const amount = (cents: number) => ({ text: priceParts(cents, locale).amount });
	const { columns } = textsOf("orderDocuments", locale, {}).invoice;
	return {
		kind: "table",
		isFigures: true,
		head: [columns.name, columns.number, columns.netEach, taxName, columns.net, columns.gross],
		widths: [2.3, 0.9, 1, 0.8, 1.1, 1.2],
		rows: [...Map.groupBy(lines, (line) => JSON.stringify(line)).values()].map((alike) => {
			const [{ name, cost, net, taxRate, gross }] = alike as [CreditNoteSnapshot["lines"][number]];
			const values = { amount: formatPrice(gross, locale), cost: formatPrice(cost, locale) };
			return {
				name: translate(name, locale),
				note: gross < cost ? textsOf("orderDocuments", locale, values).creditNote.part : undefined,
				cells: [{ text: String(alike.length) }, amount(net), { text: formatRate(taxRate, locale) }, amount(net * alike.length), amount(gross * alike.length)],
			};
		}),
	};
}
