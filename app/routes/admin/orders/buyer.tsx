import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { NarrowPage } from "~/admin/narrow-page";
import { requireRight } from "~/auth/guard.server";
import { invoiceValues } from "~/domain/sales/invoice/form.server";
import { listInvoices } from "~/domain/sales/invoice/invoices.server";
import { changeBuyer } from "~/domain/sales/order/actions/buyer.server";
import { readMended, typedBuyer } from "~/domain/sales/order/actions/buyer-form.server";
import { lastHappening } from "~/domain/sales/order/ledger.server";
import { readForm, refuse, titleAfter } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import { LOCALES } from "~/i18n/config";
import { languageName } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { type BuyerAnswer, BuyerForm } from "~/routes/admin/orders/buyer/buyer-form";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";
import { useAnswer } from "~/ui/use-answer";
import { openAdminPage } from "../page.server";
import { namedOrder } from "./named-order.server";

export const handle: RouteHandle = { access: "takePayments" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireRight(request, "takePayments");
	const order = await namedOrder(params);
	const { locale, texts } = await openAdminPage(request);
	const text = texts("adminBuyer", { code: order.code });
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
		seen: await lastHappening(order.id),
		back: `/admin/orders/${order.code}`,
	};
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "takePayments");
	const form = await readForm(request);
	const order = await namedOrder(params);
	const values = typedBuyer(form);
	const mended = readMended(values, { needsEmail: order.state !== "paid", isInvoiced: (await listInvoices(order.id)).length > 0 });
	if ("errors" in mended) return refuse<BuyerAnswer>(context, { values, errors: mended.errors });
	const fault = await changeBuyer(order.id, mended, { username, seen: Number(form.get("seen")) || 0 });
	if (!fault) {
		const isTold = mended.email !== "" && mended.email !== order.email;
		return redirect(`/admin/orders/${order.code}`, { status: 303, headers: { "Set-Cookie": toastCookie(isTold ? "buyerChangedTold" : "buyerChanged") } });
	}
	const { locale } = await openAdminPage(request);
	const { errors } = textsOf("adminOrders", locale, {});
	return refuse<BuyerAnswer>(context, { values, errors: {}, failure: { title: errors.title, words: errors.changed } }, { status: 409 });
}

export const clientAction = sendOrSay;

export default function BuyerPage() {
	const { text, ...form } = useLoaderData<typeof loader>();
	const answer = useAnswer<BuyerAnswer>();
	return (
		<NarrowPage title={text.title} lead={form.isInvoiced ? text.leadInvoiced : text.lead}>
			<BuyerForm {...form} text={text} answer={answer} />
		</NarrowPage>
	);
}
