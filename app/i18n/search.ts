const PLAIN: Record<string, string> = { æ: "ae", ø: "o", œ: "oe", ß: "ss", ð: "d", đ: "d", þ: "th", ł: "l", ı: "i" };

export function foldText(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.replace(/[æøœßðđþłı]/g, (letter) => PLAIN[letter] as string);
}

export function holdsWords(text: string, searched: string): boolean {
	const folded = foldText(text);
	return foldText(searched)
		.split(/\s+/)
		.every((word) => folded.includes(word));
}

export function anyIncludes(texts: string[], searched: string): boolean {
	const wanted = foldText(searched);
	return texts.some((text) => foldText(text).includes(wanted));
}
