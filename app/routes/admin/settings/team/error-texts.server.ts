import { shortestPassword } from "#app/auth/password.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";

export function userErrorTexts(locale: Locale) {
	const { tooLong, common, ownWords } = textsOf("adminAccount", locale, {}).errors;
	const tooShort = translatorFor(locale)("adminAccount.errors.tooShort", { count: shortestPassword(false) });
	const { title: _, ...own } = textsOf("adminUsers", locale, {}).errors;
	return { ...own, tooShort, tooLong, common, ownWords };
}
