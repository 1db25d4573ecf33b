import type { LoaderFunctionArgs } from "@remix-run/node";
import { secretDocumentResponse } from "~/documents/response.server";
import { creditNoteDocument } from "~/domain/sales/cancellation/credit-note-document.server";
import { listCreditNotes } from "~/domain/sales/cancellation/credit-notes.server";
import { SECRET_HEADERS } from "~/http/secret-headers";
import { textsOf } from "~/i18n/texts.server";
import type { RouteHandle } from "~/routes/route-handle";
import { openedOrder } from "./opened-order.server";

export const handle: RouteHandle = { access: "public", secret: true };

/** A credit note of an order as PDF, in the language in which it was issued. */
export async function loader({ params }: LoaderFunctionArgs) {
	const { id } = await openedOrder(params);
	const creditNote = (await listCreditNotes(id)).find(({ number }) => String(number) === params.number);
	if (!creditNote) throw new Response(null, { status: 404, headers: SECRET_HEADERS });
	const { number, snapshot } = creditNote;
	return secretDocumentResponse(creditNoteDocument(creditNote), textsOf("orderDocuments", snapshot.locale, { number }).creditNote.file);
}
