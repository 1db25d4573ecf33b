import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { requireSignedIn } from "#app/auth/guard.server.ts";
import { readReference } from "#app/auth/login-session-cookie.server.ts";
import { shortestPassword } from "#app/auth/password.server.ts";
import { offeredSecret, offerSecret } from "#app/auth/second-factor.server.ts";
import { isSecondFactorRequired } from "#app/auth/second-factor-rule.server.ts";
import type { User } from "#app/auth/user.ts";
import { getAccount } from "#app/auth/users.server.ts";
import type { ConfirmError } from "#app/domain/people/account/confirm-field.tsx";
import { turnOnOwnSecondFactor } from "#app/domain/people/account/own-account.server.ts";
import { AccountError, removeSecondFactor } from "#app/domain/people/account/queries.server.ts";
import { RecoveryCodes } from "#app/domain/people/account/recovery-codes.tsx";
import { type SecretView, secretView } from "#app/domain/people/account/view.server.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { toastCookie } from "#app/http/toast.server.ts";
import { TurnOffForm } from "#app/routes/admin/account/second-factor/turn-off-form.tsx";
import { TurnOnForm } from "#app/routes/admin/account/second-factor/turn-on-form.tsx";
import { passwordRefusal } from "#app/routes/admin/confirmation.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { useAnswer } from "#app/ui/use-answer.ts";

export const facts = { access: "signedIn" } satisfies RouteFacts;

/** Recovery codes are shown only once. */
interface Answer {
	errors: { code?: "required" | "wrongCode"; passwordNow?: ConfirmError | "shortPassword" };
	failure?: { title: string; words: string };
	/** The secret that the user's app already has. */
	offer?: SecretView;
	codes?: string[];
}

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const user = await requireSignedIn(request, { settles: "secondFactor" });
	const { facts, texts } = await openAdminPage(request);
	const text = texts("adminAccount", { shortest: String(shortestPassword(false)) });
	const isOn = Boolean((await getAccount(user.id))?.storedSeed);
	const offLead = (await isSecondFactorRequired()) ? text.turnOff.leadRequired : text.turnOff.lead;
	return {
		text,
		lead: isOn ? offLead : text.turnOn.lead,
		pageTitle: titleAfter(context, (isOn ? text.turnOff : text.turnOn).title, texts("common").errors),
		isOn,
		isDue: user.due === "secondFactor",
		offer: isOn ? undefined : secretView(offerSecret(user), user, facts.eventName),
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const user = await requireSignedIn(request, { settles: "secondFactor" });
	const form = await readForm(request);
	if (form.has("secret")) return turnOn(user, form, request, context);

	const refusal = await passwordRefusal(user, form, request);
	if (refusal) return refuse<Answer>(context, { errors: refusal.errors, failure: refusal.failure }, refusal.init);
	try {
		await removeSecondFactor(user.id, user, { reference: readReference(request) });
	} catch (cause) {
		if (!(cause instanceof AccountError)) throw cause;
		return refuse<Answer>(context, { errors: { passwordNow: "shortPassword" } });
	}
	return redirect("/admin/account", { status: 303, headers: { "Set-Cookie": toastCookie("secondFactorOff") } });
}

export const clientAction = keepFormOnNetworkError;

async function turnOn(user: User, form: FormData, request: Request, context: object) {
	const at = Date.now();
	const { facts, texts } = await openAdminPage(request);
	const offered = offeredSecret(user, String(form.get("secret")));
	if (!offered) {
		const { title, offerGone } = texts("adminAccount").errors;
		return refuse<Answer>(context, { errors: {}, failure: { title, words: offerGone } });
	}
	const offer = secretView(offered, user, facts.eventName);
	const code = String(form.get("code") ?? "").trim();
	const errors: Answer["errors"] = { ...(code === "" && { code: "required" }), ...(!form.get("passwordNow") && { passwordNow: "required" }) };
	if (Object.keys(errors).length > 0) return refuse<Answer>(context, { errors, offer });
	const refusal = await passwordRefusal(user, form, request);
	if (refusal) return refuse<Answer>(context, { errors: refusal.errors, failure: refusal.failure, offer }, refusal.init);
	const { outcome, codes } = await turnOnOwnSecondFactor(user, { secret: offered.secret, code, at, reference: readReference(request) });
	if (outcome === "turnedOn") return data<Answer>({ errors: {}, codes });
	// The form was sent twice: nobody may have seen its recovery codes, but new ones can be requested.
	if (outcome === "isOn") return redirect("/admin/account/recovery-codes", 303);
	return refuse<Answer>(context, { errors: { code: "wrongCode" }, offer });
}

export default function SecondFactorPage() {
	const { text, lead, isOn, isDue, offer } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	const shown = answer?.offer ?? offer;
	if (answer?.codes) return <RecoveryCodes codes={answer.codes} text={text.codes} />;
	return (
		<div className="page py-6 *:max-w-3xl">
			<h1 tabIndex={-1} className="title outline-none">
				{isOn ? text.turnOff.title : text.turnOn.title}
			</h1>
			{isDue && <p className="mt-6 max-w-measure border-l-4 border-action pl-4 font-semibold">{text.turnOn.required}</p>}
			<p className="lead mt-4 mb-10">{lead}</p>
			{shown && !isOn ? <TurnOnForm text={text} offer={shown} isDue={isDue} refusal={answer} /> : <TurnOffForm text={text} refusal={answer} />}
		</div>
	);
}
