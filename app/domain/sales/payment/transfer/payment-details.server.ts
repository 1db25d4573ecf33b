import type { DocumentModel, Table } from "~/documents/model";
import { getEvent } from "~/domain/content/event/queries.server";
import { rowsOf } from "~/domain/sales/invoice/document.server";
import { type InvoiceSnapshot, snapshotOf } from "~/domain/sales/invoice/invoices.server";
import { paper, taxedSums } from "~/domain/sales/invoice/paper.server";
import { isShort, moneyInQuestion } from "~/domain/sales/order/in-question.server";
import { isOfPlaces, type Order } from "~/domain/sales/order/queries.server";
import { getSalesSettings } from "~/domain/sales/order/settings.server";
import { stateAt } from "~/domain/sales/order/states";
import { formatDate, formatPrice, priceParts } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { readClock } from "~/runtime/clock.server";
import { db } from "~/runtime/database.server";
import { dueWords, transferRows } from "./transfer.server";

/** How an order is paid by transfer, as a document in its buyer's language for whoever pays; nothing where it is not, or no more. */
export async function paymentDetails(order: Order): Promise<DocumentModel | undefined> {
	const now = new Date(readClock());
	const [event, settings, question] = await Promise.all([getEvent(), getSalesSettings(), moneyInQuestion(order)]);
	const { locale, code, createdAt, expiresAt } = order;
	if (stateAt(order, now) !== "awaiting_bank" || !expiresAt || (question && !isShort(question))) return undefined;
	const missing = question?.missing ?? order.total;
	const rows = transferRows(settings, { code, total: missing }, locale);
	if (rows.length === 0) return undefined;
	const snapshot = withoutTaxStatus(await snapshotOf(db, order, { method: "bank", now: new Date(createdAt) }));
	const values = {
		code,
		reference: snapshot.buyer.reference ?? "",
		eventName: event.name,
		date: formatDate(snapshot.issuedOn, locale),
		missing: formatPrice(missing, locale),
		due: dueWords(event, expiresAt, locale),
	};
	const { payment: text, invoice } = textsOf("orderDocuments", locale, values);
	const sums = taxedSums(snapshot.lines, { locale, taxName: snapshot.taxName, total: invoice.sums.total });
	return paper(snapshot, {
		title: text.title,
		subject: text.subject,
		issuedAt: createdAt,
		facts: [text.ordered, invoice.order, ...(values.reference ? [invoice.reference] : [])],
		service: isOfPlaces(order.lines) ? invoice.places : invoice.service,
		blocks: [
			{ kind: "paragraph", text: { text: text.transfer }, look: "lead" },
			{ kind: "facts", facts: rows.map(({ term, value }) => ({ term, value: { text: value } })) },
			linesTable(snapshot),
			{
				kind: "sums",
				sums: question
					? [...sums.slice(-1), { term: text.came, amount: formatPrice(question.came, locale) }, { term: text.missing, amount: values.missing }]
					: sums,
			},
		],
		note: text.noInvoice,
	});
}

/** What is paid for, each at its price with tax: the invoice tells the rest. */
function linesTable(snapshot: InvoiceSnapshot): Table {
	const { locale } = snapshot;
	const { columns } = textsOf("orderDocuments", locale, {}).invoice;
	return {
		kind: "table",
		isFigures: true,
		head: [columns.name, columns.number, columns.gross],
		widths: [5, 1, 1.3],
		rows: rowsOf(snapshot).map(({ name, note, count, gross }) => ({
			name: translate(name, locale),
			note,
			cells: [{ text: String(count) }, { text: priceParts(gross * count, locale).amount }],
		})),
	};
}

/** What the tax alone wants to know stands on the invoice: how to pay is to fit on one page. */
function withoutTaxStatus(snapshot: InvoiceSnapshot): InvoiceSnapshot {
	const { postcode: _postcode, regime: _regime, use: _use, ...buyer } = snapshot.buyer;
	return { ...snapshot, buyer };
}
