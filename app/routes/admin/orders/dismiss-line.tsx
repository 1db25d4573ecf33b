import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { NarrowPage } from "~/admin/narrow-page";
import { requireRight } from "~/auth/guard.server";
import { ORDER_LIMITS } from "~/domain/sales/order/limits";
import { dismissLine } from "~/domain/sales/payment/statement/lines.server";
import { lineStepView } from "~/domain/sales/payment/statement/lines-view.server";
import { readForm, refuse, titleAfter } from "~/http/form.server";
import { text as textCodec } from "~/http/form-codecs";
import { readersLocale } from "~/http/locale.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import type { RouteHandle } from "~/routes/route-handle";
import { readClock } from "~/runtime/clock.server";
import { ButtonLink } from "~/ui/button";
import { CheckedForm } from "~/ui/checked-form";
import { Field } from "~/ui/field";
import { sendOrSay } from "~/ui/send-or-say";
import { useAnswer } from "~/ui/use-answer";
import { openAdminPage } from "../page.server";
import { namedLine } from "./named-line.server";

export const handle: RouteHandle = { access: "takePayments" };

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
		return redirect("/admin/orders/statement/lines", { status: 303, headers: { "Set-Cookie": toastCookie("lineDismissed") } });
	const { failure } = lineStepView(line, "dismiss", await readersLocale(request));
	return refuse<Answer>(context, { reason: typed, errors: {}, failure }, { status: 409 });
}

export const clientAction = sendOrSay;

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
