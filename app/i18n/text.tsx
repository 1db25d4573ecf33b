import type { LocalText } from "./translated.ts";

/** Prints a text and, where it is not in the page's language, says in which it is. */
export function Text({ of }: { of: LocalText }) {
	return of.lang ? <span lang={of.lang}>{of.text}</span> : of.text;
}
