import type { Texts } from "./texts.server.ts";

/** `error` is a key of `words`, possibly with a value (`linkRefused: javascript:x`). Unknown keys get a general text. */
export function errorWords(error: string, words: Texts["editor"]["errors"]): string {
	const [, key = error, at = "…"] = /^(\w+): (.*)$/s.exec(error) ?? [];
	return (Object.hasOwn(words, key) ? words[key as keyof typeof words] : words.invalid).replace("{{at}}", () => shortened(at));
}

const shortened = (at: string) => (at.length > 80 ? `${at.slice(0, 80)}…` : at);
