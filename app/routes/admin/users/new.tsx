import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { requireUser } from "~/auth/guard.server";
import { passwordFault, shortestPassword } from "~/auth/password.server";
import type { Role } from "~/auth/user";
import { GivenPassword } from "~/domain/user/given-password";
import { addUser, UserRefused } from "~/domain/user/queries.server";
import { RoleFields } from "~/domain/user/role-fields";
import { roleSchema, usernameSchema } from "~/domain/user/schema";
import { isReview, readForm, refuse, titleAfter } from "~/http/form.server";
import { USERNAME_LENGTH } from "~/http/form-rules";
import { requireSameOrigin } from "~/http/same-origin.server";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { useFormChecks } from "~/ui/use-form-checks";
import { openAdminPage } from "../page.server";
import { userErrorTexts } from "./error-texts.server";

type UserError = keyof ReturnType<typeof userErrorTexts>;

/** The form as it was typed with what is wrong, or the user that was added. */
interface Answer {
	values: { username: string; role: Role };
	errors: Partial<Record<"username" | "role" | "password", UserError>>;
	added?: { title: string /** Where it was made up. */; password?: string };
}

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireUser(request, { role: "admin" });
	const { locale, t, texts } = await openAdminPage(request);
	const { add, roles, columns, edit, given } = texts("adminUsers");
	return {
		text: { ...add, roles, columns, given, back: edit.back },
		pageTitle: titleAfter(context, add.title, texts("common").errors),
		hint: `${t("adminAccount.password.rules", { count: shortestPassword(false) })} ${add.hint}`,
		errorTexts: userErrorTexts(locale),
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const by = await requireUser(request, { role: "admin" });
	const form = await readForm(request, { review: true });
	const username = usernameSchema.safeParse(form.get("username"));
	const role = roleSchema.safeParse(form.get("role"));
	const password = String(form.get("password") ?? "");

	const values = { username: String(form.get("username") ?? ""), role: role.data ?? "editor" };
	if (isReview(form)) return data<Answer>({ values, errors: {} });
	const errors: Answer["errors"] = {};
	if (username.error) errors.username = username.error.issues[0]?.message as UserError;
	if (role.error) errors.role = "choice";
	if (password !== "") errors.password = passwordFault(password);
	if (Object.values(errors).some(Boolean) || !username.success || !role.success) return refuse<Answer>(context, { values, errors });
	try {
		const added = await addUser({ username: username.data, role: role.data, password: password || undefined }, by);
		const { texts } = await openAdminPage(request);
		const title = texts("adminUsers", { username: added.user.username }).add.done;
		return data<Answer>({ values, errors, added: { title, password: password === "" ? added.password : undefined } });
	} catch (cause) {
		if (!(cause instanceof UserRefused)) throw cause;
		return refuse<Answer>(context, { values, errors: { username: "taken" } });
	}
}

const ID = "user";

export default function NewUserPage() {
	const { text, hint, errorTexts } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const busy = useNavigation().formMethod === "POST";
	const { errors, props } = useFormChecks<UserError>({ refusal: answer, busy });
	if (answer?.added)
		return <GivenPassword {...answer.added} password={answer.added.password} text={text.given} back={{ words: text.back, path: "/admin/users" }} />;

	const wordsFor = (name: string) => errors[name] && errorTexts[errors[name] as UserError];
	const labels = { username: text.columns.username, role: text.columns.role, password: text.password };
	return (
		<div className="page py-8 md:py-12 *:max-w-3xl">
			<h1 tabIndex={-1} className="title mb-8 outline-none">
				{text.title}
			</h1>
			<Form method="post" id={ID} {...props} className="max-w-md">
				<ErrorSummary
					formId={ID}
					heading="h2"
					fields={Object.entries(labels).map(([name, label]) => ({ name, label, words: `${label}: ${wordsFor(name)}` }))}
					errors={errors}
				/>
				<div className="grid gap-6">
					<Field
						id={`${ID}-username`}
						name="username"
						label={labels.username}
						defaultValue={answer?.values.username}
						maxLength={USERNAME_LENGTH}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						required
						error={wordsFor("username")}
					/>
					<RoleFields formId={ID} legend={labels.role} text={text.roles} value={answer?.values.role ?? "editor"} error={wordsFor("role")} />
					<Field
						id={`${ID}-password`}
						name="password"
						type="password"
						label={labels.password}
						hint={hint}
						autoComplete="new-password"
						error={wordsFor("password")}
					/>
					<div className="flex flex-wrap gap-3">
						<Button disabled={busy}>{busy ? text.busy : text.submit}</Button>
						<ButtonLink look="outline" to="/admin/users">
							{text.back}
						</ButtonLink>
					</div>
				</div>
			</Form>
		</div>
	);
}
