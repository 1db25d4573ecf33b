import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { NarrowPage } from "~/admin/narrow-page";
import { requireRight } from "~/auth/guard.server";
import { type ConfirmAnswer, ConfirmForm } from "~/domain/people/account/confirm-form";
import { findUser, UserRefused } from "~/domain/people/account/queries.server";
import { readForm, refuse, titleAfter } from "~/http/form.server";
import { readersLocale } from "~/http/locale.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import { textsOf } from "~/i18n/texts.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";
import { useAnswer } from "~/ui/use-answer";
import { passwordRefusal } from "../confirmation.server";
import { openAdminPage } from "../page.server";
import { userErrorTexts } from "./error-texts.server";
import { userActionNamed } from "./user-actions.server";

export const handle: RouteHandle = { access: "manageUsers" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

/** Asks first. */
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
		back: `/admin/users/${id}`,
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
		if (!(cause instanceof UserRefused)) throw cause;
		if (cause.fault === "gone") throw new Response(null, { status: 404 });
		const locale = await readersLocale(request);
		const { title } = textsOf("adminUsers", locale, {}).errors;
		return refuse<ConfirmAnswer>(context, { errors: {}, failure: { title, words: userErrorTexts(locale)[cause.fault] } });
	}
	return redirect(`/admin/users/${id}`, { status: 303, headers: { "Set-Cookie": toastCookie(toast) } });
}

export const clientAction = sendOrSay;

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
