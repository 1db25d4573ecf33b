import { readClock } from "~/clock.server";
import { db } from "~/database.server";
import type { DocumentModel } from "~/documents/model";
import { getEvent } from "~/domain/event/queries.server";
import { rowsOf } from "~/domain/invoice/document.server";
import { snapshotOf } from "~/domain/invoice/invoices.server";
import { linesTable, paper, taxedSums } from "~/domain/invoice/paper.server";
import { formatDate, formatPrice } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { isShort, moneyInQuestion } from "./in-question.server";
import { isOfPlaces, type Order } from "./queries.server";
import { getSalesSettings } from "./settings.server";
import { stateAt } from "./states";
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
	const snapshot = await snapshotOf(db, order, { method: "bank", now: new Date(createdAt) });
	const values = {
		code,
		reference: snapshot.buyer.reference ?? "",
		eventName: event.name,
		date: formatDate(snapshot.issuedOn, locale),
		missing: formatPrice(missing, locale),
		due: dueWords(event, expiresAt, locale),
	};
	const { payment: text, invoice } = textsOf("orderDocuments", locale, values);
	return paper(snapshot, {
		title: text.title,
		subject: text.subject,
		issuedAt: createdAt,
		facts: [text.ordered, invoice.order, ...(values.reference ? [invoice.reference] : [])],
		service: isOfPlaces(order.lines) ? invoice.places : invoice.service,
		blocks: [
			{ kind: "paragraph", text: { text: text.transfer }, look: "lead" },
			{ kind: "facts", facts: rows.map(({ term, value }) => ({ term, value: { text: value } })) },
			linesTable(rowsOf(snapshot), snapshot),
			{
				kind: "sums",
				sums: [
					...taxedSums(snapshot.lines, { locale, taxName: snapshot.taxName, total: invoice.sums.total }),
					...(question
						? [
								{ term: text.came, amount: formatPrice(question.came, locale) },
								{ term: text.missing, amount: values.missing },
							]
						: []),
				],
			},
		],
		note: text.noInvoice,
	});
}
