import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { isSecondFactorRequired } from "#app/auth/second-factor-rule.server.ts";
import type { ConfirmError } from "#app/domain/people/account/confirm-field.tsx";
import { ConfirmForm } from "#app/domain/people/account/confirm-form.tsx";
import { AccountError, requireSecondFactor } from "#app/domain/people/account/queries.server.ts";
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

export const facts = { access: "manageUsers" } satisfies RouteFacts;

interface Answer {
	errors: { passwordNow?: ConfirmError };
	failure?: { title: string; words: string };
}

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, context }: LoaderFunctionArgs) {
	await requireRight(request, "manageUsers");
	const { locale, texts } = await openAdminPage(request);
	const { rule, actions, confirm } = texts("adminUsers");
	const isRequired = await isSecondFactorRequired();
	const { title, lead, submit } = isRequired ? rule.release : rule.require;
	return {
		text: { title, lead, submit, confirm, busy: actions.busy, cancel: actions.cancel },
		pageTitle: titleAfter(context, title, texts("common").errors),
		errorTexts: userErrorTexts(locale),
		required: isRequired ? "no" : "yes",
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const by = await requireRight(request, "manageUsers");
	const form = await readForm(request);
	const required = form.get("required");
	if (required !== "yes" && required !== "no") throw new Response(null, { status: 400 });
	const refusal = await passwordRefusal(by, form, request);
	if (refusal) return refuse<Answer>(context, { errors: refusal.errors, failure: refusal.failure }, refusal.init);
	try {
		await requireSecondFactor(required === "yes", by);
	} catch (cause) {
		if (!(cause instanceof AccountError)) throw cause;
		const locale = await readersLocale(request);
		return refuse<Answer>(context, {
			errors: {},
			failure: { title: textsOf("adminUsers", locale, {}).errors.title, words: userErrorTexts(locale)[cause.fault as "ownSecondFactor"] },
		});
	}
	const toast = toastCookie(required === "yes" ? "secondFactorRequired" : "secondFactorOptional");
	return redirect("/admin/settings/team", { status: 303, headers: { "Set-Cookie": toast } });
}

export const clientAction = keepFormOnNetworkError;

export default function SecondFactorRulePage() {
	const { text, errorTexts, required } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	return (
		<NarrowPage title={text.title} lead={text.lead}>
			<ConfirmForm id="rule" text={text} errorTexts={errorTexts} answer={answer} back="/admin/settings/team">
				{() => <input type="hidden" name="required" value={required} />}
			</ConfirmForm>
		</NarrowPage>
	);
}
