import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { NarrowPage } from "~/admin/narrow-page";
import { requireRight } from "~/auth/guard.server";
import { type ConfirmAnswer, ConfirmForm } from "~/domain/people/account/confirm-form";
import { readForm, refuse, titleAfter } from "~/http/form.server";
import { safePath } from "~/http/redirect.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import { sendSeveral, sendSeveralView } from "~/routes/admin/orders/refunds-sent/send-several.server";
import type { RouteHandle } from "~/routes/route-handle";
import { Link } from "~/ui/link";
import { sendOrSay } from "~/ui/send-or-say";
import { useAnswer } from "~/ui/use-answer";
import { passwordRefusal } from "../confirmation.server";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "manageMoney" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

const LIST = "/admin/orders/refunds";

/** Asks whether the chosen refunds were sent. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireRight(request, "manageMoney");
	const { searchParams } = new URL(request.url);
	const { locale, texts } = await openAdminPage(request);
	const back = safePath(searchParams.get("redirectTo"), LIST);
	const view = await sendSeveralView(searchParams.getAll("id"), back, locale);
	if (!view) throw redirect(back, { headers: { "Set-Cookie": toastCookie("manyNone") } });
	return { ...view, pageTitle: titleAfter(context, view.title, texts("common").errors), errorTexts: texts("adminUsers").errors };
}

export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const user = await requireRight(request, "manageMoney");
	const form = await readForm(request);
	const refusal = await passwordRefusal(user, form, request);
	if (refusal) return refuse<ConfirmAnswer>(context, { errors: refusal.errors, failure: refusal.failure }, refusal.init);
	const counts = await sendSeveral(form.getAll("id").map(String), { username: user.username });
	const headers = { "Set-Cookie": toastCookie(counts.refunds > 0 ? "refundsMarked" : "refundsNotMarked", { counts }) };
	return redirect(safePath(form.get("redirectTo"), LIST), { status: 303, headers });
}

export const clientAction = sendOrSay;

export default function RefundsSentPage() {
	const { title, text, errorTexts, rows, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<ConfirmAnswer>();
	return (
		<NarrowPage title={title} lead={text.words}>
			<ul className="mb-8 border-t-2 border-line-strong">
				{rows.map(({ id, path, name }) => (
					<li key={id} className="border-b border-line py-2 wrap-anywhere">
						<Link to={path} className="link inline-block py-1">
							{name}
						</Link>
					</li>
				))}
			</ul>
			<ConfirmForm id="refunds-sent" text={text} errorTexts={errorTexts} answer={answer} back={back}>
				{() => (
					<>
						<input type="hidden" name="redirectTo" value={back} />
						{rows.map(({ id }) => (
							<input key={id} type="hidden" name="id" value={id} />
						))}
					</>
				)}
			</ConfirmForm>
		</NarrowPage>
	);
}
