import type { LocalText } from "./translated.ts";

export function Text({ of }: { of: LocalText }) {
	return of.lang ? <span lang={of.lang}>{of.text}</span> : of.text;
}
