import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { type ConfirmAnswer, ConfirmForm } from "#app/domain/people/account/confirm-form.tsx";
import { AccountError, findUser } from "#app/domain/people/account/queries.server.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { passwordRefusal } from "#app/routes/admin/confirmation.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { userErrorTexts } from "./error-texts.server.ts";
import { userActionNamed } from "./user-actions.server.ts";

export const facts = { access: "manageUsers" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, params: { id = "", userAction }, context }: LoaderFunctionArgs) {
	await requireRight(request, "manageUsers");
	const { text } = userActionNamed(userAction);
	const user = await findUser(id);
	if (!user) throw new Response(null, { status: 404 });
	const { locale, texts } = await openAdminPage(request);
	const { actions, confirm } = texts("adminUsers", { username: user.username });
	const { title, lead, submit } = actions[text];
	return {
		text: { title, lead, submit, confirm, busy: actions.busy, cancel: actions.cancel },
		pageTitle: titleAfter(context, title, texts("common").errors),
		errorTexts: userErrorTexts(locale),
		back: `/admin/settings/team/${id}`,
	};
}

export async function action({ request, params: { id = "", userAction }, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const by = await requireRight(request, "manageUsers");
	const form = await readForm(request);
	const { carryOut, toast } = userActionNamed(userAction);
	if (!(await findUser(id))) throw new Response(null, { status: 404 });
	const refusal = await passwordRefusal(by, form, request);
	if (refusal) return refuse<ConfirmAnswer>(context, { errors: refusal.errors, failure: refusal.failure }, refusal.init);
	try {
		await carryOut(id, by);
	} catch (cause) {
		if (!(cause instanceof AccountError)) throw cause;
		if (cause.fault === "gone") throw new Response(null, { status: 404 });
		const locale = await readersLocale(request);
		const { title } = textsOf("adminUsers", locale, {}).errors;
		return refuse<ConfirmAnswer>(context, { errors: {}, failure: { title, words: userErrorTexts(locale)[cause.fault] } });
	}
	return redirect(`/admin/settings/team/${id}`, { status: 303, headers: { "Set-Cookie": toastCookie(toast) } });
}

export const clientAction = keepFormOnNetworkError;

const ID = "user-action";

export default function UserActionPage() {
	const { text, errorTexts, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<ConfirmAnswer>();
	return (
		<NarrowPage title={text.title} lead={text.lead}>
			<ConfirmForm id={ID} text={text} errorTexts={errorTexts} answer={answer} back={back} />
		</NarrowPage>
	);
}
