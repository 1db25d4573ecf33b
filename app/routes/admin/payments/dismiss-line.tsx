import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import { dismissLine } from "#app/domain/sales/payment/statement/lines.server.ts";
import { lineStepView } from "#app/domain/sales/payment/statement/lines-view.server.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { text as textCodec } from "#app/http/form-codecs.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckedForm } from "#app/ui/checked-form.tsx";
import { Field } from "#app/ui/field.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { namedLine } from "./named-line.server.ts";

export const facts = { access: "takePayments" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireRight(request, "takePayments");
	const line = await namedLine(params);
	const { locale, texts } = await openAdminPage(request);
	const view = lineStepView(line, "dismiss", locale);
	return { ...view, pageTitle: titleAfter(context, view.text.title, texts("common").errors) };
}

interface Answer {
	reason: string;
	errors: { reason?: string };
	failure?: { title: string; words: string };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "takePayments");
	const form = await readForm(request);
	const line = await namedLine(params);
	const typed = String(form.get("reason") ?? "");
	const { success, data: reason, error } = textCodec(ORDER_LIMITS.reason).safeParse(typed);
	if (!success) return refuse<Answer>(context, { reason: typed, errors: { reason: error.issues[0]?.message } });
	if (await dismissLine(line.id, { reason, username, now: new Date(readClock()) }))
		return redirect("/admin/payments", { status: 303, headers: { "Set-Cookie": toastCookie("lineDismissed") } });
	const { failure } = lineStepView(line, "dismiss", await readersLocale(request));
	return refuse<Answer>(context, { reason: typed, errors: {}, failure }, { status: 409 });
}

export const clientAction = keepFormOnNetworkError;

const ID = "dismissal";

export default function DismissLinePage() {
	const { text, errorTexts, said, refused, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	return (
		<NarrowPage title={text.title} lead={refused ?? text.lead}>
			<p className="mb-6 border-l-4 border-line-strong pl-4 wrap-anywhere">{said}</p>
			{refused ? (
				<ButtonLink to={back}>{text.back}</ButtonLink>
			) : (
				<CheckedForm
					id={ID}
					labels={{ reason: text.reason }}
					text={text}
					errorTexts={errorTexts}
					answer={answer}
					beside={
						<ButtonLink look="outline" to={back}>
							{text.cancel}
						</ButtonLink>
					}
				>
					{(wordsFor) => (
						<Field
							id={`${ID}-reason`}
							name="reason"
							label={text.reason}
							hint={text.reasonHint}
							defaultValue={answer?.reason}
							maxLength={ORDER_LIMITS.reason}
							required
							autoComplete="off"
							error={wordsFor("reason")}
						/>
					)}
				</CheckedForm>
			)}
		</NarrowPage>
	);
}
