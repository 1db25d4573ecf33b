import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { requireUser } from "~/auth/guard.server";
import { changeRole, findUser, UserRefused } from "~/domain/user/queries.server";
import { RoleFields } from "~/domain/user/role-fields";
import { roleSchema } from "~/domain/user/schema";
import { userView } from "~/domain/user/view.server";
import { isReview, readForm, refuse, titleAfter } from "~/http/form.server";
import { readersLocale } from "~/http/locale.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { openAdminPage } from "../page.server";
import { userErrorTexts } from "./error-texts.server";
import { measuresFor } from "./measures.server";

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params: { id = "" }, context }: LoaderFunctionArgs) {
	const own = await requireUser(request, { role: "admin" });
	const user = await findUser(id);
	if (!user) throw new Response(null, { status: 404 });
	const { locale, event, texts } = await openAdminPage(request);
	const { columns, roles, edit, password, measures, zone } = texts("adminUsers");
	const isOwn = user.id === own.id;
	return {
		text: { columns, roles, edit, zone },
		pageTitle: titleAfter(context, user.username, texts("common").errors),
		user: userView(user, own, event, locale),
		role: user.role,
		isOwn,
		links: isOwn
			? []
			: [{ path: `/admin/users/${id}/password`, words: password.link }, ...measuresFor(user).map(({ path, text }) => ({ path, words: measures[text].link }))],
	};
}

/** Changes the role. */
export async function action({ request, params: { id = "" }, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const by = await requireUser(request, { role: "admin" });
	const form = await readForm(request, { review: true });
	const { data: role } = roleSchema.safeParse(form.get("role"));
	if (!role) throw new Response(null, { status: 400 });
	if (isReview(form)) return data({ role, error: undefined });
	try {
		await changeRole(id, role, by);
	} catch (cause) {
		if (!(cause instanceof UserRefused)) throw cause;
		if (cause.fault === "gone") throw new Response(null, { status: 404 });
		return refuse(context, { role, error: userErrorTexts(await readersLocale(request))[cause.fault] });
	}
	return redirect(`/admin/users/${id}`, { status: 303, headers: { "Set-Cookie": toastCookie("roleChanged") } });
}

const ID = "user";

export default function UserPage() {
	const { text, user, role, isOwn, links } = useLoaderData<typeof loader>();
	const { columns, edit } = text;
	const answer = useActionData<typeof action>();
	const busy = useNavigation().formMethod === "POST";
	return (
		<div className="page space-y-12 py-8 md:py-12 *:max-w-3xl">
			<div>
				<h1 tabIndex={-1} className="title mb-6 wrap-anywhere outline-none">
					{user.username}
				</h1>
				<dl className="border-t-2 border-line-strong">
					{(["role", "secondFactor", "state"] as const).map((name) => (
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
					{edit.role}
				</h2>
				<Form method="post" key={role}>
					<ErrorSummary
						formId={ID}
						heading="h2"
						fields={[{ name: "role", label: edit.role, words: answer?.error }]}
						errors={answer?.error ? { role: answer.error } : {}}
					/>
					<RoleFields formId={ID} labelledBy="role-title" text={text.roles} value={answer?.role ?? role} error={busy ? undefined : answer?.error} />
					<Button disabled={busy} className="mt-6">
						{busy ? edit.busy : edit.submit}
					</Button>
				</Form>
				<Link to="/admin/users" className="link mt-8 inline-flex min-h-11 items-center">
					{edit.back}
				</Link>
			</section>
		</div>
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
