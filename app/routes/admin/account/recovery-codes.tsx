import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { NarrowPage } from "~/admin/narrow-page";
import { requireSignedIn } from "~/auth/guard.server";
import { recoveryCodesOf } from "~/auth/recovery-codes.server";
import { getAccount } from "~/auth/users.server";
import type { ConfirmError } from "~/domain/people/account/confirm-field";
import { ConfirmForm } from "~/domain/people/account/confirm-form";
import { renewRecoveryCodes } from "~/domain/people/account/own-account.server";
import { RecoveryCodes } from "~/domain/people/account/recovery-codes";
import { readForm, refuse, titleAfter } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";
import { useAnswer } from "~/ui/use-answer";
import { passwordRefusal } from "../confirmation.server";
import { openAdminPage } from "../page.server";

export const handle: RouteHandle = { access: "signedIn" };

const ACCOUNT = "/admin/account";

/** What is wrong with the form, or the new codes, this once. */
interface Answer {
	errors: { passwordNow?: ConfirmError };
	failure?: { title: string; words: string };
	codes?: string[];
}

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

/** Asks first. */
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

export const clientAction = sendOrSay;

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
