import type { ActionFunctionArgs } from "@remix-run/node";
import { SignInRefused, signIn, verifyCredentials } from "~/auth/authenticator.server";
import { credentialsSchema } from "~/auth/credentials";
import { apiLocale, onlyPost, plainAnswer, readJson } from "~/http/api.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import { authStatus } from "./status.server";

export const loader = onlyPost;

export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const locale = apiLocale(new URL(request.url));
	const { login } = textsOf("admin", locale, {});
	const parsed = credentialsSchema.safeParse(await readJson(request));
	if (!parsed.success) return plainAnswer(parsed.error.issues[0]?.path[0] === "password" ? login.passwordRequired : login.usernameRequired, 400);
	try {
		const user = await verifyCredentials(parsed.data, request);
		return authStatus(user, await signIn(user, request));
	} catch (cause) {
		if (!(cause instanceof SignInRefused)) throw cause;
		const { retryAfter } = cause;
		if (retryAfter === undefined) return plainAnswer(login.wrong, 401);
		const count = Math.ceil(retryAfter / 60);
		return plainAnswer(translatorFor(locale)("admin.login.throttled", { count }), 429, { "Retry-After": String(retryAfter) });
	}
}
