export interface Cut {
	/** Characters. */
	at: number;
	/** Lists show only the first paragraph. */
	firstParagraph?: true;
}

const SHOWN_LENGTH = 40;
const MARKS = /!?\[|\]\([^()\s]{0,500}\)|[*_#>]/g;

/** Returns the last words before the cut; none if the text is not cut. */
export function endBeforeCut(typed: string, { at, firstParagraph }: Cut): string | undefined {
	const plain = typed.replace(MARKS, "").trim();
	const [first = ""] = plain.split(/\n\s*\n/);
	const text = (firstParagraph ? first : plain).replace(/\s+/g, " ");
	if (text.length <= at) return undefined;
	const shown = text.slice(0, at).trimEnd();
	return shown.length > SHOWN_LENGTH ? shown.slice(shown.indexOf(" ", shown.length - SHOWN_LENGTH) + 1) : shown;
}
