import type { Locale } from "./config.ts";
import { textsOf } from "./texts.server.ts";

/** Says to the reader that a text is shown in English; nothing where all of these are in the page's language. */
export function languageNote(locale: Locale, ...texts: { lang?: Locale }[]): string | undefined {
	return texts.some(({ lang }) => lang) ? textsOf("labels", locale, {}).untranslated.note : undefined;
}
