import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SignedOutPage } from "#app/admin/signed-out-page.tsx";
import { openInvitationAttempt } from "#app/auth/attempt.server.ts";
import { signIn } from "#app/auth/authenticator.server.ts";
import { findInvited, INVITATION_DAYS } from "#app/auth/invitations.server.ts";
import { shortestPassword } from "#app/auth/password.server.ts";
import { noticesOf } from "#app/domain/content/event/notices.server.ts";
import { acceptInvitation } from "#app/domain/people/account/invitation.server.ts";
import { type NewPassword, newPasswordErrors, type PasswordError, readNewPassword } from "#app/domain/people/account/new-password.server.ts";
import { NewPasswordFields } from "#app/domain/people/account/new-password-fields.tsx";
import { testModeWords } from "#app/domain/sales/payment/card/settings-view.server.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckedForm } from "#app/ui/checked-form.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { openAdminPage } from "./page.server.ts";

export const facts = { access: "public" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? "Admin" }, { name: "robots", content: "noindex" }];

/** The address contains a secret key. `strict-origin`, since forms sent with `no-referrer` have no origin. */
const HEADERS = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "strict-origin" };
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A wrong key counts as a failed attempt. `retryAfter` in seconds. */
async function lookUp(request: Request) {
	const key = new URL(request.url).searchParams.get("key") ?? "";
	const attempt = await openInvitationAttempt(request);
	if ("retryAfter" in attempt) return { key, retryAfter: attempt.retryAfter };
	const user = await findInvited(key);
	if (user) await attempt.undo();
	return { key, user };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { locale, facts, t, texts } = await openAdminPage(request);
	const { user, retryAfter } = await lookUp(request);
	const invitation = texts("invitation", { days: String(INVITATION_DAYS) });
	const { errors } = texts("adminAccount");
	const count = shortestPassword(false);
	const wait = retryAfter === undefined ? undefined : { title: invitation.throttled, lead: t("admin.login.throttled", { count: Math.ceil(retryAfter / 60) }) };
	return data(
		{
			locale,
			text: texts("common"),
			invitation,
			head: user ? invitation : (wait ?? invitation.gone),
			eventName: facts.eventName,
			notices: noticesOf([testModeWords(locale)], locale),
			title: titleAfter(context, invitation.meta.title, texts("common").errors),
			username: user?.username,
			rules: t("adminAccount.password.rules", { count }),
			verifying: texts("admin").verifying,
			errorTexts: { ...errors, tooShort: t("adminAccount.errors.tooShort", { count }), different: invitation.different },
		},
		{ status: user ? 200 : wait ? 429 : 404, headers: { ...HEADERS, ...(wait && { "Retry-After": String(retryAfter) }) } },
	);
}

interface Answer {
	errors: Partial<Record<keyof NewPassword, PasswordError>>;
}

export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const form = await readForm(request);
	const chosen = readNewPassword(form);
	const { key, user, retryAfter } = await lookUp(request);
	if (!user) return refuse<Answer>(context, { errors: {} }, { status: retryAfter === undefined ? 404 : 429 });
	const errors = await newPasswordErrors(chosen, { username: user.username, hasSecondFactor: false });
	if (Object.keys(errors).length > 0) return refuse<Answer>(context, { errors });
	if (!(await acceptInvitation(user, key, chosen.passwordNew))) return refuse<Answer>(context, { errors: {} }, { status: 404 });
	const response = redirect("/admin", { status: 303, headers: { "Cache-Control": "no-store" } });
	for (const cookie of [...(await signIn(user, request)), toastCookie("signedIn")]) response.headers.append("Set-Cookie", cookie);
	return response;
}

export const clientAction = keepFormOnNetworkError;

const ID = "invitation";

export default function InvitationPage() {
	const { invitation: text, head, eventName, notices, verifying, username, rules, errorTexts } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	const labels = { passwordNew: text.password, passwordAgain: text.again };
	return (
		<SignedOutPage eventName={eventName} notices={notices} head={head} verifying={verifying}>
			{username === undefined ? (
				<ButtonLink to="/admin/login">{text.gone.toLogin}</ButtonLink>
			) : (
				<>
					<p className="mb-6 wrap-anywhere">
						{text.username}: <strong>{username}</strong>
					</p>
					<CheckedForm id={ID} labels={labels} text={text} errorTexts={errorTexts} answer={answer}>
						{(wordsFor) => (
							<div className="grid gap-6">
								<input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
								<NewPasswordFields formId={ID} labels={labels} rules={rules} wordsFor={wordsFor} />
							</div>
						)}
					</CheckedForm>
				</>
			)}
		</SignedOutPage>
	);
}
