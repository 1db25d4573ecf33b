import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, Link, useLoaderData, useNavigation } from "@remix-run/react";
import { adminMeta } from "#app/admin/meta.ts";
import { sendNow } from "#app/domain/people/mail/outbox.server.ts";
import { MailStateBadge, NoServer } from "#app/domain/people/mail/outbox.tsx";
import { findMail } from "#app/domain/people/mail/queries.server.ts";
import { mailView } from "#app/domain/people/mail/view.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { openedMail } from "./opened-mail.server.ts";

export const facts = { access: "seeMail" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.title);

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
	const mail = await openedMail(request, id);
	const { locale, event, facts } = await openAdminPage(request);
	return { title: `${mail.subject} | ${facts.eventName}`, ...mailView(mail, event, { locale, origin: siteOrigin(request) }) };
}

/** An email that was sent, or is being sent by somebody else, is not sent again. */
export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	await openedMail(request, id);
	await readForm(request);
	const sent = await sendNow(id);
	const mail = await findMail(id);
	if (!mail) return redirect("/admin/mail", { status: 303, headers: { "Set-Cookie": toastCookie("mailOver") } });
	const toast = sent === false ? "mailNotSent" : mail.sentAt ? "mailSent" : "mailUnderWay";
	return redirect(`/admin/mail/${id}`, { status: 303, headers: { "Set-Cookie": toastCookie(toast) } });
}

export const clientAction = keepFormOnNetworkError;

export default function MailPage() {
	const { text, subject, body, attachments, state, stateWords, facts, noServer, canSend } = useLoaderData<typeof loader>();
	const busy = useNavigation().formMethod === "POST";
	return (
		<div className="page py-6">
			<Link to="/admin/mail" className="link inline-flex min-h-8 items-center">
				{text.back}
			</Link>
			<h1 tabIndex={-1} className="title mt-2 wrap-anywhere outline-none">
				{subject}
			</h1>
			<p className="mt-4">
				<MailStateBadge state={state} words={stateWords} />
			</p>
			<NoServer text={noServer} />
			<dl className="mt-8 border-t-2 border-line-strong">
				{facts.map(({ label, value }) => (
					<div key={label} className="grid gap-x-6 border-b border-line py-3 md:grid-cols-[14rem_minmax(0,1fr)]">
						<dt className="text-ink-2">{label}</dt>
						<dd className="wrap-anywhere">{value}</dd>
					</div>
				))}
			</dl>
			<p className="mt-8 max-w-measure whitespace-pre-line wrap-anywhere">{body}</p>
			{attachments.length > 0 && (
				<section aria-labelledby="attachments-title" className="mt-8">
					<h2 id="attachments-title" className="subheading">
						{text.attachments}
					</h2>
					<ol className="mt-2 list-decimal pl-6">
						{attachments.map(({ to, label }) => (
							<li key={to}>
								<a href={to} className="link inline-block py-1.5">
									{label}
								</a>
							</li>
						))}
					</ol>
				</section>
			)}
			<div className="mt-10 flex flex-wrap gap-3">
				{canSend && (
					<Form method="post">
						<Button disabled={busy}>{busy ? text.sending : text.sendNow}</Button>
					</Form>
				)}
				<ButtonLink look="outline" to="delete">
					{text.remove}
				</ButtonLink>
			</div>
		</div>
	);
}
