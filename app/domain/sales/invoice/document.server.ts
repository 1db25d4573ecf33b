import type { Block, DocumentModel } from "#app/documents/model.ts";
import { groupByKey } from "#app/domain/sales/order/group-by-key.ts";
import { isRegistrationOrder } from "#app/domain/sales/order/queries.server.ts";
import { totalOf } from "#app/domain/sales/pricing/prices.ts";
import { formatDate, formatPrice } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { accountingDocument, linesTable, taxedSums } from "./accounting-document.server.ts";
import type { Invoice, InvoiceSnapshot } from "./invoices.server.ts";

/** Uses only the snapshot taken at issue. */
export function invoiceDocument({ number, issuedAt, snapshot }: Invoice): DocumentModel {
	const { locale, event, issuedOn, code, buyer, method = "none" } = snapshot;
	const { reference = "" } = buyer;
	const paidBy = textsOf("orderDocuments", locale, {}).invoice.method[method];
	const values = { number, code, reference, eventName: event.name, date: formatDate(issuedOn, locale), method: paidBy };
	const { invoice: text } = textsOf("orderDocuments", locale, values);
	return accountingDocument(snapshot, {
		title: text.title,
		subject: text.subject,
		issuedAt,
		facts: [text.issued, text.order, ...(reference ? [text.reference] : []), ...(snapshot.method ? [text.paidBy] : [])],
		service: isRegistrationOrder(snapshot.lines) ? text.registrations : text.service,
		blocks: [linesTable(rowsOf(snapshot), snapshot), sumsOf(snapshot)],
		noCfdi: text.noCfdi,
	});
}

export const rowsOf = ({ lines, locale }: InvoiceSnapshot) =>
	groupByKey(lines, (line) => line).map((group) => ({ ...group[0], count: group.length, note: reduction(group[0], locale) }));

function reduction({ listPrice, discount, discountBy, discountCode = "" }: InvoiceSnapshot["lines"][number], locale: InvoiceSnapshot["locale"]) {
	if (discount === 0 || !discountBy) return undefined;
	const why = translatorFor(locale)(`order.sum.${discountBy}`, { code: discountCode });
	return textsOf("orderDocuments", locale, { price: formatPrice(listPrice, locale), discount: formatPrice(discount, locale), why }).invoice.reduced;
}

function sumsOf({ lines, locale, taxName, paidOn, difference = 0 }: InvoiceSnapshot): Block {
	const { sums } = textsOf("orderDocuments", locale, { date: paidOn ? formatDate(paidOn, locale) : "" }).invoice;
	const { discount, gross } = totalOf(lines);
	return {
		kind: "sums",
		sums: [
			...(discount > 0 ? [{ term: sums.discount, amount: formatPrice(discount, locale) }] : []),
			...taxedSums(lines, { locale, taxName, total: sums.total }),
			...(paidOn ? [{ term: sums.paid, amount: formatPrice(gross - difference, locale) }] : []),
			...(difference > 0 ? [{ term: sums.difference, amount: formatPrice(difference, locale) }] : []),
		],
	};
}
