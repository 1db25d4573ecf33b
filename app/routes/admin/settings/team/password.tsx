import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { newPasswordFault } from "#app/auth/new-password.server.ts";
import { type PasswordFault, shortestPassword } from "#app/auth/password.server.ts";
import type { ConfirmError } from "#app/domain/people/account/confirm-field.tsx";
import { ConfirmForm } from "#app/domain/people/account/confirm-form.tsx";
import { NewPasswordField } from "#app/domain/people/account/new-password-fields.tsx";
import { OneTimeSecret } from "#app/domain/people/account/one-time-secret.tsx";
import { findUser, resetPassword } from "#app/domain/people/account/queries.server.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { passwordRefusal } from "#app/routes/admin/confirmation.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { userErrorTexts } from "./error-texts.server.ts";

export const facts = { access: "manageUsers" } satisfies RouteFacts;

interface Answer {
	errors: { password?: PasswordFault; passwordNow?: ConfirmError };
	failure?: { title: string; words: string };
	given?: { password?: string };
}

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params: { id = "" }, context }: LoaderFunctionArgs) {
	const own = await requireRight(request, "manageUsers");
	if (own.id === id) return redirect("/admin/account");
	const user = await findUser(id);
	if (!user) throw new Response(null, { status: 404 });
	const { locale, t, texts } = await openAdminPage(request);
	const { password, given, add, edit, actions, confirm } = texts("adminUsers", { username: user.username });
	return {
		text: { ...password, given, confirm, back: edit.back, cancel: actions.cancel },
		pageTitle: titleAfter(context, password.title, texts("common").errors),
		hint: `${t("adminAccount.password.rules", { count: shortestPassword(false) })} ${add.hint}`,
		errorTexts: userErrorTexts(locale),
		back: `/admin/settings/team/${id}`,
	};
}

export async function action({ request, params: { id = "" }, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const by = await requireRight(request, "manageUsers");
	const form = await readForm(request);
	const password = String(form.get("password") ?? "");
	if (by.id === id) throw new Response(null, { status: 403 });
	const user = await findUser(id);
	if (!user) throw new Response(null, { status: 404 });
	const fault = password === "" ? undefined : await newPasswordFault(password, user.username);
	const refusal = await passwordRefusal(by, form, request);
	if (fault || refusal) return refuse<Answer>(context, { errors: { password: fault, ...refusal?.errors }, failure: refusal?.failure }, refusal?.init);
	const made = await resetPassword(id, by, { password: password || undefined, mustChange: true });
	return data<Answer>({ errors: {}, given: { password: password === "" ? made : undefined } });
}

export const clientAction = keepFormOnNetworkError;

const ID = "new";

export default function UserPasswordPage() {
	const { text, hint, errorTexts, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	if (answer?.given) {
		const { password } = answer.given;
		const { lead, typed, password: term } = text.given;
		return (
			<OneTimeSecret title={text.done} lead={password ? lead : typed} words={password} term={term} back={{ words: text.back, path: "/admin/settings/team" }} />
		);
	}

	return (
		<NarrowPage title={text.title} lead={text.lead}>
			<ConfirmForm id={ID} text={text} labels={{ password: text.label }} errorTexts={errorTexts} answer={answer} back={back}>
				{(wordsFor) => <NewPasswordField formId={ID} name="password" label={text.label} hint={hint} error={wordsFor("password")} />}
			</ConfirmForm>
		</NarrowPage>
	);
}
