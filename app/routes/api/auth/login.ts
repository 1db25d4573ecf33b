import type { ActionFunctionArgs } from "@remix-run/node";
import { SignInRefused, signIn, verifyCredentials } from "~/auth/authenticator.server";
import { apiCredentialsSchema } from "~/auth/credentials";
import { apiLocale, onlyPost, plainAnswer, readJson } from "~/http/api.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import { authStatus } from "./status.server";

export const loader = onlyPost;

export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const locale = apiLocale(new URL(request.url));
	const { login } = textsOf("admin", locale, {});
	const parsed = apiCredentialsSchema.safeParse(await readJson(request));
	if (!parsed.success) {
		const words = { password: login.passwordRequired, code: login.second.required }[String(parsed.error.issues[0]?.path[0])];
		return plainAnswer(words ?? login.usernameRequired, 400);
	}
	try {
		const account = await verifyCredentials(parsed.data, request);
		if (account.secret && !parsed.data.code) return plainAnswer(login.second.required, 401);
		return authStatus(account, await signIn(account, request));
	} catch (cause) {
		if (!(cause instanceof SignInRefused)) throw cause;
		const { reason, retryAfter = 0 } = cause;
		if (reason !== "throttled") return plainAnswer(reason === "wrongCode" ? login.second.wrong : login.wrong, 401);
		const count = Math.ceil(retryAfter / 60);
		return plainAnswer(translatorFor(locale)("admin.login.throttled", { count }), 429, { "Retry-After": String(retryAfter) });
	}
}
