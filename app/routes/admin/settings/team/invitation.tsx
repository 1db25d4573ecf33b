import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { INVITATION_DAYS } from "#app/auth/invitations.server.ts";
import { ConfirmForm } from "#app/domain/people/account/confirm-form.tsx";
import { inviteAgain } from "#app/domain/people/account/invitation.server.ts";
import { OneTimeSecret } from "#app/domain/people/account/one-time-secret.tsx";
import { AccountError, findUser } from "#app/domain/people/account/queries.server.ts";
import { invitedEmailSchema } from "#app/domain/people/account/schema.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { EMAIL_LENGTH } from "#app/http/form-rules.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { passwordRefusal } from "#app/routes/admin/confirmation.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { env } from "#app/runtime/env.server.ts";
import { Field } from "#app/ui/field.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { userErrorTexts } from "./error-texts.server.ts";
import { issueInvitationLink } from "./invitation-link.server.ts";

export const facts = { access: "manageUsers" } satisfies RouteFacts;

interface Answer {
	email: string;
	errors: Partial<Record<"email" | "passwordNow", keyof ReturnType<typeof userErrorTexts>>>;
	failure?: { title: string; words: string };
	given?: Awaited<ReturnType<typeof issueInvitationLink>>;
}

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params: { id = "" }, context }: LoaderFunctionArgs) {
	await requireRight(request, "manageUsers");
	const user = await findUser(id);
	if (!user?.invitation) throw new Response(null, { status: 404 });
	const { locale, texts } = await openAdminPage(request);
	const { invitation, add, edit, actions, confirm } = texts("adminUsers", { username: user.username, days: String(INVITATION_DAYS) });
	return {
		text: { ...invitation, emailHint: add.emailHint, confirm, back: edit.back, cancel: actions.cancel },
		pageTitle: titleAfter(context, invitation.title, texts("common").errors),
		errorTexts: userErrorTexts(locale),
		email: env.smtp && (user.invitation.email ?? ""),
		back: `/admin/settings/team/${id}`,
	};
}

export async function action({ request, params: { id = "" }, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const by = await requireRight(request, "manageUsers");
	const form = await readForm(request);
	if (!(await findUser(id))?.invitation) throw new Response(null, { status: 404 });
	const typed = String(form.get("email") ?? "");
	const email = invitedEmailSchema.safeParse(typed);
	const refusal = await passwordRefusal(by, form, request);
	const errors: Answer["errors"] = { ...(email.error && { email: email.error.issues[0]?.message as "email" }), ...refusal?.errors };
	if (refusal || !email.success) return refuse<Answer>(context, { email: typed, errors, failure: refusal?.failure }, refusal?.init);
	try {
		const invited = await inviteAgain(id, email.data, by);
		return data<Answer>({ email: typed, errors: {}, given: await issueInvitationLink(invited, email.data, request) });
	} catch (cause) {
		if (!(cause instanceof AccountError)) throw cause;
		throw new Response(null, { status: 404 });
	}
}

export const clientAction = keepFormOnNetworkError;

const ID = "invitation";

export default function InviteAgainPage() {
	const { text, errorTexts, email, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	if (answer?.given) return <OneTimeSecret {...answer.given} term={text.address} copy={text.copy} back={{ words: text.back, path: "/admin/settings/team" }} />;
	return (
		<NarrowPage title={text.title} lead={text.lead}>
			<ConfirmForm id={ID} text={text} labels={{ email: text.email }} errorTexts={errorTexts} answer={answer} back={back}>
				{(wordsFor) =>
					email !== undefined && (
						<Field
							id={`${ID}-email`}
							name="email"
							type="email"
							label={text.email}
							hint={text.emailHint}
							defaultValue={answer?.email ?? email}
							maxLength={EMAIL_LENGTH}
							autoComplete="off"
							error={wordsFor("email")}
						/>
					)
				}
			</ConfirmForm>
		</NarrowPage>
	);
}
