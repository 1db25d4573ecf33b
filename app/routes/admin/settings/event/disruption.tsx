import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { eventPagePath } from "#app/domain/content/event/pages.ts";
import { postponeOrCancelEvent, resumeEvent } from "#app/domain/operations/disruption/disruption.server.ts";
import { disruptionView, readWords, stepOf } from "#app/domain/operations/disruption/form.server.ts";
import { UnreachedList } from "#app/domain/operations/group-mail/unreached.tsx";
import { isReview, readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { passwordRefusal } from "#app/routes/admin/confirmation.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import { type DisruptionAnswer, DisruptionForm } from "#app/routes/admin/settings/event/disruption/form.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";

export const facts = { access: "manageMoney" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

const BACK = eventPagePath("status");

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireRight(request, "manageMoney");
	const { locale, event, texts } = await openAdminPage(request);
	const step = stepOf(params.step, event);
	if (!step) throw redirect(BACK, 303);
	const view = await disruptionView(step, event, locale);
	return {
		...view,
		back: BACK,
		pageTitle: titleAfter(context, view.text.title, texts("common").errors),
		errorTexts: { ...texts("common").errors, ...texts("adminUsers").errors } as Record<string, string>,
	};
}

/** Postpones or cancels the event, or reinstates it; requires the administrator's password. Steps that were done before are skipped. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const user = await requireRight(request, "manageMoney");
	const form = await readForm(request, { review: true });
	const { event } = await openAdminPage(request);
	const step = stepOf(params.step, event);
	if (!step) throw redirect(BACK, 303);
	const { values, words, errors } = step === "scheduled" ? { values: {}, errors: {}, words: undefined } : readWords(form);
	if (isReview(form)) return data<DisruptionAnswer>({ values, errors: {} });
	const refusal = await passwordRefusal(user, form, request);
	if (refusal || Object.keys(errors).length > 0)
		return refuse<DisruptionAnswer>(context, { values, errors: { ...errors, ...refusal?.errors }, failure: refusal?.failure }, refusal?.init);
	const { username } = user;
	const isDone = step === "scheduled" || !words ? await resumeEvent(username) : await postponeOrCancelEvent(step, { words, username });
	return redirect(BACK, { status: 303, headers: isDone ? { "Set-Cookie": toastCookie(TOASTS[step]) } : {} });
}

const TOASTS = { postponed: "summitPostponed", cancelled: "summitCancelled", scheduled: "summitPlanned" } as const;

export const clientAction = keepFormOnNetworkError;

export default function DisruptionPage() {
	const { text, recipients, languages, values, errorTexts, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<DisruptionAnswer>();
	return (
		<NarrowPage title={text.title}>
			<h2 className="heading mt-8">{text.doesTitle}</h2>
			<ul className="mt-3 list-disc space-y-2 pl-5">
				{text.does.map((words) => (
					<li key={words}>{words}</li>
				))}
			</ul>
			{languages.length > 0 && (
				<>
					<h2 className="heading mt-8">{recipients.title}</h2>
					<p className="mt-3">{recipients.words}</p>
					<ul className="mt-2 list-disc pl-5">
						{recipients.languages.map((words) => (
							<li key={words}>{words}</li>
						))}
					</ul>
					{recipients.noServer && <p className="mt-4 border-l-4 border-gold bg-gold-ground px-5 py-4 text-gold">{recipients.noServer}</p>}
					{recipients.unreached && <UnreachedList unreached={recipients.unreached} />}
				</>
			)}
			<div className="mt-8">
				<DisruptionForm text={text} languages={languages} values={values} errorTexts={errorTexts} answer={answer} back={back} />
			</div>
		</NarrowPage>
	);
}
