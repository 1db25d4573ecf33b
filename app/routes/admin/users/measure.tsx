import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { requireUser } from "~/auth/guard.server";
import { findUser, UserRefused } from "~/domain/user/queries.server";
import { readForm, refuse, titleAfter } from "~/http/form.server";
import { readersLocale } from "~/http/locale.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import { textsOf } from "~/i18n/texts.server";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { openAdminPage } from "../page.server";
import { userErrorTexts } from "./error-texts.server";
import { measureNamed } from "./measures.server";

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

/** Asks first. */
export async function loader({ request, params: { id = "", measure }, context }: LoaderFunctionArgs) {
	await requireUser(request, { role: "admin" });
	const { text } = measureNamed(measure);
	const user = await findUser(id);
	if (!user) throw new Response(null, { status: 404 });
	const { texts } = await openAdminPage(request);
	const { measures } = texts("adminUsers", { username: user.username });
	const { title, lead, submit } = measures[text];
	return {
		text: { title, lead, submit, busy: measures.busy, cancel: measures.cancel },
		pageTitle: titleAfter(context, title, texts("common").errors),
		back: `/admin/users/${id}`,
	};
}

export async function action({ request, params: { id = "", measure }, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const by = await requireUser(request, { role: "admin" });
	await readForm(request);
	const { carryOut, toast } = measureNamed(measure);
	try {
		await carryOut(id, by);
	} catch (cause) {
		if (!(cause instanceof UserRefused)) throw cause;
		if (cause.fault === "gone") throw new Response(null, { status: 404 });
		const locale = await readersLocale(request);
		const { title } = textsOf("adminUsers", locale, {}).errors;
		return refuse(context, { failure: { title, words: userErrorTexts(locale)[cause.fault] } });
	}
	return redirect(`/admin/users/${id}`, { status: 303, headers: { "Set-Cookie": toastCookie(toast) } });
}

export default function MeasurePage() {
	const { text, back } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const busy = useNavigation().formMethod === "POST";
	return (
		<div className="page py-8 md:py-12 *:max-w-3xl">
			<h1 tabIndex={-1} className="title wrap-anywhere outline-none">
				{text.title}
			</h1>
			<p className="lead mt-4 mb-10">{text.lead}</p>
			<ErrorSummary formId="measure" heading="h2" fields={[]} errors={{}} failure={busy ? undefined : answer?.failure} />
			<Form method="post" className="flex flex-wrap gap-3">
				<Button disabled={busy}>{busy ? text.busy : text.submit}</Button>
				<ButtonLink look="outline" to={back}>
					{text.cancel}
				</ButtonLink>
			</Form>
		</div>
	);
}
