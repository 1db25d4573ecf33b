import { z } from "zod";
import { DEFAULT_LOCALE, type Locale, TRANSLATIONS } from "./config.ts";

export const translatedSchema = z.object({
	en: z.string().trim().min(1),
	es: z.string().trim().optional(),
	sv: z.string().trim().optional(),
	stale: z.array(z.enum(TRANSLATIONS)).optional(),
});
export type Translated = z.infer<typeof translatedSchema>;
export const draftTranslatedSchema = translatedSchema.extend({ en: z.string().trim() });

/** `lang` is set only if the text is not in the page's language. */
export interface LocalText {
	text: string;
	lang?: Locale;
}

export function translate(translated: Translated, locale: Locale): LocalText {
	const text = translated[locale];
	return text ? { text } : { text: translated.en, lang: DEFAULT_LOCALE };
}
