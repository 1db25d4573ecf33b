import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { eraseOrder } from "#app/domain/operations/erasure/erasure.server.ts";
import { adminErasureView } from "#app/domain/operations/erasure/view.server.ts";
import { type ConfirmAnswer, ConfirmForm } from "#app/domain/people/account/confirm-form.tsx";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { passwordRefusal } from "#app/routes/admin/confirmation.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { namedOrder } from "./named-order.server.ts";

export const facts = { access: "setRetention" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireRight(request, "setRetention");
	const { locale, texts } = await openAdminPage(request);
	const order = await namedOrder(params);
	const view = await adminErasureView(order, locale);
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

export const clientAction = keepFormOnNetworkError;

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
