import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { type ConfirmAnswer, ConfirmForm } from "#app/domain/people/account/confirm-form.tsx";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { safePath } from "#app/http/redirect.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { passwordRefusal } from "#app/routes/admin/confirmation.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import { sendSeveral, sendSeveralView } from "#app/routes/admin/payments/refunds-sent/send-several.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { Link } from "#app/ui/link.tsx";
import { useAnswer } from "#app/ui/use-answer.ts";

export const facts = { access: "manageMoney" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

const LIST = "/admin/payments/refunds";

export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireRight(request, "manageMoney");
	const { searchParams } = new URL(request.url);
	const { locale, texts } = await openAdminPage(request);
	const back = safePath(searchParams.get("redirectTo"), LIST);
	const view = await sendSeveralView(searchParams.getAll("id"), back, locale);
	if (!view) throw redirect(back, { headers: { "Set-Cookie": toastCookie("bulkNone") } });
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

export const clientAction = keepFormOnNetworkError;

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
