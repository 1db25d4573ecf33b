import { CODE_LENGTH } from "#app/domain/sales/order/limits.ts";

/** Finds codes with blanks, hyphens or the bank's words around or within. Only existing codes count: no word is mistaken for one. */
export function codesIn(text: string, codes: { has: (code: string) => boolean }): string[] {
	const letters = text.toUpperCase().replace(/[^A-Z0-9]+/g, "");
	const found = new Set<string>();
	for (let at = 0; at + CODE_LENGTH <= letters.length; at++) {
		const code = letters.slice(at, at + CODE_LENGTH);
		if (codes.has(code)) found.add(code);
	}
	return [...found];
}
