import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useFetcher, useLoaderData } from "@remix-run/react";
import { checkoutAddress } from "~/domain/card/checkout.server";
import { cartView } from "~/domain/order/cart-view.server";
import { priceForVisitor } from "~/domain/order/guessed-codes.server";
import { ORDER_LIMITS } from "~/domain/order/limits";
import { OrderForm } from "~/domain/order/order-form";
import { emptyValues, newAttempt, readBuyer, readCart, readValues } from "~/domain/order/order-form.server";
import { placeOrder } from "~/domain/order/ordering.server";
import { getSalesSettings, paymentMethods, sellsHere } from "~/domain/order/settings.server";
import { isFromRobot, readForm, refuse, titleAfter } from "~/http/form.server";
import { pageLocale } from "~/http/locale.server";
import { siteOrigin } from "~/http/origin.server";
import { pageMeta } from "~/http/page-meta";
import { countTickets } from "~/http/rate-limit.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { localePath } from "~/i18n/config";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import type { RouteHandle } from "~/routes/route-handle";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { sendOrSay } from "~/ui/send-or-say";
import { useSite } from "~/ui/site";
import { useAnswer } from "~/ui/use-answer";
import { openPage } from "./page.server";

/** Its parameters are called by the ids of tiers. */
export const handle: RouteHandle = { access: "public", query: "any", leadsToCheckout: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { ...args.data.head, noIndex: true });

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) => new Headers([...loaderHeaders, ...actionHeaders]);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { locale, event, texts } = await openPage(params);
	const { page: _, find: __, ticket: ___, ...text } = texts("order", { length: ORDER_LIMITS.name });
	const cart = readCart(new URL(request.url).searchParams);
	const view = await cartView(cart, await priceForVisitor(cart, request), locale);
	const lead = text.lead[view.methods.length > 1 ? "both" : (view.methods[0] ?? "bank")];
	return data(
		{
			text: { ...text, company: texts("invoiceData") },
			lead,
			head: { ...text.meta, title: titleAfter(context, text.meta.title, texts("common").errors) },
			isOpen: await sellsHere(event),
			cart: view,
			values: emptyValues(cart.code),
		},
		{ headers: { "Cache-Control": "no-store" } },
	);
}

/**
 * Places the order; with `update`, what is typed is only priced anew. A refused form comes back as it was typed, with what
 * it costs now.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const locale = pageLocale(params);
	const form = await readForm(request);
	const cart = readCart(form);
	const values = readValues(form);
	const answer = async (priced = priceForVisitor(cart, request)) => ({ cart: await cartView(cart, await priced, locale), values });
	if (form.has("update")) return { ...(await answer()), errors: {}, problems: [] };
	if (isFromRobot(form)) return redirect(localePath(locale, "/tickets"), 303);
	const said = readBuyer(values, locale);
	if ("errors" in said) {
		const again = await answer();
		return refuse(context, { ...again, errors: said.errors, problems: again.cart.problems });
	}
	const tickets = Object.values(cart.numbers).reduce((sum, number) => sum + number, 0);
	const allowance = countTickets(tickets, request);
	if (!allowance.allowed) {
		countTickets(-tickets, request);
		return refuse(
			context,
			{ ...(await answer()), errors: {}, problems: [textsOf("common", locale, {}).errors.rateLimited] },
			{ status: 429, headers: { "Retry-After": String(allowance.retryAfter) } },
		);
	}
	const expectedTotal = Number(form.get("expectedTotal") ?? Number.NaN);
	const origin = siteOrigin(request);
	const methods = paymentMethods(await getSalesSettings());
	const method = methods.find((one) => one === values.method) ?? methods[0] ?? "bank";
	const ordered = await placeOrder({ ...cart, ...said.buyer, attempt: values.attempt, method, expectedTotal, origin });
	if ("refused" in ordered) {
		countTickets(-tickets, request);
		const again = await answer(Promise.resolve(ordered.refused));
		const price = ordered.isPriceNew && again.cart.problems.length === 0 ? [translatorFor(locale)("order.problems.price", { total: again.cart.total })] : [];
		const { earlier } = ordered;
		if (!earlier) return refuse(context, { ...again, errors: {}, problems: [...again.cart.problems, ...price] });
		const { earlier: words, toEarlier } = textsOf("order", locale, { code: earlier.code }).problems;
		const link = { words: toEarlier, to: localePath(locale, `/orders/${earlier.code}/${earlier.secret}`) };
		return refuse(context, { ...again, values: { ...values, attempt: newAttempt() }, errors: {}, problems: [words], earlier: link }, { status: 409 });
	}
	const checkout = ordered.method === "card" ? await checkoutAddress(ordered.id, origin) : undefined;
	return redirect(checkout ?? localePath(locale, `/orders/${ordered.code}/${ordered.secret}`), 303);
}

export const clientAction = sendOrSay;

export default function OrderFormPage() {
	const { text, lead, isOpen, cart, values } = useLoaderData<typeof loader>();
	const refusal = useAnswer<typeof action>();
	const update = useFetcher<typeof action>({ key: "price" });
	const { path } = useSite();
	const newest = update.data ?? refusal;
	return (
		<>
			<PageHead title={text.title} lead={isOpen ? lead : undefined} />
			<div className="page section">
				{isOpen ? (
					<OrderForm text={text} cart={newest?.cart ?? cart} values={refusal?.values ?? values} refusal={refusal} update={update} />
				) : (
					<>
						<EmptyState title={text.closed.title} hint={text.closed.words} />
						<ButtonLink to={path("/contact")} className="mt-6">
							{text.closed.button}
						</ButtonLink>
					</>
				)}
			</div>
		</>
	);
}
