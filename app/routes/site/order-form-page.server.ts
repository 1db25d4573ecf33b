import type { LoaderFunctionArgs } from "@remix-run/node";
import { priceForVisitor } from "~/domain/sales/order/guessed-codes.server";
import { emptyValues, type OrderValues } from "~/domain/sales/order/order-form.server";
import type { Cart } from "~/domain/sales/order/ordering.server";
import { cartView } from "~/domain/sales/pricing/cart-view.server";
import { closedView } from "~/domain/sales/pricing/sale-view.server";
import { titleAfter } from "~/http/form.server";
import { openPage } from "./page.server";

/** The page on which tickets are ordered, with what somebody wants, at its price now, and what is known of who orders. */
export async function orderFormPage({ request, params, context }: LoaderFunctionArgs, cart: Cart, values: OrderValues = emptyValues(cart.code)) {
	const { locale, event, texts } = await openPage(params);
	const { page: _, find: __, ticket: ___, ...text } = texts("order");
	const view = await cartView(cart, await priceForVisitor(cart, request), locale);
	return {
		text: { ...text, company: texts("invoiceData") },
		lead: text.lead[view.methods.length > 1 ? "both" : (view.methods[0] ?? "bank")],
		head: { ...text.meta, title: titleAfter(context, text.meta.title, texts("common").errors) },
		closed: await closedView(event, locale),
		cart: view,
		values,
	};
}
