/** Letters that Unicode does not take apart into a plain one and a mark. */
const PLAIN: Record<string, string> = { æ: "ae", ø: "o", œ: "oe", ß: "ss", ð: "d", đ: "d", þ: "th", ł: "l", ı: "i" };

/** A text as searches compare it: `Querétaro` is `queretaro`, `Smørrebrød` is `smorrebrod`. */
export function foldText(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.replace(/[æøœßðđþłı]/g, (letter) => PLAIN[letter] as string);
}

/** Whether every searched word stands somewhere in a text, whatever the case and the accents of either. */
export function holdsWords(text: string, searched: string): boolean {
	const folded = foldText(text);
	return foldText(searched)
		.split(/\s+/)
		.every((word) => folded.includes(word));
}

/** Whether one of the texts contains what is searched, whatever the case and the accents of either. */
export function anyIncludes(texts: string[], searched: string): boolean {
	const wanted = foldText(searched);
	return texts.some((text) => foldText(text).includes(wanted));
}
