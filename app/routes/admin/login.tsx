import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LoginForm } from "~/admin/login-form";
import { Toast } from "~/admin/toast";
import { authenticator, SignInRefused, signIn } from "~/auth/authenticator.server";
import { credentialsSchema } from "~/auth/credentials";
import { currentUser } from "~/auth/guard.server";
import { parseForm, readForm, refuse, titleAfter } from "~/http/form.server";
import { safePath } from "~/http/redirect.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { takeToast, toastCookie } from "~/http/toast.server";
import { localePath } from "~/i18n/config";
import { preferredLocale } from "~/i18n/language.server";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import { LanguageLinks } from "~/ui/language-links";
import { MoveFocus } from "~/ui/move-focus";
import { PageHead } from "~/ui/page-head";
import { ThemeChoice } from "~/ui/theme-choice";
import { openAdminPage } from "./page.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? "Admin" }, { name: "robots", content: "noindex" }];

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { locale, facts, texts } = await openAdminPage(request);
	if (await currentUser(request)) throw leadOn(request);
	const text = texts("common");
	const { login } = texts("admin");
	const { toast, headers } = takeToast(request, locale);
	return data({ locale, text, login, eventName: facts.eventName, title: titleAfter(context, login.meta.title, text.errors), toast }, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { value, refusal } = parseForm(credentialsSchema, await readForm(request.clone()));
	if (refusal) return refuse(context, { ...refusal, values: { ...refusal.values, password: "" } }, { status: 400 });
	try {
		const user = await authenticator.authenticate("form", request);
		return leadOn(request, await signIn(user, request), toastCookie("signedIn"));
	} catch (cause) {
		if (!(cause instanceof SignInRefused)) throw cause;
		const failure = await wordsOf(cause, request);
		const { retryAfter } = cause;
		const init = retryAfter === undefined ? { status: 401 } : { status: 429, headers: { "Retry-After": String(retryAfter) } };
		return refuse(context, { values: { username: value.username, password: "" }, errors: {}, failure }, init);
	}
}

async function wordsOf({ retryAfter }: SignInRefused, request: Request) {
	const locale = await preferredLocale(request);
	const { failed, wrong } = textsOf("admin", locale, {}).login;
	const count = Math.ceil((retryAfter ?? 0) / 60);
	return { title: failed, words: retryAfter === undefined ? wrong : translatorFor(locale)("admin.login.throttled", { count }) };
}

/** To the page that was asked for before signing in, or the dashboard. */
function leadOn(request: Request, ...cookies: string[]): Response {
	const target = safePath(new URL(request.url).searchParams.get("redirectTo"), "/admin");
	const response = redirect(target, { status: 303, headers: { "Cache-Control": "no-store" } });
	for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
	return response;
}

export default function LoginPage() {
	const { locale, eventName, login, toast } = useLoaderData<typeof loader>();
	const refusal = useActionData<typeof action>();
	return (
		<div className="flex min-h-dvh flex-col">
			<main id="content" tabIndex={-1} className="grow outline-none">
				<PageHead eyebrow={eventName} title={login.title} lead={login.lead} />
				<div className="page section">
					<div className="max-w-md">
						<LoginForm text={login} refusal={refusal} />
						<a href={localePath(locale, "/")} className="link mt-6 inline-flex min-h-11 items-center">
							{login.back}
						</a>
					</div>
				</div>
			</main>
			<footer className="on-night">
				<div className="page flex flex-wrap items-center justify-between gap-x-8 py-3">
					<LanguageLinks long className="-ml-2" />
					<ThemeChoice className="-ml-2" />
				</div>
			</footer>
			<Toast message={toast} />
			<MoveFocus />
		</div>
	);
}
