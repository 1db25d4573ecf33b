import type { ActionFunctionArgs } from "@remix-run/node";
import { SignInRefused, signIn, verifyCredentials } from "#app/auth/authenticator.server.ts";
import { apiCredentialsSchema } from "#app/auth/credentials.ts";
import { apiLocale, plainAnswer, readJson } from "#app/http/api.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { authStatus } from "./status.server.ts";

export const facts = { access: "public", othersMayPost: "json", signsIn: true } satisfies RouteFacts;

export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request, { programs: true });
	const locale = apiLocale(new URL(request.url));
	const { login } = textsOf("admin", locale, {});
	const parsed = apiCredentialsSchema.safeParse(await readJson(request));
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		const name = issue?.path[0] === "password" || issue?.path[0] === "code" ? issue.path[0] : "username";
		const missing = { username: login.usernameRequired, password: login.passwordRequired, code: login.second.required };
		return plainAnswer(issue?.message === "tooLong" ? login.tooLong[name] : missing[name], 400);
	}
	try {
		const account = await verifyCredentials(parsed.data, request);
		if (account.storedSeed && !parsed.data.code) return plainAnswer(login.second.required, 401);
		return authStatus(account, await signIn(account, request));
	} catch (cause) {
		if (!(cause instanceof SignInRefused)) throw cause;
		const { reason, retryAfter = 0 } = cause;
		if (reason === "ended") return plainAnswer(login.ended, 401);
		if (reason === "lockedFactor") return plainAnswer(login.second.locked, 401);
		if (reason !== "throttled") return plainAnswer(reason === "wrongCode" ? login.second.wrong : login.wrong, 401);
		const count = Math.ceil(retryAfter / 60);
		return plainAnswer(translatorFor(locale)("admin.login.throttled", { count }), 429, { "Retry-After": String(retryAfter) });
	}
}
