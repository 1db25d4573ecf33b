/** Specification, section 8. */
export function noSessions<Words extends Record<"filters" | "type" | "day", string>>(words: Words, chosen: { type?: string; other?: string | number }): string {
	if (chosen.other !== undefined) return words.filters;
	return chosen.type === undefined ? words.day : words.type;
}
