import type { Locale } from "#app/i18n/config.ts";
import { languageName } from "#app/i18n/format.server.ts";
import { TALK_LANGUAGES, type TalkLanguage } from "./schema.ts";

/** Capitalized: `Spanish`, `Español`, `Spanska`. */
export function languageLabel(language: TalkLanguage, locale: Locale): string {
	const name = languageName(language, locale);
	return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

export const languageChoices = (locale: Locale) => TALK_LANGUAGES.map((value) => ({ value, label: languageLabel(value, locale) }));
