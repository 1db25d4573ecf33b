import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { type RetentionAnswer, RetentionForm } from "#app/domain/operations/retention/form.tsx";
import { countOverdue } from "#app/domain/operations/retention/overdue.server.ts";
import { lossesView, retentionView } from "#app/domain/operations/retention/view.server.ts";
import { RETENTION_FIELDS } from "#app/domain/people/retention/limits.ts";
import { retentionSchema } from "#app/domain/people/retention/schema.ts";
import { isReview, readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { errorsOf } from "#app/http/form-codecs.ts";
import { valuesOf } from "#app/http/form-values.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { passwordRefusal } from "#app/routes/admin/confirmation.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import { RetentionQuestion } from "#app/routes/admin/settings/privacy/question.tsx";
import { saveRetention } from "#app/routes/admin/settings/privacy/saving.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";

export const facts = { access: "setRetention" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireRight(request, "setRetention");
	const { locale, texts } = await openAdminPage(request);
	const view = await retentionView(locale);
	return { ...view, pageTitle: titleAfter(context, view.text.title, texts("common").errors) };
}

/** Asks first if something already exceeds a new retention time. */
export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const user = await requireRight(request, "setRetention");
	const { locale } = await openAdminPage(request);
	const form = await readForm(request, { review: true });
	const sent = valuesOf(form);
	const values = Object.fromEntries(RETENTION_FIELDS.map((name) => [name, sent[name] ?? ""]));
	if (isReview(form)) return data<RetentionAnswer>({ values, errors: {} });
	const retention = z.safeDecode(retentionSchema, values as z.input<typeof retentionSchema>);
	if (!retention.success) return refuse<RetentionAnswer>(context, { values, errors: errorsOf(retention.error) });
	const overdue = await countOverdue(retention.data, new Date());
	const losses = lossesView(overdue, locale);
	const needsPassword = overdue.orderDays > 0 || overdue.invoiceYears > 0;
	if (losses.length > 0 && !form.has("confirmed")) return data<RetentionAnswer>({ values, errors: {}, losses, needsPassword });
	const refusal = needsPassword ? await passwordRefusal(user, form, request) : undefined;
	if (refusal) return refuse<RetentionAnswer>(context, { values, errors: refusal.errors, failure: refusal.failure, losses, needsPassword }, refusal.init);
	await saveRetention(retention.data, user.username);
	return redirect("/admin/settings/privacy", { status: 303, headers: { "Set-Cookie": toastCookie("saved") } });
}

export const clientAction = keepFormOnNetworkError;

export default function PrivacyPage() {
	const { text, fields } = useLoaderData<typeof loader>();
	const answer = useAnswer<typeof action>();
	return (
		<div className="page max-w-3xl py-6">
			{answer?.losses ? (
				<RetentionQuestion answer={answer} losses={answer.losses} text={text} />
			) : (
				<>
					<h1 tabIndex={-1} className="title outline-none">
						{text.title}
					</h1>
					<p className="lead mt-4 mb-8">{text.lead}</p>
					<RetentionForm text={text} fields={fields} answer={answer} />
				</>
			)}
		</div>
	);
}
