import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, Link, useLoaderData, useNavigation } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import type { Role } from "#app/auth/rights.ts";
import { type ConfirmError, ConfirmField } from "#app/domain/people/account/confirm-field.tsx";
import { AccountError, type AccountErrorReason, changeAccess, findUser } from "#app/domain/people/account/queries.server.ts";
import { RoleFields } from "#app/domain/people/account/role-fields.tsx";
import { rolesSchema, untilSchema } from "#app/domain/people/account/schema.ts";
import { UntilField } from "#app/domain/people/account/until-field.tsx";
import { userView, wallTimeOf } from "#app/domain/people/account/view.server.ts";
import { isReview, readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { passwordRefusal } from "#app/routes/admin/confirmation.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { RequiredNote } from "#app/ui/required-note.tsx";
import { useAnswer } from "#app/ui/use-answer.ts";
import { useFormChecks } from "#app/ui/use-form-checks.ts";
import { userErrorTexts } from "./error-texts.server.ts";
import { userActionsFor } from "./user-actions.server.ts";

export const facts = { access: "manageUsers" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params: { id = "" }, context }: LoaderFunctionArgs) {
	const own = await requireRight(request, "manageUsers");
	const user = await findUser(id);
	if (!user) throw new Response(null, { status: 404 });
	const { locale, event, texts } = await openAdminPage(request);
	const { columns, roles, edit, password, actions, zone, confirm, invitation, until } = texts("adminUsers");
	const isOwn = user.id === own.id;
	return {
		text: { columns, roles, edit, zone, confirm, until },
		errorTexts: userErrorTexts(locale),
		pageTitle: titleAfter(context, user.username, texts("common").errors),
		user: userView(user, own, event, locale),
		roles: user.roles,
		until: wallTimeOf(user.until, event),
		isOwn,
		links: isOwn
			? []
			: [
					...(user.invitation ? [{ path: `/admin/settings/team/${id}/invitation`, words: invitation.link }] : []),
					{ path: `/admin/settings/team/${id}/password`, words: password.link },
					...userActionsFor(user).map(({ path, text }) => ({ path, words: actions[text].link })),
				],
	};
}

interface Answer {
	roles: readonly Role[];
	until: string;
	errors: { role?: AccountErrorReason | "choice"; until?: AccountErrorReason | "date"; passwordNow?: ConfirmError };
	failure?: { title: string; words: string };
}

export async function action({ request, params: { id = "" }, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const by = await requireRight(request, "manageUsers");
	const form = await readForm(request, { review: true });
	const { data: roles } = rolesSchema.safeParse(form.getAll("role"));
	const typed = { roles: roles ?? [], until: String(form.get("until") ?? "") };
	if (isReview(form)) return data<Answer>({ ...typed, errors: {} });
	if (!(await findUser(id))) throw new Response(null, { status: 404 });
	const until = untilSchema((await openAdminPage(request)).event.timeZone).safeParse(typed.until);
	if (!roles || !until.success)
		return refuse<Answer>(context, { ...typed, errors: { role: roles ? undefined : "choice", until: until.success ? undefined : "date" } });
	const refusal = await passwordRefusal(by, form, request);
	if (refusal) return refuse<Answer>(context, { ...typed, errors: refusal.errors, failure: refusal.failure }, refusal.init);
	try {
		await changeAccess(id, { roles, until: until.data }, by);
	} catch (cause) {
		if (!(cause instanceof AccountError)) throw cause;
		if (cause.fault === "gone") throw new Response(null, { status: 404 });
		const isAboutEnd = cause.fault === "past" || roles.includes("admin");
		return refuse<Answer>(context, { ...typed, errors: { [isAboutEnd ? "until" : "role"]: cause.fault } });
	}
	return redirect(`/admin/settings/team/${id}`, { status: 303, headers: { "Set-Cookie": toastCookie("accessChanged") } });
}

export const clientAction = keepFormOnNetworkError;

const ID = "user";

export default function UserPage() {
	const { text, user, isOwn, links } = useLoaderData<typeof loader>();
	const { columns, edit } = text;
	return (
		<div className="page space-y-12 py-6 *:max-w-3xl">
			<div>
				<h1 tabIndex={-1} className="title mb-6 wrap-anywhere outline-none">
					{user.username}
				</h1>
				<dl className="border-t-2 border-line-strong">
					{(["roles", "secondFactor", "state"] as const).map((name) => (
						<Fact key={name} label={columns[name]} words={user[name]} />
					))}
					<Fact label={columns.lastSeen} words={user.lastSeen.text} />
				</dl>
				<p className="mt-3 text-small text-ink-2">{text.zone}</p>
			</div>
			<section aria-labelledby="access-title">
				<h2 id="access-title" className="heading border-b-2 border-line-strong pb-4">
					{edit.access}
				</h2>
				{isOwn ? (
					<p className="mt-4">
						{edit.own}{" "}
						<Link to="/admin/account" className="link">
							{edit.toAccount}
						</Link>
					</p>
				) : (
					<ul>
						{links.map(({ path, words }) => (
							<li key={path} className="border-b border-line">
								<Link to={path} className="link flex min-h-12 items-center">
									{words}
								</Link>
							</li>
						))}
					</ul>
				)}
			</section>
			<section aria-labelledby="role-title">
				<h2 id="role-title" className="heading border-b-2 border-line-strong pb-4">
					{edit.roles}
				</h2>
				<AccessForm />
				<Link to="/admin/settings/team" className="link mt-8 inline-flex min-h-11 items-center">
					{edit.back}
				</Link>
			</section>
		</div>
	);
}

function AccessForm() {
	const { text, roles: assigned, until, errorTexts } = useLoaderData<typeof loader>();
	const { edit, roles, confirm } = text;
	const answer = useAnswer<Answer>();
	const busy = useNavigation().formMethod === "POST";
	const { errors, props } = useFormChecks<AccountErrorReason | ConfirmError | "choice" | "date">({ refusal: answer, busy });
	const wordsFor = (name: string) => errors[name] && errorTexts[errors[name] as ConfirmError];
	return (
		<Form method="post" id={ID} {...props} key={`${assigned.join()} ${until}`}>
			<ErrorSummary
				formId={ID}
				heading="h2"
				fields={[
					{ name: "role", label: edit.roles, words: wordsFor("role") },
					{ name: "until", label: text.until.label, words: `${text.until.label}: ${wordsFor("until")}` },
					{ name: "passwordNow", label: confirm.label, words: `${confirm.label}: ${wordsFor("passwordNow")}` },
				]}
				errors={errors}
				failure={busy ? undefined : answer?.failure}
			/>
			<RequiredNote />
			<RoleFields formId={ID} labelledBy="role-title" text={roles} value={answer?.roles ?? assigned} error={wordsFor("role")} />
			<div className="mt-4 grid max-w-md gap-6">
				<UntilField formId={ID} text={text.until} value={answer?.until ?? until} error={wordsFor("until")} />
				<ConfirmField formId={ID} text={confirm} error={wordsFor("passwordNow")} />
			</div>
			<Button disabled={busy} className="mt-6">
				{busy ? edit.busy : edit.submit}
			</Button>
		</Form>
	);
}

function Fact({ label, words }: { label: string; words: string }) {
	return (
		<div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
			<dt className="text-ink-2">{label}</dt>
			<dd className="font-semibold">{words}</dd>
		</div>
	);
}
