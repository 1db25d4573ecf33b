import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { newPasswordFault } from "#app/auth/new-password.server.ts";
import { shortestPassword } from "#app/auth/password.server.ts";
import type { Role } from "#app/auth/rights.ts";
import { ConfirmForm } from "#app/domain/people/account/confirm-form.tsx";
import { inviteUser } from "#app/domain/people/account/invitation.server.ts";
import { NewPasswordField } from "#app/domain/people/account/new-password-fields.tsx";
import { OneTimeSecret } from "#app/domain/people/account/one-time-secret.tsx";
import { AccountError, addUser } from "#app/domain/people/account/queries.server.ts";
import { RoleFields } from "#app/domain/people/account/role-fields.tsx";
import { invitedEmailSchema, rolesSchema, untilSchema, usernameSchema } from "#app/domain/people/account/schema.ts";
import { UntilField } from "#app/domain/people/account/until-field.tsx";
import { isReview, readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { EMAIL_LENGTH, USERNAME_LENGTH } from "#app/http/form-rules.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { passwordRefusal } from "#app/routes/admin/confirmation.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { env } from "#app/runtime/env.server.ts";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { Field } from "#app/ui/field.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { userErrorTexts } from "./error-texts.server.ts";
import { issueInvitationLink } from "./invitation-link.server.ts";

export const facts = { access: "manageUsers" } satisfies RouteFacts;

type UserError = keyof ReturnType<typeof userErrorTexts>;

interface Answer {
	values: { username: string; email: string; roles: Role[]; until: string };
	errors: Partial<Record<"username" | "email" | "role" | "until" | "password" | "passwordNow", UserError>>;
	failure?: { title: string; words: string };
	added?: { title: string };
	invited?: Awaited<ReturnType<typeof issueInvitationLink>>;
}

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireRight(request, "manageUsers");
	const { locale, t, texts } = await openAdminPage(request);
	const { add, roles, columns, edit, given, invitation, confirm, until } = texts("adminUsers");
	return {
		text: { ...add, roles, columns, given, invitation, confirm, until, cancel: edit.back },
		pageTitle: titleAfter(context, add.title, texts("common").errors),
		hint: `${t("adminAccount.password.rules", { count: shortestPassword(false) })} ${add.passwordHint}`,
		errorTexts: userErrorTexts(locale),
		canMail: env.smtp !== undefined,
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const by = await requireRight(request, "manageUsers");
	const form = await readForm(request, { review: true });
	const username = usernameSchema.safeParse(form.get("username"));
	const roles = rolesSchema.safeParse(form.getAll("role"));
	const email = invitedEmailSchema.safeParse(form.get("email") ?? "");
	const until = untilSchema((await openAdminPage(request)).event.timeZone).safeParse(form.get("until") ?? "");
	const password = String(form.get("password") ?? "");

	const [typedName, typedEmail, typedUntil] = ["username", "email", "until"].map((name) => String(form.get(name) ?? "")) as [string, string, string];
	const values = { username: typedName, email: typedEmail, roles: roles.data ?? [], until: typedUntil };
	if (isReview(form)) return data<Answer>({ values, errors: {} });
	const errors: Answer["errors"] = {};
	if (username.error) errors.username = username.error.issues[0]?.message as UserError;
	if (email.error) errors.email = email.error.issues[0]?.message as UserError;
	if (roles.error) errors.role = "choice";
	if (until.error) errors.until = "date";
	if (password !== "") errors.password = await newPasswordFault(password, values.username);
	const refusal = await passwordRefusal(by, form, request);
	if (refusal || errors.password || !username.success || !email.success || !roles.success || !until.success)
		return refuse<Answer>(context, { values, errors: { ...errors, ...refusal?.errors }, failure: refusal?.failure }, refusal?.init);
	try {
		const user = { username: username.data, roles: roles.data, until: until.data };
		if (password === "") {
			const invited = await inviteUser({ ...user, email: email.data }, by);
			return data<Answer>({ values, errors, invited: await issueInvitationLink(invited, email.data, request) });
		}
		await addUser(user, by, { password, mustChange: true });
		const { texts } = await openAdminPage(request);
		return data<Answer>({ values, errors, added: { title: texts("adminUsers", { username: username.data }).add.done } });
	} catch (cause) {
		if (!(cause instanceof AccountError)) throw cause;
		return refuse<Answer>(context, { values, errors: cause.fault === "past" ? { until: "past" } : { username: "taken" } });
	}
}

export const clientAction = keepFormOnNetworkError;

const ID = "user";

export default function NewUserPage() {
	const { text, hint, errorTexts, canMail } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	const back = { words: text.cancel, path: "/admin/settings/team" };
	if (answer?.added) return <OneTimeSecret {...answer.added} lead={text.given.typed} term={text.given.password} back={back} />;
	if (answer?.invited) return <OneTimeSecret {...answer.invited} term={text.invitation.address} copy={text.invitation.copy} back={back} />;

	const labels = { username: text.columns.username, email: text.email, role: text.columns.roles, until: text.until.label, password: text.password };
	return (
		<NarrowPage title={text.title}>
			<ConfirmForm id={ID} text={text} labels={labels} errorTexts={errorTexts} answer={answer} back="/admin/settings/team">
				{(wordsFor) => (
					<>
						<Field
							autoFocus={!answer}
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
						{canMail && (
							<Field
								id={`${ID}-email`}
								name="email"
								type="email"
								label={labels.email}
								hint={text.emailHint}
								defaultValue={answer?.values.email}
								maxLength={EMAIL_LENGTH}
								autoComplete="off"
								error={wordsFor("email")}
							/>
						)}
						<RoleFields formId={ID} legend={labels.role} text={text.roles} value={answer?.values.roles ?? []} error={wordsFor("role")} />
						<UntilField formId={ID} text={text.until} value={answer?.values.until ?? ""} error={wordsFor("until")} />
						<details className="group" open={answer?.errors.password !== undefined}>
							<summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
								{text.typed}
								<DownArrow />
							</summary>
							<div className="mt-2">
								<NewPasswordField formId={ID} name="password" label={labels.password} hint={hint} error={wordsFor("password")} />
							</div>
						</details>
					</>
				)}
			</ConfirmForm>
		</NarrowPage>
	);
}
