import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { NarrowPage } from "~/admin/narrow-page";
import { requireRight } from "~/auth/guard.server";
import { eraseOrder } from "~/domain/operations/erasure/erasure.server";
import { deskErasureView } from "~/domain/operations/erasure/view.server";
import { type ConfirmAnswer, ConfirmForm } from "~/domain/people/account/confirm-form";
import { readForm, refuse, titleAfter } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import type { RouteHandle } from "~/routes/route-handle";
import { ButtonLink } from "~/ui/button";
import { sendOrSay } from "~/ui/send-or-say";
import { useAnswer } from "~/ui/use-answer";
import { passwordRefusal } from "../confirmation.server";
import { openAdminPage } from "../page.server";
import { namedOrder } from "./named-order.server";

export const handle: RouteHandle = { access: "setRetention" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

/** Asks first. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireRight(request, "setRetention");
	const { locale, texts } = await openAdminPage(request);
	const order = await namedOrder(params);
	const view = await deskErasureView(order, locale);
	return {
		...view,
		confirm: texts("adminRetention").question.confirm,
		pageTitle: titleAfter(context, view.text.title, texts("common").errors),
		errorTexts: texts("adminUsers").errors,
		back: `/admin/orders/${order.code}`,
	};
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const user = await requireRight(request, "setRetention");
	const form = await readForm(request);
	const order = await namedOrder(params);
	const refusal = await passwordRefusal(user, form, request);
	if (refusal) return refuse<ConfirmAnswer>(context, { errors: refusal.errors, failure: refusal.failure }, refusal.init);
	const kept = await eraseOrder(order.id, { actor: { username: user.username } });
	const back = `/admin/orders/${order.code}`;
	if (kept && kept !== "erased") return redirect(`${back}/erasure`, 303);
	return redirect(back, { status: 303, headers: { "Set-Cookie": toastCookie("orderErased") } });
}

export const clientAction = sendOrSay;

export default function ErasurePage() {
	const { text, kept, warning, confirm, errorTexts, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<ConfirmAnswer>();
	return (
		<NarrowPage title={text.title} lead={kept ?? text.lead}>
			{!kept && warning && <p className="mt-3 font-semibold">{warning}</p>}
			<div className="mt-10">
				{kept ? (
					<ButtonLink look="outline" to={back}>
						{text.cancel}
					</ButtonLink>
				) : (
					<ConfirmForm id="erasure" text={{ ...text, confirm }} errorTexts={errorTexts} answer={answer} back={back} />
				)}
			</div>
		</NarrowPage>
	);
}
