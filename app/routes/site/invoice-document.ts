import type { LoaderFunctionArgs } from "@remix-run/node";
import { secretDocumentResponse } from "~/documents/response.server";
import { invoiceDocument } from "~/domain/sales/invoice/document.server";
import { listInvoices } from "~/domain/sales/invoice/invoices.server";
import { SECRET_HEADERS } from "~/http/secret-headers";
import { textsOf } from "~/i18n/texts.server";
import type { RouteHandle } from "~/routes/route-handle";
import { openedOrder } from "./opened-order.server";

export const handle: RouteHandle = { access: "public", secret: true };

/** An invoice of an order as PDF, the first where its address names none, in the language in which it was issued. */
export async function loader({ params }: LoaderFunctionArgs) {
	const { id } = await openedOrder(params);
	const invoice = (await listInvoices(id)).find(({ number }) => params.number === undefined || String(number) === params.number);
	if (!invoice) throw new Response(null, { status: 404, headers: SECRET_HEADERS });
	const { number, snapshot } = invoice;
	return secretDocumentResponse(invoiceDocument(invoice), textsOf("orderDocuments", snapshot.locale, { number }).invoice.file);
}
