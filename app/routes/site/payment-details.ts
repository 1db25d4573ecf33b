import type { LoaderFunctionArgs } from "@remix-run/node";
import { secretDocumentResponse } from "#app/documents/response.server.ts";
import { paymentDetails } from "#app/domain/sales/payment/transfer/payment-details.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { openedOrder } from "./opened-order.server.ts";

export const facts = { access: "public", openedBy: ["order"] } satisfies RouteFacts;

export async function loader({ params }: LoaderFunctionArgs) {
	const order = await openedOrder(params);
	const model = await paymentDetails(order);
	if (!model) throw new Response(null, { status: 404, headers: SECRET_HEADERS });
	return secretDocumentResponse(model, textsOf("orderDocuments", order.locale, { code: order.code }).payment.file);
}
