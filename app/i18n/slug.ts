const MAX_LENGTH = 60;
const LETTERS: Record<string, string> = { ø: "o", æ: "ae", ß: "ss", ð: "d", þ: "th", ł: "l" };

export function slugOf(name: string): string {
	return name
		.toLowerCase()
		.replace(/[øæßðþł]/g, (letter) => LETTERS[letter] as string)
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, MAX_LENGTH)
		.replace(/^-|-$/g, "");
}
