import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { NarrowPage } from "~/admin/narrow-page";
import { requireRight } from "~/auth/guard.server";
import { newPasswordFault } from "~/auth/new-password.server";
import { type PasswordFault, shortestPassword } from "~/auth/password.server";
import type { ConfirmError } from "~/domain/people/account/confirm-field";
import { ConfirmForm } from "~/domain/people/account/confirm-form";
import { Given } from "~/domain/people/account/given";
import { NewPasswordField } from "~/domain/people/account/new-password-fields";
import { findUser, resetPassword } from "~/domain/people/account/queries.server";
import { readForm, refuse, titleAfter } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";
import { useAnswer } from "~/ui/use-answer";
import { passwordRefusal } from "../confirmation.server";
import { openAdminPage } from "../page.server";
import { userErrorTexts } from "./error-texts.server";

export const handle: RouteHandle = { access: "manageUsers" };

interface Answer {
	errors: { password?: PasswordFault; passwordNow?: ConfirmError };
	failure?: { title: string; words: string };
	/** What there is to hand over; nothing where an administrator typed it. */
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
		back: `/admin/users/${id}`,
	};
}

/** Sets the typed password, or without one makes one up. */
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

export const clientAction = sendOrSay;

const ID = "new";

export default function UserPasswordPage() {
	const { text, hint, errorTexts, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	if (answer?.given) {
		const { password } = answer.given;
		const { lead, typed, password: term } = text.given;
		return <Given title={text.done} lead={password ? lead : typed} words={password} term={term} back={{ words: text.back, path: "/admin/users" }} />;
	}

	return (
		<NarrowPage title={text.title} lead={text.lead}>
			<ConfirmForm id={ID} text={text} labels={{ password: text.label }} errorTexts={errorTexts} answer={answer} back={back}>
				{(wordsFor) => <NewPasswordField formId={ID} name="password" label={text.label} hint={hint} error={wordsFor("password")} />}
			</ConfirmForm>
		</NarrowPage>
	);
}
