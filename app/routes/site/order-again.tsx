import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { workshopsOf } from "#app/domain/sales/order/order-form.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { cartAgain, valuesAgain } from "#app/routes/site/order-again/order-again.server.ts";
import { openedOrder } from "./opened-order.server.ts";
import { orderFormPage } from "./order-form-page.server.ts";

export const facts = { access: "public", openedBy: ["order"], leadsToCheckout: true } satisfies RouteFacts;

export { meta } from "./order-form.tsx";

export const headers: HeadersFunction = () => SECRET_HEADERS;

export async function loader(args: LoaderFunctionArgs) {
	const order = await openedOrder(args.params);
	const values = await valuesAgain(order);
	return orderFormPage(args, { ...cartAgain(order), workshops: workshopsOf(values, values.attendees.length) }, values);
}

export { default } from "./order-form.tsx";
