import { z } from "zod";
import { DEFAULT_LOCALE, type Locale, TRANSLATIONS } from "./config.ts";

/** Text that an organizer writes in up to three languages. English is always there. */
export const translatedSchema = z.object({
	en: z.string().trim().min(1),
	es: z.string().trim().optional(),
	sv: z.string().trim().optional(),
	/** The translations that are older than the English. */
	stale: z.array(z.enum(TRANSLATIONS)).optional(),
});
export type Translated = z.infer<typeof translatedSchema>;

/** Text in the page's language, or in English; `lang` is set only where it is not the page's own. */
export interface LocalText {
	text: string;
	lang?: Locale;
}

/** The text in the asked language, falling back to English. */
export function translate(translated: Translated, locale: Locale): LocalText {
	const text = translated[locale];
	return text ? { text } : { text: translated.en, lang: DEFAULT_LOCALE };
}
