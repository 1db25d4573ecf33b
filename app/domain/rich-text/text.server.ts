import type { Locale } from "~/i18n/config";
import { paragraphsOf } from "~/i18n/paragraphs";
import { textsOf } from "~/i18n/texts.server";
import { type LocalText, type Translated, translate } from "~/i18n/translated";
import type { Block } from "~/ui/rich-text";
import type { Format } from "./format";
import { parseMarkdown, plainText } from "./markdown.server";

/** A text for reading: its parts, its words alone, and its language where that is not the page's own. */
export interface ReadText extends LocalText {
	blocks: Block[];
}

/** A record's text in a language. What is plain has paragraphs only, separated by blank lines. */
export function readText(translated: Translated, format: Format, locale: Locale): ReadText {
	const { text, lang } = translate(translated, locale);
	if (format === "plain") return { text, lang, blocks: paragraphsOf({ text }).map((paragraph) => paragraph.text) };
	const { blocks } = parseMarkdown(text);
	return { text: plainText(blocks), lang, blocks };
}

/** The words of a record's text alone. */
export function readWords(translated: Translated, format: Format, locale: Locale): LocalText {
	const { text, lang } = format === "plain" ? translate(translated, locale) : readText(translated, format, locale);
	return { text, lang };
}

/** What the API says beside a text that is not plain. */
export const formatJson = (format: Format) => (format === "plain" ? {} : { format });

/** The formats as a form offers them. */
export function formatChoices(locale: Locale): { value: Format; label: string }[] {
	const { textFormat } = textsOf("labels", locale, {});
	return (["markdown", "plain"] as const).map((value) => ({ value, label: textFormat[value] }));
}
