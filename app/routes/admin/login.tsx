import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import { CodeForm } from "#app/admin/code-form.tsx";
import { type SignInAnswer as Answer, LoginForm } from "#app/admin/login-form.tsx";
import { SendResumedForm } from "#app/admin/resumed-form.tsx";
import { SignedOutPage } from "#app/admin/signed-out-page.tsx";
import { authenticator, SignInRefused, signIn } from "#app/auth/authenticator.server.ts";
import { codeSchema, credentialsSchema } from "#app/auth/credentials.ts";
import { isKnownBrowser } from "#app/auth/device-cookie.server.ts";
import { currentUser } from "#app/auth/guard.server.ts";
import { endPending, pendingCookie } from "#app/auth/pending-cookie.server.ts";
import type { Account } from "#app/auth/users.server.ts";
import { noticesOf } from "#app/domain/content/event/notices.server.ts";
import { testModeWords } from "#app/domain/sales/payment/card/settings-view.server.ts";
import { BODY_LIMITS } from "#app/http/body-limits.ts";
import { parseForm, readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { safePath } from "#app/http/redirect.server.ts";
import { type ResumedForm, readResumedForm } from "#app/http/resumed-form.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { type Toast, takeToast, toastCookie } from "#app/http/toast.server.ts";
import { localePath } from "#app/i18n/config.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { isUnsent, keepFormOnNetworkError, unsentWords } from "#app/ui/keep-form.ts";
import { useFrame } from "#app/ui/site.ts";
import { useAnswer } from "#app/ui/use-answer.ts";
import { openAdminPage } from "./page.server.ts";
import { refusedSignIn } from "./refused-sign-in.server.ts";

export const facts = { access: "public", body: "resumedForm", signsIn: true } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? "Admin" }, { name: "robots", content: "noindex" }];

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { locale, facts, texts } = await openAdminPage(request);
	if (await currentUser(request)) throw redirectAfterLogin(request);
	const text = texts("common");
	const { login, verifying } = texts("admin");
	const { toast, headers } = takeToast(request, locale);
	const title = titleAfter(context, login.meta.title, text.errors);
	return data({ locale, text, login, verifying, eventName: facts.eventName, notices: noticesOf([testModeWords(locale)], locale), title, toast }, { headers });
}

/** `resumed` carries a form whose login session had ended through both steps. */
export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	// Only known browsers may send large forms: only they have a form to resume.
	const isKnown = isKnownBrowser(request);
	const form = await readForm(request, isKnown ? {} : { textSize: BODY_LIMITS.form });
	const resumed = isKnown ? readResumedForm(form.get("resumed")) : undefined;
	if (resumed && !form.has("username") && !form.has("code")) return data<Answer>({ step: "password", resumed });

	const step = form.has("code") && !form.has("username") ? "code" : "password";
	const values = { username: textOf(form, "username") };
	const { refusal } = step === "code" ? parseForm(codeSchema, form) : parseForm(credentialsSchema, form);
	if (refusal) return refuse<Answer>(context, { step, resumed, refusal: { values, errors: refusal.errors } }, { status: 400 });
	try {
		const account = await authenticator.authenticate(step, withFields(request, form, ["username", "password", "code"]));
		const isHalf = account.storedSeed && step === "password" && textOf(form, "code").trim() === "";
		if (isHalf) return data<Answer>({ step: "code", resumed }, { headers: { "Set-Cookie": await pendingCookie(account) } });
		return await welcome(account, request, resumed);
	} catch (cause) {
		if (!(cause instanceof SignInRefused)) throw cause;
		const { failure, init } = await refusedSignIn(cause, request);
		const next = cause.reason === "late" ? "password" : step;
		return refuse<Answer>(context, { step: next, resumed, withCode: cause.allowsBothFactors, refusal: { values, errors: {}, failure } }, init);
	}
}

/** A resumed form gets a page with a button, since a redirect cannot carry it. */
async function welcome(account: Account, request: Request, resumed: ResumedForm | undefined) {
	const cookies = [...(await signIn(account, request)), ...(account.storedSeed ? [await endPending(request)] : [])];
	if (!resumed || resumed.fields.length === 0) return redirectAfterLogin(request, ...cookies, toastCookie("signedIn"));
	return data<Answer>({ step: "restored", resumed }, { headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) });
}

/** Avoids reading a resumed form twice. */
function withFields({ url, headers }: Request, form: FormData, names: string[]): Request {
	const fields = new URLSearchParams(names.flatMap((name) => (form.has(name) ? [[name, textOf(form, name)]] : [])));
	const plain = new Headers(headers);
	for (const name of ["Content-Type", "Content-Length", "Transfer-Encoding"]) plain.delete(name);
	return new Request(url, { method: "POST", headers: plain, body: fields });
}

function textOf(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}

function redirectAfterLogin(request: Request, ...cookies: string[]): Response {
	const target = safePath(new URL(request.url).searchParams.get("redirectTo"), "/admin");
	const response = redirect(target, { status: 303, headers: { "Cache-Control": "no-store" } });
	for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
	return response;
}

export const clientAction = keepFormOnNetworkError;

export default function LoginPage() {
	const { locale, eventName, notices, login, verifying, toast } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	const failed = useFailure(answer);
	const step = answer?.step ?? "password";
	const head = { password: login, code: login.second, restored: login.restored }[step];
	return (
		// Leaving the page would lose a resumed form.
		<SignedOutPage eventName={eventName} notices={notices} head={head} toast={failed ?? toast} verifying={verifying} stays={answer?.resumed !== undefined}>
			{step === "password" && <LoginForm text={login} answer={answer} />}
			{step === "code" && <CodeForm text={login} answer={answer} />}
			{step === "restored" && answer?.resumed && <SendResumedForm resumed={answer.resumed} text={login.restored} />}
			{step !== "restored" && (
				<a href={localePath(locale, "/")} className="link mt-6 inline-flex min-h-11 items-center">
					{login.back}
				</a>
			)}
		</SignedOutPage>
	);
}

/** (specification, section 8) */
function useFailure(answer: Answer | undefined): Toast | undefined {
	const { login } = useLoaderData<typeof loader>();
	const { text } = useFrame();
	const last = useActionData<unknown>();
	const isIdle = useNavigation().state === "idle";
	const toast = useMemo(() => {
		const words = isUnsent(last) ? unsentWords(last, text.errors) : answer?.refusal?.failure?.words;
		return words === undefined ? undefined : { title: login.failed, words, failed: true, isRepeated: true };
	}, [last, answer, login, text]);
	return isIdle ? toast : undefined;
}
