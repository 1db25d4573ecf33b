import type { SignInRefused } from "#app/auth/authenticator.server.ts";
import { preferredLocale } from "#app/i18n/language.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";

export async function refusedSignIn({ reason, retryAfter = 0 }: SignInRefused, request: Request) {
	const locale = await preferredLocale(request);
	const { login } = textsOf("admin", locale, {});
	if (reason === "throttled") {
		const words = translatorFor(locale)("admin.login.throttled", { count: Math.ceil(retryAfter / 60) });
		return { failure: { title: login.failed, words }, init: { status: 429, headers: { "Retry-After": String(retryAfter) } } };
	}
	const { second } = login;
	const words = { wrong: login.wrong, wrongCode: second.wrong, lockedFactor: second.locked, late: second.late, ended: login.ended }[reason];
	return { failure: { title: login.failed, words }, init: { status: 401 } };
}
