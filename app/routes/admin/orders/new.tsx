import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { OneTimeSecret } from "#app/domain/people/account/one-time-secret.tsx";
import { issueOrderLink } from "#app/domain/sales/order/actions/actions.server.ts";
import { createManualOrder, priceManualOrder } from "#app/domain/sales/order/manual/create.server.ts";
import { decodeManualOrder, emptyManualOrder, kindsFor, readManualOrder, wantedOf } from "#app/domain/sales/order/manual/form.server.ts";
import { manualOrderView, pricedView } from "#app/domain/sales/order/manual/view.server.ts";
import { isReview, readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { type ManualOrderAnswer, ManualOrderForm } from "#app/routes/admin/orders/new/form.tsx";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { namedOrder } from "./named-order.server.ts";

export const facts = { access: "takePayments" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { rights } = await requireRight(request, "takePayments");
	const { locale, event, texts } = await openAdminPage(request);
	const text = texts("adminManualOrder");
	const companyText = texts("invoiceData");
	const { errors } = texts("common");
	return {
		text,
		pageTitle: titleAfter(context, text.title, errors),
		companyText,
		linkText: { ...texts("adminOrders").actions.link, back: texts("adminOrders").actions.back, copy: texts("adminUsers").invitation.copy },
		errorTexts: { ...errors, ...companyText.errors, ...text.errors } as Record<string, string>,
		values: await emptyManualOrder(event),
		view: await manualOrderView(kindsFor(rights), locale),
	};
}

/** With the shown price as `expectedTotal`, creates the order. */
export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username, rights } = await requireRight(request, "takePayments");
	const form = await readForm(request, { review: true });
	const { locale, event, texts } = await openAdminPage(request);
	const values = readManualOrder(form);
	const wanted = wantedOf(values);
	if (!kindsFor(rights).includes(wanted.kind)) throw new Response(null, { status: 403 });
	const priced = await priceManualOrder(wanted);
	const view = async (cart = priced) => pricedView(cart, wanted.kind, locale);
	if (isReview(form)) return data<ManualOrderAnswer>({ values, errors: {}, priced: await view() });
	const decoded = decodeManualOrder(values, event);
	if ("errors" in decoded) return refuse<ManualOrderAnswer>(context, { values, errors: decoded.errors, priced: await view() });
	const { failures } = texts("adminManualOrder");
	const expected = form.get("expectedTotal")?.toString();
	if (priced.problems.length > 0) {
		const shown = await view();
		const failure = { title: failures.problems, words: shown.problems.join(" ") };
		return refuse<ManualOrderAnswer>(context, { values, errors: {}, failure, priced: shown });
	}
	if (expected === undefined) return data<ManualOrderAnswer>({ values, errors: {}, priced: await view() });
	const ordered = await createManualOrder({ ...decoded.order, expectedTotal: Number(expected), username });
	if ("refused" in ordered)
		return refuse<ManualOrderAnswer>(context, { values, errors: {}, failure: failures.changed, priced: await view(ordered.refused) }, { status: 409 });
	if (!decoded.order.email) {
		const order = await namedOrder({ id: ordered.code });
		return data<ManualOrderAnswer>({
			values,
			errors: {},
			made: { code: ordered.code, address: await issueOrderLink(order, { username, origin: siteOrigin(request) }) },
		});
	}
	return redirect(`/admin/orders/${ordered.code}`, { status: 303, headers: { "Set-Cookie": toastCookie("orderMade") } });
}

export const clientAction = keepFormOnNetworkError;

export default function ManualOrderPage() {
	const { text, companyText, linkText, errorTexts, values, view } = useLoaderData<typeof loader>();
	const answer = useAnswer<ManualOrderAnswer>();
	if (answer?.made) {
		const { code, address } = answer.made;
		const back = { words: linkText.back, path: `/admin/orders/${code}` };
		return <OneTimeSecret title={text.made} lead={linkText.handOver} words={address} term={linkText.address} copy={linkText.copy} back={back} />;
	}
	return (
		<NarrowPage title={text.title} lead={text.lead}>
			<ManualOrderForm text={text} companyText={companyText} errorTexts={errorTexts} values={values} view={view} answer={answer} />
		</NarrowPage>
	);
}
