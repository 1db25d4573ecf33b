import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { requireUser } from "~/auth/guard.server";
import { type PasswordFault, passwordFault, shortestPassword } from "~/auth/password.server";
import { GivenPassword } from "~/domain/user/given-password";
import { findUser, resetPassword } from "~/domain/user/queries.server";
import { readForm, refuse, titleAfter } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { useFormChecks } from "~/ui/use-form-checks";
import { openAdminPage } from "../page.server";
import { userErrorTexts } from "./error-texts.server";

interface Answer {
	errors: { password?: PasswordFault };
	/** What there is to hand over; nothing where an administrator typed it. */
	given?: { password?: string };
}

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params: { id = "" }, context }: LoaderFunctionArgs) {
	const own = await requireUser(request, { role: "admin" });
	if (own.id === id) return redirect("/admin/account");
	const user = await findUser(id);
	if (!user) throw new Response(null, { status: 404 });
	const { locale, t, texts } = await openAdminPage(request);
	const { password, given, add, edit, measures } = texts("adminUsers", { username: user.username });
	return {
		text: { ...password, given, back: edit.back, cancel: measures.cancel },
		pageTitle: titleAfter(context, password.title, texts("common").errors),
		hint: `${t("adminAccount.password.rules", { count: shortestPassword(false) })} ${add.hint}`,
		errorTexts: userErrorTexts(locale),
		back: `/admin/users/${id}`,
	};
}

/** Sets the typed password, or without one makes one up. */
export async function action({ request, params: { id = "" }, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const by = await requireUser(request, { role: "admin" });
	const password = String((await readForm(request)).get("password") ?? "");
	if (by.id === id) throw new Response(null, { status: 403 });
	if (!(await findUser(id))) throw new Response(null, { status: 404 });
	const fault = password === "" ? undefined : passwordFault(password);
	if (fault) return refuse<Answer>(context, { errors: { password: fault } });
	const made = await resetPassword(id, by, password || undefined);
	return data<Answer>({ errors: {}, given: { password: password === "" ? made : undefined } });
}

const ID = "new";

export default function UserPasswordPage() {
	const { text, hint, errorTexts, back } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const busy = useNavigation().formMethod === "POST";
	const { errors, props } = useFormChecks<PasswordFault>({ refusal: answer, busy });
	if (answer?.given)
		return <GivenPassword title={text.done} password={answer.given.password} text={text.given} back={{ words: text.back, path: "/admin/users" }} />;

	const error = errors.password && errorTexts[errors.password as PasswordFault];
	return (
		<div className="page py-8 md:py-12 *:max-w-3xl">
			<h1 tabIndex={-1} className="title wrap-anywhere outline-none">
				{text.title}
			</h1>
			<p className="lead mt-4 mb-10">{text.lead}</p>
			<Form method="post" id={ID} {...props} className="max-w-md">
				<ErrorSummary formId={ID} heading="h2" fields={[{ name: "password", label: text.label, words: error }]} errors={errors} />
				<Field id={`${ID}-password`} name="password" type="password" label={text.label} hint={hint} autoComplete="new-password" error={error} />
				<div className="mt-8 flex flex-wrap gap-3">
					<Button disabled={busy}>{busy ? text.busy : text.submit}</Button>
					<ButtonLink look="outline" to={back}>
						{text.cancel}
					</ButtonLink>
				</div>
			</Form>
		</div>
	);
}
