import type { Texts } from "./texts.server.ts";

/**
 * What is said of a control.
 *
 * @param error a key of `words`, perhaps with what was found there, as in `linkRefused: javascript:x`; any other key says no more
 * than that it cannot be used
 */
export function errorWords(error: string, words: Texts["editor"]["errors"]): string {
	const [, key = error, at = "…"] = /^(\w+): (.*)$/s.exec(error) ?? [];
	return (Object.hasOwn(words, key) ? words[key as keyof typeof words] : words.invalid).replace("{{at}}", () => shortened(at));
}

const shortened = (at: string) => (at.length > 80 ? `${at.slice(0, 80)}…` : at);
