import type { DocumentModel, Table } from "#app/documents/model.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { accountingDocument, taxedSums } from "#app/domain/sales/invoice/accounting-document.server.ts";
import { rowsOf } from "#app/domain/sales/invoice/document.server.ts";
import { type InvoiceSnapshot, snapshotOf } from "#app/domain/sales/invoice/invoices.server.ts";
import { isShort, unmatchedMoney } from "#app/domain/sales/order/attention.server.ts";
import { groupByKey } from "#app/domain/sales/order/group-by-key.ts";
import { isRegistrationOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { stateAt } from "#app/domain/sales/order/states.ts";
import { includedLines } from "#app/domain/sales/registration/order/included.server.ts";
import { formatDate, formatPrice, priceParts } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { dueWords, transferRows } from "./transfer.server.ts";

/** Undefined if the order is not payable by transfer, or no longer. */
export async function paymentDetails(order: Order): Promise<DocumentModel | undefined> {
	const now = new Date(readClock());
	const [event, settings, question] = await Promise.all([getEvent(), getSalesSettings(), unmatchedMoney(order)]);
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
	return accountingDocument(snapshot, {
		title: text.title,
		subject: text.subject,
		issuedAt: createdAt,
		facts: [text.ordered, invoice.order, ...(values.reference ? [invoice.reference] : [])],
		service: isRegistrationOrder(order.lines) ? invoice.registrations : invoice.service,
		blocks: [
			{ kind: "paragraph", text: { text: text.transfer }, look: "lead" },
			{ kind: "facts", facts: rows.map(({ term, value }) => ({ term, value: { text: value } })) },
			linesTable(snapshot, await includedLines(db, order)),
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

function linesTable(snapshot: InvoiceSnapshot, included: Awaited<ReturnType<typeof includedLines>>): Table {
	const { locale } = snapshot;
	const { columns } = textsOf("orderDocuments", locale, {}).invoice;
	return {
		kind: "table",
		isFigures: true,
		head: [columns.name, columns.number, columns.gross],
		widths: [5, 1, 1.3],
		rows: [
			...rowsOf(snapshot).map(({ name, note, count, gross }) => ({
				name: translate(name, locale),
				note,
				cells: [{ text: String(count) }, { text: priceParts(gross * count, locale).amount }],
			})),
			...groupByKey(included, ({ itemId }) => itemId).map((group) => ({
				name: translate(group[0].name, locale),
				cells: [{ text: String(group.length) }, { text: translatorFor(locale)(group[0].isFree ? "workshops.free" : "order.workshops.included") }],
			})),
		],
	};
}

/** Payment details must fit on one page; tax details are on the invoice. */
function withoutTaxStatus(snapshot: InvoiceSnapshot): InvoiceSnapshot {
	const { postcode: _postcode, regime: _regime, use: _use, ...buyer } = snapshot.buyer;
	return { ...snapshot, buyer };
}
