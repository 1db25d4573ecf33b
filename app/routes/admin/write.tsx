import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { recipientsOf, unreachedOf } from "#app/domain/operations/group-mail/audience.server.ts";
import {
	audienceOf,
	emptyGroupMail,
	type GroupMailView,
	groupMailView,
	previewOf,
	readGroupMail,
	sendTimeOf,
	wordsOf,
} from "#app/domain/operations/group-mail/form.server.ts";
import { cancelScheduled, sendGroupMail, sendTest, wordless } from "#app/domain/operations/group-mail/sending.server.ts";
import { requiredEmail } from "#app/http/field-schemas.ts";
import { isReview, readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import { type GroupMailAnswer, GroupMailForm } from "#app/routes/admin/write/form.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";

export const facts = { access: "mailAttendees", body: "editor" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireRight(request, "mailAttendees");
	const { locale, event, texts } = await openAdminPage(request);
	const text = texts("adminGroupMail");
	const { errors } = texts("common");
	return {
		text,
		pageTitle: titleAfter(context, text.title, errors),
		errorTexts: { ...errors, ...text.errors } as Record<string, string>,
		values: emptyGroupMail(new URL(request.url).searchParams.get("group")),
		view: await groupMailView(event, locale),
	};
}

/** Previews; with `send`, the fingerprint of the preview, queues the emails; with `test`, sends them to one address only. */
export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "mailAttendees");
	const form = await readForm(request, { review: true });
	const cancelled = form.get("cancel")?.toString();
	if (cancelled) {
		await cancelScheduled(cancelled);
		return redirect("/admin/write", { status: 303, headers: { "Set-Cookie": toastCookie("groupMailCanceled") } });
	}
	const { locale, event, t, texts } = await openAdminPage(request);
	const { failures } = texts("adminGroupMail");
	const values = readGroupMail(form);
	const audience = audienceOf(values);
	const { words, errors: wrong } = wordsOf(values);
	const { sendAt, error } = sendTimeOf(values, event);
	const isTest = form.has("test");
	const wrongTo = isTest && !requiredEmail.safeParse(values.testTo).success;
	const errors = { ...wrong, ...(error && { at: error }), ...(wrongTo && { testTo: "email" }) };
	const [recipients, unreached] = [await recipientsOf(audience), await unreachedOf(audience)];
	if (Object.keys(errors).length > 0) return refuse<GroupMailAnswer>(context, { values, errors });
	if (Object.keys(words).length === 0) return refuse<GroupMailAnswer>(context, { values, errors, failure: failures.wordless });
	if (isTest && !isReview(form)) {
		await sendTest(values.testTo, words, audience.group);
		return data<GroupMailAnswer>({ values, errors, tested: t("adminGroupMail.tested", { to: values.testTo }) });
	}
	if (recipients.length === 0) return refuse<GroupMailAnswer>(context, { values, errors, failure: failures.nobody });
	if (wordless(words, recipients).length > 0) return refuse<GroupMailAnswer>(context, { values, errors, failure: failures.wordless });
	const preview = previewOf(audience, words, { recipients, unreached, sendAt }, event, locale);
	const seen = form.get("send")?.toString();
	if (isReview(form) || !seen) return data<GroupMailAnswer>({ values, errors, preview });
	if (!(await sendGroupMail({ audience, words, attempt: values.attempt, seen, username, sendAt })))
		return refuse<GroupMailAnswer>(context, { values, errors, failure: failures.changed, preview }, { status: 409 });
	return redirect("/admin/write", { status: 303, headers: { "Set-Cookie": toastCookie(sendAt ? "groupMailScheduled" : "groupMailSent") } });
}

export const clientAction = keepFormOnNetworkError;

export default function GroupMailPage() {
	const { text, errorTexts, values, view } = useLoaderData<typeof loader>();
	const answer = useAnswer<GroupMailAnswer>();
	return (
		<NarrowPage title={text.title} lead={text.lead}>
			{view.noServer && <p className="mb-8 border-l-4 border-gold bg-gold-ground px-5 py-4 text-gold">{view.noServer}</p>}
			<GroupMailForm text={text} errorTexts={errorTexts} values={values} view={view} answer={answer} />
			<Mails id="scheduled" title={text.scheduled} mails={view.scheduled} cancel={text.cancel} />
			<Mails id="sent" title={text.before} mails={view.sent} />
		</NarrowPage>
	);
}

function Mails({ id, title, mails, cancel }: { id: string; title: string; mails: GroupMailView["sent"]; cancel?: string }) {
	if (mails.length === 0) return null;
	return (
		<section aria-labelledby={`${id}-title`} className="mt-10">
			<h2 id={`${id}-title`} className="subheading border-b-2 border-line-strong pb-2">
				{title}
			</h2>
			<ul>
				{mails.map(({ attempt, subject, words }) => (
					<li key={attempt} className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2 wrap-anywhere">
						<p className="min-w-0">
							<span className="font-semibold">{subject}</span>
							<span className="block text-small text-ink-2">{words}</span>
						</p>
						{cancel && (
							<Form method="post">
								<button type="submit" name="cancel" value={attempt} className="link min-h-8">
									{cancel}
								</button>
							</Form>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
