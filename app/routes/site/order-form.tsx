import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useFetcher, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { PricedCart } from "#app/domain/sales/order/create.server.ts";
import { createOrderForVisitor, priceForVisitor } from "#app/domain/sales/order/guessed-codes.server.ts";
import { readCartOf } from "#app/domain/sales/order/order-form.server.ts";
import { findPreviousOrder, lastOrderCookie } from "#app/domain/sales/order/previous-order.server.ts";
import { cartView, leftView, workshopKey } from "#app/domain/sales/pricing/cart-view.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { pageLocale } from "#app/http/locale.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { useKeptForm } from "#app/routes/site/order-form/kept-form.ts";
import { OrderForm } from "#app/routes/site/order-form/order-form.tsx";
import { readTypedOrder } from "#app/routes/site/order-form/typed-order.server.ts";
import { workshopChoice } from "#app/routes/site/order-form/workshop-choice.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { useSite } from "#app/ui/site.ts";
import { useAnswer, useArrived } from "#app/ui/use-answer.ts";
import { useNewest } from "#app/ui/use-newest.ts";
import { orderFormPage } from "./order-form-page.server.ts";
import { submitOrder } from "./submit-order.server.ts";

/** Parameters are named after the ids of tiers. */
export const facts = { access: "public", query: "any", leadsToCheckout: true } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { ...args.data.head, noIndex: true });

export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) => new Headers([...loaderHeaders, ...actionHeaders]);

export async function loader(args: LoaderFunctionArgs) {
	return data(await orderFormPage(args, await readCartOf(new URL(args.request.url).searchParams)), { headers: { "Cache-Control": "no-store" } });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const locale = pageLocale(params);
	const form = await readForm(request);
	const { values, cart, attendeesFor } = await readTypedOrder(form, await workshopChoice(await getEvent(), locale), locale);
	const isTooLate = (priced: PricedCart | undefined) => priced?.problems.some(({ why }) => why === "left") ?? false;
	return submitOrder(
		{ request, context },
		{
			form,
			values,
			locale,
			numbers: cart.numbers,
			hasNewWorkshops: (form.get("shownWorkshops") ?? workshopKey(cart)) !== workshopKey(cart),
			away: "/tickets",
			cartOf: async (priced?: PricedCart) =>
				priced && isTooLate(priced) ? leftView(cart, priced, locale) : cartView(cart, priced ?? (await priceForVisitor(cart, request)), locale),
			attendeesIn: (view) => attendeesFor(view.shown),
			remember: (attempt) => ({ "Set-Cookie": lastOrderCookie(attempt) }),
			order: async (buyer, how) => {
				const earlier = await findPreviousOrder(request, { attempt: how.attempt, besides: values.besides ?? "", email: buyer.email });
				return earlier
					? { refused: await priceForVisitor(cart, request), isPriceNew: false, earlier }
					: createOrderForVisitor({ ...cart, ...buyer, ...how }, request);
			},
		},
	);
}

export const clientAction = keepFormOnNetworkError;

/** The action returns all changed data; reloading without a network would replace the form with an error page. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => formMethod !== "POST" && defaultShouldRevalidate;

export default function OrderFormPage() {
	const { text, closed, cart, values, workshops } = useLoaderData<typeof loader>();
	const refusal = useAnswer<typeof action>();
	const update = useFetcher<typeof action>({ key: "price" });
	const { path } = useSite();
	const priced = useArrived(update.data);
	const newest = useNewest(refusal, priced);
	const [restoring, setRestoring] = useState<"asked" | "done">();
	if (restoring === "asked" && priced) setRestoring("done");
	useKeptForm("order", (typed) => {
		typed.set("update", "1");
		setRestoring("asked");
		update.submit(typed, { method: "post", action: path("/tickets/order") });
	});
	return (
		<>
			<PageHead title={text.title} />
			<div className="page section max-md:pt-4!">
				{!closed ? (
					<OrderForm
						key={restoring === "done" ? "restored" : "new"}
						text={text}
						cart={newest?.cart ?? cart}
						values={newest?.values ?? values}
						workshops={workshops}
						refusal={refusal}
						update={update}
					/>
				) : (
					<>
						<EmptyState title={closed.title} hint={closed.lead} />
						<ButtonLink to={path("/contact")} className="mt-6">
							{text.closed.button}
						</ButtonLink>
					</>
				)}
			</div>
		</>
	);
}
