import type { Locale } from "./config.ts";
import { textsOf } from "./texts.server.ts";

/** Returns undefined if all texts are in the page's language. */
export function languageNote(locale: Locale, ...texts: { lang?: Locale }[]): string | undefined {
	return texts.some(({ lang }) => lang) ? textsOf("labels", locale, {}).untranslated.note : undefined;
}
