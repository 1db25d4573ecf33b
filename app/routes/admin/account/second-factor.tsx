import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { requireUser } from "~/auth/guard.server";
import { shortestPassword } from "~/auth/password.server";
import { offeredSecret, offerSecret } from "~/auth/second-factor.server";
import type { User } from "~/auth/user";
import { getAccount } from "~/auth/users.server";
import { turnOnOwnSecondFactor } from "~/domain/user/own-account.server";
import { removeSecondFactor, UserRefused } from "~/domain/user/queries.server";
import { RecoveryCodes } from "~/domain/user/recovery-codes";
import { TurnOffForm } from "~/domain/user/turn-off-form";
import { TurnOnForm } from "~/domain/user/turn-on-form";
import { type SecretView, secretView } from "~/domain/user/view.server";
import { readForm, refuse, titleAfter } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { toastCookie } from "~/http/toast.server";
import { passwordRefusal } from "../confirmation.server";
import { openAdminPage } from "../page.server";

/** What the page has to say after a form: what is wrong with it, or the recovery codes, this once. */
interface Answer {
	errors: { code?: "required" | "wrongCode"; passwordNow?: "required" | "wrong" | "shortPassword" };
	failure?: { title: string; words: string };
	/** The secret that the reader's app has already. */
	offer?: SecretView;
	codes?: string[];
}

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const user = await requireUser(request);
	const { facts, texts } = await openAdminPage(request);
	const text = texts("adminAccount", { shortest: String(shortestPassword(false)) });
	const isOn = Boolean((await getAccount(user.id))?.secret);
	return {
		text,
		pageTitle: titleAfter(context, (isOn ? text.turnOff : text.turnOn).title, texts("common").errors),
		isOn,
		offer: isOn ? undefined : secretView(await offerSecret(user), user, facts.eventName),
	};
}

/** Turns the second factor on by its first code, or off by the password. */
export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const user = await requireUser(request);
	const form = await readForm(request);
	if (form.has("secret")) return turnOn(user, String(form.get("secret")), String(form.get("code") ?? "").trim(), request, context);

	const password = String(form.get("passwordNow") ?? "");
	if (password === "") return refuse<Answer>(context, { errors: { passwordNow: "required" } });
	const refusal = await passwordRefusal(user, password, request);
	if (refusal) return refuse<Answer>(context, { errors: refusal.errors, failure: refusal.failure }, refusal.init);
	try {
		await removeSecondFactor(user.id, user);
	} catch (cause) {
		if (!(cause instanceof UserRefused)) throw cause;
		return refuse<Answer>(context, { errors: { passwordNow: "shortPassword" } });
	}
	return redirect("/admin/account", { status: 303, headers: { "Set-Cookie": toastCookie("secondFactorOff") } });
}

async function turnOn(user: User, sealed: string, code: string, request: Request, context: object) {
	const { facts, texts } = await openAdminPage(request);
	const offered = await offeredSecret(user, sealed);
	if (!offered) {
		const { title, offerGone } = texts("adminAccount").errors;
		return refuse<Answer>(context, { errors: {}, failure: { title, words: offerGone } });
	}
	const offer = secretView(offered, user, facts.eventName);
	if (code === "") return refuse<Answer>(context, { errors: { code: "required" }, offer });
	const codes = await turnOnOwnSecondFactor(user, offered.secret, code);
	return codes ? data<Answer>({ errors: {}, codes }) : refuse<Answer>(context, { errors: { code: "wrongCode" }, offer });
}

export default function SecondFactorPage() {
	const { text, isOn, offer } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const shown = answer?.offer ?? offer;
	if (answer?.codes) return <RecoveryCodes codes={answer.codes} text={text.codes} />;
	return (
		<div className="page py-8 md:py-12 *:max-w-3xl">
			<h1 tabIndex={-1} className="title outline-none">
				{isOn ? text.turnOff.title : text.turnOn.title}
			</h1>
			<p className="lead mt-4 mb-10">{isOn ? text.turnOff.lead : text.turnOn.lead}</p>
			{shown && !isOn ? <TurnOnForm text={text} offer={shown} refusal={answer} /> : <TurnOffForm text={text} refusal={answer} />}
		</div>
	);
}
