import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { secretDocumentResponse } from "#app/documents/response.server.ts";
import { creditNoteDocument } from "#app/domain/sales/cancellation/credit-note-document.server.ts";
import { listCreditNotes } from "#app/domain/sales/cancellation/credit-notes.server.ts";
import { invoiceDocument } from "#app/domain/sales/invoice/document.server.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { namedOrder } from "./named-order.server.ts";

export const facts = { access: "seeOrders" } satisfies RouteFacts;

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRight(request, "seeOrders");
	const { kind, number } = params;
	const order = await namedOrder(params);
	const is = (document: { number: number }) => String(document.number) === number;
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
