import type { LoaderFunctionArgs } from "@remix-run/node";
import { secretDocumentResponse } from "~/documents/response.server";
import { paymentDetails } from "~/domain/sales/payment/transfer/payment-details.server";
import { SECRET_HEADERS } from "~/http/secret-headers";
import { textsOf } from "~/i18n/texts.server";
import type { RouteHandle } from "~/routes/route-handle";
import { openedOrder } from "./opened-order.server";

export const handle: RouteHandle = { access: "public", secret: true };

/** How an order is paid by transfer, as PDF in its buyer's language, as long as it waits for one. */
export async function loader({ params }: LoaderFunctionArgs) {
	const order = await openedOrder(params);
	const model = await paymentDetails(order);
	if (!model) throw new Response(null, { status: 404, headers: SECRET_HEADERS });
	return secretDocumentResponse(model, textsOf("orderDocuments", order.locale, { code: order.code }).payment.file);
}
