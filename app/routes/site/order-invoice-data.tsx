import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CompanyFields } from "#app/domain/sales/invoice/company-fields.tsx";
import type { InvoiceValues } from "#app/domain/sales/invoice/data.ts";
import { invoiceValues, readInvoiceData, typedInvoice } from "#app/domain/sales/invoice/form.server.ts";
import { changeInvoiceData } from "#app/domain/sales/order/changes.server.ts";
import { isUnpaid } from "#app/domain/sales/order/states.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { localePath } from "#app/i18n/config.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckedForm } from "#app/ui/checked-form.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { useAnswer } from "#app/ui/use-answer.ts";
import { openedOrder } from "./opened-order.server.ts";
import { openPage } from "./page.server.ts";
import { redirectToOrder } from "./redirect-to-order.server.ts";

export const facts = { access: "public", openedBy: ["order"] } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { title: args.data.title, description: "", noIndex: true });

export const headers: HeadersFunction = () => SECRET_HEADERS;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { locale, event, texts } = await openPage(params);
	const order = await openedOrder(params);
	const text = texts("invoiceData", { code: order.code, eventName: event.name });
	const { errors } = texts("common");
	return data({
		text,
		title: titleAfter(context, text.page.metaTitle, errors),
		errorTexts: { ...errors, ...text.errors } as Record<string, string>,
		values: isUnpaid(order.state) ? invoiceValues(order.invoiceTo) : undefined,
		over: text.page.over[order.paidAt ? "invoiced" : "ended"],
		back: localePath(locale, `/orders/${order.code}/${params.secret}`),
	});
}

interface Answer {
	values: InvoiceValues;
	errors: Partial<Record<string, string>>;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const values = typedInvoice(await readForm(request));
	const { pathname } = new URL(request.url);
	const order = await openedOrder(params);
	const read = readInvoiceData(values);
	if ("errors" in read) return refuse<Answer>(context, { values, errors: read.errors });
	// This page says why, if it is refused.
	const isKept = await changeInvoiceData(order.id, read.invoiceTo);
	return isKept ? redirectToOrder(params, "?done=invoice#manage") : redirect(pathname, 303);
}

export const clientAction = keepFormOnNetworkError;

export default function InvoiceDataPage() {
	const { text, errorTexts, values, over, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	const { page } = text;
	const leave = (
		<ButtonLink look="outline" to={back}>
			{page.back}
		</ButtonLink>
	);
	return (
		<>
			<PageHead title={page.title} lead={values ? page.lead : over} />
			<div className="page section">
				{values ? (
					<CheckedForm id="invoice" labels={text.fields} text={page} errorTexts={errorTexts} answer={answer} beside={leave} className="max-w-3xl">
						{(wordsFor) => <CompanyFields id="invoice" text={text} values={answer?.values ?? values} wordsFor={wordsFor} />}
					</CheckedForm>
				) : (
					leave
				)}
			</div>
		</>
	);
}
