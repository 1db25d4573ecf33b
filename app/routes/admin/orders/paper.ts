import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { secretDocumentResponse } from "~/documents/response.server";
import { creditNoteDocument } from "~/domain/sales/cancellation/credit-note-document.server";
import { listCreditNotes } from "~/domain/sales/cancellation/credit-notes.server";
import { invoiceDocument } from "~/domain/sales/invoice/document.server";
import { listInvoices } from "~/domain/sales/invoice/invoices.server";
import { textsOf } from "~/i18n/texts.server";
import type { RouteHandle } from "~/routes/route-handle";
import { namedOrder } from "./named-order.server";

export const handle: RouteHandle = { access: "seeOrders" };

/** An invoice or a credit note of an order as PDF, as its buyer has it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRight(request, "seeOrders");
	const { kind, number } = params;
	const order = await namedOrder(params);
	const is = (paper: { number: number }) => String(paper.number) === number;
	if (kind === "invoice") {
		const invoice = (await listInvoices(order.id)).find(is);
		if (invoice) return secretDocumentResponse(invoiceDocument(invoice), textsOf("orderDocuments", order.locale, { number: invoice.number }).invoice.file);
	}
	if (kind === "creditNote") {
		const creditNote = (await listCreditNotes(order.id)).find(is);
		if (creditNote)
			return secretDocumentResponse(creditNoteDocument(creditNote), textsOf("orderDocuments", order.locale, { number: creditNote.number }).creditNote.file);
	}
	throw new Response(null, { status: 404 });
}
