import { type Locale, localePath } from "#app/i18n/config.ts";
import { foldText } from "#app/i18n/search.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { Hit } from "./queries.server.ts";

/** Characters of an excerpt, and how many of them precede the first match. */
const EXCERPT_LENGTH = 180;
const MAX_LENGTH_BEFORE_MATCH = 60;

/** A text split at its matches; every second part is one. */
export type Marked = string[];

export type HitView = ReturnType<typeof hitView>;

export function hitView({ path, name, nameLang, text, textLang }: Hit, words: string[], locale: Locale) {
	const of = (lang: Locale | null): { lang?: Locale } => (lang && lang !== locale ? { lang } : {});
	return {
		to: localePath(locale, path),
		name: { parts: marked(name, words), ...of(nameLang) },
		text: { parts: marked(excerptOf(text.replace(/\s+/g, " ").trim(), words), words), ...of(textLang) },
		language: (of(nameLang).lang || of(textLang).lang) && textsOf("labels", locale, {}).untranslated.mark,
	};
}

/** `Om <mark>Malmö</mark> och` becomes `["Om ", "Malmö", " och"]`. */
function marked(text: string, words: string[]): Marked {
	const parts: Marked = [];
	let end = 0;
	for (const { index, 0: word } of text.matchAll(WORD)) {
		if (!isFound(word, words)) continue;
		parts.push(text.slice(end, index), word);
		end = index + word.length;
	}
	return [...parts, text.slice(end)];
}

function excerptOf(text: string, words: string[]): string {
	const first = text.matchAll(WORD).find(({ 0: word }) => isFound(word, words))?.index ?? 0;
	const from = first > MAX_LENGTH_BEFORE_MATCH ? text.indexOf(" ", first - MAX_LENGTH_BEFORE_MATCH) + 1 : 0;
	const start = from > first ? first : from;
	if (text.length - start <= EXCERPT_LENGTH) return (start > 0 ? "… " : "") + text.slice(start);
	return `${start > 0 ? "… " : ""}${text.slice(start, text.lastIndexOf(" ", start + EXCERPT_LENGTH)) || text.slice(start, start + EXCERPT_LENGTH)} …`;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

const isFound = (word: string, words: string[]) => {
	const folded = foldText(word);
	return words.some((wanted) => (wanted.length > 1 ? folded.startsWith(wanted) : folded === wanted));
};
