import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import { requireSignedIn } from "#app/auth/guard.server.ts";
import { recoveryCodesOf } from "#app/auth/recovery-codes.server.ts";
import { getAccount } from "#app/auth/users.server.ts";
import type { ConfirmError } from "#app/domain/people/account/confirm-field.tsx";
import { ConfirmForm } from "#app/domain/people/account/confirm-form.tsx";
import { renewRecoveryCodes } from "#app/domain/people/account/own-account.server.ts";
import { RecoveryCodes } from "#app/domain/people/account/recovery-codes.tsx";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { passwordRefusal } from "#app/routes/admin/confirmation.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";

export const facts = { access: "signedIn" } satisfies RouteFacts;

const ACCOUNT = "/admin/account";

/** The new codes are shown only once. */
interface Answer {
	errors: { passwordNow?: ConfirmError };
	failure?: { title: string; words: string };
	codes?: string[];
}

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const user = await requireSignedIn(request);
	if (!(await getAccount(user.id))?.storedSeed) return redirect(ACCOUNT);
	const { texts } = await openAdminPage(request);
	const { newCodes, codes, errors, turnOff, back } = texts("adminAccount");
	return {
		text: { ...newCodes, codes, cancel: back, confirm: { label: turnOff.password } },
		pageTitle: titleAfter(context, newCodes.title, texts("common").errors),
		errorTexts: errors,
		version: (await recoveryCodesOf(user.id)).version,
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const user = await requireSignedIn(request);
	const form = await readForm(request);
	if (!(await getAccount(user.id))?.storedSeed) return redirect(ACCOUNT, 303);
	const refusal = await passwordRefusal(user, form, request);
	if (refusal) return refuse<Answer>(context, { errors: refusal.errors, failure: refusal.failure }, refusal.init);
	const codes = await renewRecoveryCodes(user, String(form.get("version")));
	if (codes) return data<Answer>({ errors: {}, codes });
	const { errors, newCodes } = (await openAdminPage(request)).texts("adminAccount");
	return refuse<Answer>(context, { errors: {}, failure: { title: errors.title, words: newCodes.stale } }, { status: 409 });
}

export const clientAction = keepFormOnNetworkError;

export default function RecoveryCodesPage() {
	const { text, errorTexts, version } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	if (answer?.codes) return <RecoveryCodes codes={answer.codes} text={{ ...text.codes, title: text.done }} />;
	return (
		<NarrowPage title={text.title} lead={text.lead}>
			<ConfirmForm id="codes" text={text} errorTexts={errorTexts} answer={answer} back={ACCOUNT}>
				{() => <input type="hidden" name="version" value={version} />}
			</ConfirmForm>
		</NarrowPage>
	);
}
