import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { ticketsOfBuyer } from "#app/domain/sales/attendee/update.server.ts";
import { invoiceValues } from "#app/domain/sales/invoice/form.server.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { changeBuyer } from "#app/domain/sales/order/actions/buyer.server.ts";
import { readCorrectedBuyer, typedBuyer } from "#app/domain/sales/order/actions/buyer-form.server.ts";
import { lastOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { LOCALES } from "#app/i18n/config.ts";
import { languageName } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { type BuyerAnswer, BuyerForm } from "#app/routes/admin/orders/buyer/buyer-form.tsx";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { namedOrder } from "./named-order.server.ts";

export const facts = { access: "takePayments" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireRight(request, "takePayments");
	const order = await namedOrder(params);
	const { locale, texts } = await openAdminPage(request);
	const text = texts("adminBuyer", { code: order.code, address: order.email });
	const companyText = texts("invoiceData");
	const { errors } = texts("common");
	return {
		text,
		companyText,
		pageTitle: titleAfter(context, text.title, errors),
		errorTexts: { ...errors, ...companyText.errors } as Record<string, string>,
		values: { buyerName: order.name, buyerEmail: order.email, locale: order.locale as string, ...invoiceValues(order.invoiceTo) },
		languages: LOCALES.map((value) => ({ value, label: languageName(value, locale) })),
		isInvoiced: (await listInvoices(order.id)).length > 0,
		needsEmail: order.state !== "paid",
		hasSentTickets: ticketsOfBuyer(order).some(({ secret }) => secret),
		seen: await lastOrderEvent(order.id),
		back: `/admin/orders/${order.code}`,
	};
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "takePayments");
	const form = await readForm(request);
	const order = await namedOrder(params);
	const values = typedBuyer(form);
	const mended = readCorrectedBuyer(values, { needsEmail: order.state !== "paid", isInvoiced: (await listInvoices(order.id)).length > 0 });
	if ("errors" in mended) return refuse<BuyerAnswer>(context, { values, errors: mended.errors });
	const fault = await changeBuyer(order.id, { ...mended, movesTickets: form.has("moveTickets") }, { username, seen: Number(form.get("seen")) || 0 });
	if (!fault) {
		const isTold = mended.email !== "" && mended.email !== order.email;
		return redirect(`/admin/orders/${order.code}`, { status: 303, headers: { "Set-Cookie": toastCookie(isTold ? "buyerChangedTold" : "buyerChanged") } });
	}
	const { locale } = await openAdminPage(request);
	const { errors } = textsOf("adminOrders", locale, {});
	return refuse<BuyerAnswer>(context, { values, errors: {}, failure: { title: errors.title, words: errors.changed } }, { status: 409 });
}

export const clientAction = keepFormOnNetworkError;

export default function BuyerPage() {
	const { text, ...form } = useLoaderData<typeof loader>();
	const answer = useAnswer<BuyerAnswer>();
	return (
		<NarrowPage title={text.title} lead={form.isInvoiced ? text.leadInvoiced : text.lead}>
			<BuyerForm {...form} text={text} answer={answer} />
		</NarrowPage>
	);
}
