import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { requireSignedIn } from "#app/auth/guard.server.ts";
import { readReference, referenceCookie } from "#app/auth/login-session-cookie.server.ts";
import { listLoginSessions } from "#app/auth/login-sessions.server.ts";
import { shortestPassword } from "#app/auth/password.server.ts";
import { recoveryCodesOf } from "#app/auth/recovery-codes.server.ts";
import { getAccount } from "#app/auth/users.server.ts";
import { passwordErrors, readNewPassword } from "#app/domain/people/account/new-password.server.ts";
import { changeOwnPassword } from "#app/domain/people/account/own-account.server.ts";
import { loginSessionViews } from "#app/domain/people/account/view.server.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { formatList } from "#app/i18n/format.server.ts";
import { LoginSessionTable } from "#app/routes/admin/account/account/login-session-table.tsx";
import { PasswordForm } from "#app/routes/admin/account/account/password-form.tsx";
import { passwordRefusal } from "#app/routes/admin/confirmation.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";

export const facts = { access: "signedIn" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const user = await requireSignedIn(request, { settles: "password" });
	const { locale, event, t, texts } = await openAdminPage(request);
	const { role: names } = texts("admin");
	const role = formatList(
		user.roles.map((role) => names[role]),
		locale,
	);
	const text = texts("adminAccount", { username: user.username, role });
	const isDue = user.due === "password";
	const codes = await recoveryCodesOf(user.id);
	const hasSecondFactor = Boolean((await getAccount(user.id))?.storedSeed);
	const count = shortestPassword(hasSecondFactor);
	return {
		text,
		pageTitle: titleAfter(context, isDue ? text.due.title : text.title, texts("common").errors),
		rules: t("adminAccount.password.rules", { count }),
		errors: { ...text.errors, tooShort: t("adminAccount.errors.tooShort", { count }) },
		sessions: loginSessionViews(await listLoginSessions(user.id, readReference(request)), event, locale),
		isDue,
		hasSecondFactor,
		secondFactor: hasSecondFactor ? t("adminAccount.secondFactor.on", { count: codes.count }) : text.secondFactor.off,
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const user = await requireSignedIn(request, { settles: "password" });
	const form = await readForm(request);
	const change = { passwordNow: String(form.get("passwordNow") ?? ""), ...readNewPassword(form) };

	const hasSecondFactor = Boolean((await getAccount(user.id))?.storedSeed);
	const errors = await passwordErrors(change, { username: user.username, hasSecondFactor });
	if (Object.keys(errors).length > 0) return refuse(context, { errors, failure: undefined });
	const refusal = await passwordRefusal(user, form, request);
	if (refusal) return refuse(context, { errors: refusal.errors, failure: refusal.failure }, refusal.init);

	const reference = await changeOwnPassword(user, change.passwordNew, request.headers.get("User-Agent"));
	const headers = new Headers({ "Set-Cookie": referenceCookie(reference) });
	headers.append("Set-Cookie", toastCookie("passwordChanged"));
	return redirect(user.due ? "/admin" : "/admin/account", { status: 303, headers });
}

export const clientAction = keepFormOnNetworkError;

export default function AccountPage() {
	const { text, rules, errors, sessions, isDue } = useLoaderData<typeof loader>();
	const refusal = useAnswer<typeof action>();
	const head = isDue ? text.due : text;
	return (
		<div className="page space-y-14 py-6 *:max-w-4xl">
			<div>
				<h1 tabIndex={-1} className="title outline-none">
					{head.title}
				</h1>
				<p className="lead mt-4 wrap-anywhere">{head.lead}</p>
			</div>
			{!isDue && (
				<section aria-labelledby="sessions-title">
					<h2 id="sessions-title" className="heading border-b-2 border-line-strong pb-4">
						{text.sessions.title}
					</h2>
					<LoginSessionTable sessions={sessions} text={text.sessions} />
				</section>
			)}
			{!isDue && <SecondFactor />}
			<section aria-labelledby="password-title">
				<h2 id="password-title" className="heading border-b-2 border-line-strong pb-4">
					{text.password.title}
				</h2>
				<PasswordForm text={text.password} rules={rules} errorTexts={errors} refusal={refusal} />
			</section>
		</div>
	);
}

function SecondFactor() {
	const { text, secondFactor, hasSecondFactor } = useLoaderData<typeof loader>();
	return (
		<section aria-labelledby="second-factor-title">
			<h2 id="second-factor-title" className="heading border-b-2 border-line-strong pb-4">
				{text.secondFactor.title}
			</h2>
			<p className="mt-4 max-w-measure">{text.secondFactor.what}</p>
			<div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-3">
				<p className="font-semibold">{secondFactor}</p>
				<ButtonLink look="outline" to="/admin/account/second-factor">
					{hasSecondFactor ? text.secondFactor.turnOff : text.secondFactor.turnOn}
				</ButtonLink>
				{hasSecondFactor && (
					<ButtonLink look="outline" to="/admin/account/recovery-codes">
						{text.secondFactor.newCodes}
					</ButtonLink>
				)}
			</div>
		</section>
	);
}
