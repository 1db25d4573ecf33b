import { CODE_LENGTH } from "#app/domain/sales/order/limits.ts";

/**
 * The codes of orders that a text names, each once: also in small letters, and with blanks, hyphens or words of the bank
 * around or within. Only codes that there are count, so that no word is taken for one.
 */
export function codesIn(text: string, codes: { has: (code: string) => boolean }): string[] {
	const letters = text.toUpperCase().replace(/[^A-Z0-9]+/g, "");
	const found = new Set<string>();
	for (let at = 0; at + CODE_LENGTH <= letters.length; at++) {
		const code = letters.slice(at, at + CODE_LENGTH);
		if (codes.has(code)) found.add(code);
	}
	return [...found];
}
