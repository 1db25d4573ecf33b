/** Letters that must remain without the words: as many as suffice beside a second factor. */
const MIN_REMAINING_LENGTH = 8;
/** In letters; shorter words occur in too many others. */
const MIN_WORD_LENGTH = 3;
const LOOKALIKES: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s", "!": "i" };

/**
 * Returns true if the rest of a password without these words is too short or common itself. A number counts as two letters, since it is mostly a
 * year.
 */
export function consistsOfWords(words: readonly string[], password: string, isCommon: (rest: string) => boolean): boolean {
	const parts = [...new Set(words.flatMap((word) => plain(word).split(/[^\p{L}]+/u)))]
		.filter((word) => word.length >= MIN_WORD_LENGTH)
		.sort((one, other) => other.length - one.length);
	if (parts.length === 0) return false;
	const word = new RegExp(parts.join("|"), "gu");
	return [plain(password), withLetters(plain(password))].some((spelling) => {
		const rest = spelling.replace(word, "").replace(/[^\p{L}\p{N}]/gu, "");
		if (spelling.search(word) < 0) return false;
		return rest.replace(/\p{N}{3,}/gu, (number) => number.slice(0, 2)).length < MIN_REMAINING_LENGTH || isCommon(rest);
	});
}

function plain(text: string): string {
	return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function withLetters(text: string): string {
	return text.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] as string);
}
