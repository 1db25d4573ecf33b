import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { requireRight } from "~/auth/guard.server";
import { listCardRefunds, refundActions } from "~/domain/card/desk-refunds.server";
import { findNamedOrder } from "~/domain/order/desk-order.server";
import { listRefunds, markRefund, type RefundStep } from "~/domain/order/refunds.server";
import type { ConfirmError } from "~/domain/user/confirm-field";
import { ConfirmForm } from "~/domain/user/confirm-form";
import { readForm, refuse, titleAfter } from "~/http/form.server";
import { siteOrigin } from "~/http/origin.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import { formatPrice } from "~/i18n/format.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";
import { useAnswer } from "~/ui/use-answer";
import { passwordRefusal } from "../confirmation.server";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "manageMoney" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

/** Asks first. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireRight(request, "manageMoney");
	const { order, refund, step } = await refundIn(params);
	const { locale, texts } = await openAdminPage(request);
	const { refund: text, actions } = texts("adminOrders", { amount: formatPrice(refund.amount, locale), name: order.name });
	return {
		text: { ...text[step], confirm: text.confirm, busy: actions.busy, cancel: actions.cancel },
		pageTitle: titleAfter(context, text[step].title, texts("common").errors),
		errorTexts: texts("adminUsers").errors,
		back: `/admin/orders/${order.code}`,
	};
}

interface Answer {
	errors: { passwordNow?: ConfirmError };
	failure?: { title: string; words: string };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const user = await requireRight(request, "manageMoney");
	const form = await readForm(request);
	const { order, refund, step } = await refundIn(params);
	const refusal = await passwordRefusal(user, form, request);
	if (refusal) return refuse<Answer>(context, { errors: refusal.errors, failure: refusal.failure }, refusal.init);
	await markRefund(refund, step, { username: user.username, origin: siteOrigin(request) });
	return redirect(`/admin/orders/${order.code}`, { status: 303, headers: { "Set-Cookie": toastCookie("refundMarked") } });
}

/** @throws 404 where there is no such refund, or it cannot come to that from where it is */
async function refundIn({ id = "", refund: number, step }: LoaderFunctionArgs["params"]) {
	const order = await findNamedOrder(id);
	const refund = order && (await listRefunds(order.id)).find((one) => String(one.id) === number);
	if (!refund || !refundActions(refund, (await listCardRefunds(order.id)).get(refund.id)).some((next) => next === step))
		throw new Response(null, { status: 404 });
	return { order, refund, step: step as RefundStep };
}

export const clientAction = sendOrSay;

export default function RefundPage() {
	const { text, errorTexts, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	return (
		<div className="page py-8 md:py-12 *:max-w-3xl">
			<h1 tabIndex={-1} className="title wrap-anywhere outline-none">
				{text.title}
			</h1>
			<p className="lead mt-4 mb-10">{text.lead}</p>
			<ConfirmForm id="refund" text={text} errorTexts={errorTexts} answer={answer} back={back} />
		</div>
	);
}
