import type { LoaderFunctionArgs } from "@remix-run/node";
import { secretDocumentResponse } from "#app/documents/response.server.ts";
import { creditNoteDocument } from "#app/domain/sales/cancellation/credit-note-document.server.ts";
import { listCreditNotes } from "#app/domain/sales/cancellation/credit-notes.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { openedOrder } from "./opened-order.server.ts";

export const facts = { access: "public", openedBy: ["order"] } satisfies RouteFacts;

export async function loader({ params }: LoaderFunctionArgs) {
	const { id } = await openedOrder(params);
	const creditNote = (await listCreditNotes(id)).find(({ number }) => String(number) === params.number);
	if (!creditNote) throw new Response(null, { status: 404, headers: SECRET_HEADERS });
	const { number, snapshot } = creditNote;
	return secretDocumentResponse(creditNoteDocument(creditNote), textsOf("orderDocuments", snapshot.locale, { number }).creditNote.file);
}
