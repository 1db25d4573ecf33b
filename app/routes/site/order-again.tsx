import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { SECRET_HEADERS } from "~/http/secret-headers";
import type { RouteHandle } from "~/routes/route-handle";
import { cartAgain, valuesAgain } from "~/routes/site/order-again/order-again.server";
import { openedOrder } from "./opened-order.server";
import { orderFormPage } from "./order-form-page.server";

export const handle: RouteHandle = { access: "public", secret: true, leadsToCheckout: true };

export { meta } from "./order-form";

export const headers: HeadersFunction = () => SECRET_HEADERS;

/** The order form as it was filled in for an order that has ended, at today's price. */
export async function loader(args: LoaderFunctionArgs) {
	const order = await openedOrder(args.params);
	return orderFormPage(args, cartAgain(order), valuesAgain(order));
}

export { default } from "./order-form";
