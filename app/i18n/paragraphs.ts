import type { LocalText } from "./translated.ts";

export function paragraphsOf({ text, lang }: LocalText = { text: "" }): LocalText[] {
	return text
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean)
		.map((paragraph) => ({ text: paragraph, lang }));
}
