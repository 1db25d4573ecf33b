import { z } from "zod";
import type { Locale } from "#app/i18n/config.ts";
import { paragraphsOf } from "#app/i18n/paragraphs.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { type LocalText, type Translated, translate } from "#app/i18n/translated.ts";
import type { LineText } from "#app/ui/inline-text.tsx";
import { firstWords, plainText } from "#app/ui/plain-text.ts";
import type { Block, ShownText } from "#app/ui/rich-text.tsx";
import { FORMATS, type Format } from "./format.ts";
import { parseMarkdown } from "./markdown.server.ts";

export function readText(translated: Translated, format: Format, locale: Locale): { blocks: Block[]; lang?: Locale } {
	const { text, ...language } = translate(translated, locale);
	return { blocks: format === "plain" ? paragraphsOf({ text }).map((paragraph) => paragraph.text) : parseMarkdown(text).blocks, ...language };
}

/** The lead is the first paragraph, unless something else comes before it. */
export interface ArticleText {
	lead?: LineText;
	blocks: Block[];
	lang?: Locale;
}

export function readArticle(translated: Translated | undefined, format: Format, locale: Locale): ArticleText {
	if (!translated) return { blocks: [] };
	const { blocks, ...language } = readText(translated, format, locale);
	const [first, ...rest] = blocks;
	if (typeof first === "string") return { lead: first, blocks: rest, ...language };
	return first?.kind === "paragraph" ? { lead: first.of, blocks: rest, ...language } : { blocks, ...language };
}

/** Returns the first paragraph, for rows and cards. */
export function readLead(translated: Translated, format: Format, locale: Locale): LocalText {
	const { blocks, ...language } = readText(translated, format, locale);
	return { text: firstWords(blocks), ...language };
}

export function readShortText(translated: Translated, format: Format, locale: Locale): ShownText {
	return format === "plain" ? translate(translated, locale) : readText(translated, format, locale);
}

export function readWords(translated: Translated | undefined, format: Format, locale: Locale): LocalText {
	if (!translated) return { text: "" };
	if (format === "plain") return translate(translated, locale);
	const { blocks, ...language } = readText(translated, format, locale);
	return { text: plainText(blocks), ...language };
}

export const formatEntry = { format: z.literal("markdown").optional().describe("Present if the long text is Markdown; absent if it is plain text.") };

export const formatJson = (format: Format): { format?: "markdown" } => (format === "plain" ? {} : { format });

export function formatChoices(locale: Locale): { value: Format; label: string }[] {
	const { textFormat } = textsOf("labels", locale, {});
	return FORMATS.map((value) => ({ value, label: textFormat[value] }));
}
