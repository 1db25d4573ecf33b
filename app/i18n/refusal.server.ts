import type { Locale } from "./config.ts";
import { controlLabel } from "./control-label.ts";
import { errorWords } from "./error-words.ts";
import { type TextPage, textsOf } from "./texts.server.ts";

/** A field that was refused, and why. */
export interface Refusal {
	/** Where the labels of its noun are, such as `editSpeaker`. */
	texts: string;
	/** Named as in the noun's form, such as `bio.es`. */
	control: string;
	/** A key of `editor.errors`; any other says no more than that it cannot be used. */
	error: string;
}

/** A refusal as one reads it: `Bio (Spanish): This is too long.` A field that has no label any more goes by its name. */
export function refusalWords({ texts, control, error }: Refusal, locale: Locale): string {
	const { errors, languagesWithin } = textsOf("editor", locale, {});
	const isNoun = /^edit[A-Z]\w*$/.test(texts);
	const { fields = {} } = isNoun ? (textsOf(texts as TextPage, locale, {}) as { fields?: Record<string, string> }) : {};
	return `${controlLabel(control, fields, languagesWithin)}: ${errorWords(error, errors)}`;
}
