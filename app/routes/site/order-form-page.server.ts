import type { LoaderFunctionArgs } from "@remix-run/node";
import { type Cart, priceCart } from "#app/domain/sales/order/create.server.ts";
import { priceForVisitor } from "#app/domain/sales/order/guessed-codes.server.ts";
import { emptyValues, type OrderValues } from "#app/domain/sales/order/order-form.server.ts";
import { cartView } from "#app/domain/sales/pricing/cart-view.server.ts";
import { closedView } from "#app/domain/sales/pricing/sale-view.server.ts";
import { titleAfter } from "#app/http/form.server.ts";
import { workshopChoice } from "./order-form/workshop-choice.server.ts";
import { openPage } from "./page.server.ts";

export async function orderFormPage({ request, params, context }: LoaderFunctionArgs, cart: Cart, values: OrderValues = emptyValues(cart.code)) {
	const { locale, event, texts } = await openPage(params);
	const { page: _, find: __, ticket: ___, ...text } = texts("order");
	const asked = await cartView(cart, await priceForVisitor(cart, request), locale);
	const { codeTier } = asked;
	const isChosen = Object.keys(cart.numbers).length > 0 || codeTier === undefined;
	const chosen = isChosen ? cart : { ...cart, numbers: { [codeTier]: 1 } };
	const view = isChosen ? asked : await cartView(chosen, await priceCart(chosen), locale);
	return {
		text: { ...text, company: texts("invoiceData") },
		head: { ...text.meta, title: titleAfter(context, text.meta.title, texts("common").errors) },
		closed: await closedView(event, locale),
		cart: view,
		workshops: await workshopChoice(event, locale),
		values,
	};
}
