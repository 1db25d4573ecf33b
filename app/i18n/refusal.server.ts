import type { Locale } from "./config.ts";
import { controlLabel } from "./control-label.ts";
import { errorWords } from "./error-words.ts";
import { type TextPage, textsOf } from "./texts.server.ts";

export interface Refusal {
	texts: string;
	control: string;
	error: string;
}

/** Returns, for example, `Bio (Spanish): This is too long.` A field without a label goes by its name. */
export function refusalWords({ texts, control, error }: Refusal, locale: Locale): string {
	const { errors, languagesWithin } = textsOf("editor", locale, {});
	const isNoun = /^edit[A-Z]\w*$/.test(texts);
	const { fields = {} } = isNoun ? (textsOf(texts as TextPage, locale, {}) as { fields?: Record<string, string> }) : {};
	return `${controlLabel(control, fields, languagesWithin)}: ${errorWords(error, errors)}`;
}
