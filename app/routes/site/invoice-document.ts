import type { LoaderFunctionArgs } from "@remix-run/node";
import { secretDocumentResponse } from "#app/documents/response.server.ts";
import { invoiceDocument } from "#app/domain/sales/invoice/document.server.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { openedOrder } from "./opened-order.server.ts";

export const facts = { access: "public", openedBy: ["order"] } satisfies RouteFacts;

/** In the language of issue; the first invoice if the address names none. */
export async function loader({ params }: LoaderFunctionArgs) {
	const { id } = await openedOrder(params);
	const invoice = (await listInvoices(id)).find(({ number }) => params.number === undefined || String(number) === params.number);
	if (!invoice) throw new Response(null, { status: 404, headers: SECRET_HEADERS });
	const { number, snapshot } = invoice;
	return secretDocumentResponse(invoiceDocument(invoice), textsOf("orderDocuments", snapshot.locale, { number }).invoice.file);
}
