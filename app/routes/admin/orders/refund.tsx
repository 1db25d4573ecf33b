import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { type ConfirmAnswer, ConfirmForm } from "#app/domain/people/account/confirm-form.tsx";
import { listCardRefunds, refundActions } from "#app/domain/sales/payment/card/refund-actions.server.ts";
import { refundByCard } from "#app/domain/sales/payment/card/refunds.server.ts";
import { listRefunds, markRefund } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { passwordRefusal } from "#app/routes/admin/confirmation.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { namedOrder } from "./named-order.server.ts";

export const facts = { access: "manageMoney" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireRight(request, "manageMoney");
	const { order, refund, step } = await refundIn(params);
	const { locale, texts } = await openAdminPage(request);
	const values = { amount: formatPrice(refund.amount, locale), name: order.name };
	const { refund: steps, actions } = texts("adminOrders", values);
	const { sent } = steps;
	const lead = [sent.leads[refund.isCash ? "cash" : "bank"], ...(order.email ? [sent.notified] : [])].join(" ");
	const text = step === "card" ? texts("card", values).refund : step === "sent" ? { ...sent, lead } : steps[step];
	return {
		text: { ...text, confirm: steps.confirm, busy: actions.busy, cancel: actions.cancel },
		pageTitle: titleAfter(context, text.title, texts("common").errors),
		errorTexts: texts("adminUsers").errors,
		back: `/admin/orders/${order.code}`,
	};
}

/** Sends the money through Stripe, retrying until it answers, or records what the organizer reports. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const user = await requireRight(request, "manageMoney");
	const form = await readForm(request);
	const { order, refund, step } = await refundIn(params);
	const refusal = await passwordRefusal(user, form, request);
	if (refusal) return refuse<ConfirmAnswer>(context, { errors: refusal.errors, failure: refusal.failure }, refusal.init);
	const isDone = step === "card" ? await refundByCard(refund.id, user.username) : await markRefund(refund, step, { username: user.username });
	const toast = toastCookie(isDone ? "refundMarked" : "refundsNotMarked");
	return redirect(`/admin/orders/${order.code}`, { status: 303, headers: { "Set-Cookie": toast } });
}

/** @throws 404 if there is no such refund, or its status does not allow this step */
async function refundIn(params: LoaderFunctionArgs["params"]) {
	const order = await namedOrder(params);
	const refund = (await listRefunds(order.id)).find(({ id }) => String(id) === params.refund);
	const step = refund && refundActions(refund, (await listCardRefunds([refund])).get(refund.id)).find((next) => next === params.step);
	if (!step) throw new Response(null, { status: 404 });
	return { order, refund, step };
}

export const clientAction = keepFormOnNetworkError;

export default function RefundPage() {
	const { text, errorTexts, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<ConfirmAnswer>();
	return (
		<NarrowPage title={text.title} lead={text.lead}>
			<ConfirmForm id="refund" text={text} errorTexts={errorTexts} answer={answer} back={back} />
		</NarrowPage>
	);
}
