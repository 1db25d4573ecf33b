import type { LocalText } from "./translated.ts";

/** The paragraphs of a text in which blank lines separate them; none where there is no text. */
export function paragraphsOf({ text, lang }: LocalText = { text: "" }): LocalText[] {
	return text
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean)
		.map((paragraph) => ({ text: paragraph, lang }));
}
