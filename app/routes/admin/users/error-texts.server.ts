import { shortestPassword } from "~/auth/password.server";
import type { Locale } from "~/i18n/config";
import { textsOf, translatorFor } from "~/i18n/texts.server";

/** What can be wrong in the forms for users, in the reader's language. */
export function userErrorTexts(locale: Locale) {
	const { tooLong, common, ownWords } = textsOf("adminAccount", locale, {}).errors;
	const tooShort = translatorFor(locale)("adminAccount.errors.tooShort", { count: shortestPassword(false) });
	const { title: _, ...own } = textsOf("adminUsers", locale, {}).errors;
	return { ...own, tooShort, tooLong, common, ownWords };
}
