import type { Locale } from "~/i18n/config";
import { languageName } from "~/i18n/format.server";
import { TALK_LANGUAGES, type TalkLanguage } from "./schema";

/** The language of a talk where a line begins with it: `Spanish` · `Español` · `Spanska`. */
export function languageLabel(language: TalkLanguage, locale: Locale): string {
	const name = languageName(language, locale);
	return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Every language that a talk can be held in, to choose from. */
export const languageChoices = (locale: Locale) => TALK_LANGUAGES.map((value) => ({ value, label: languageLabel(value, locale) }));
