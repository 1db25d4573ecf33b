/** What one program or another takes for the end of a line (UAX 14): CR, LF, both together, and rarer ones. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** The same text with LF alone at the end of each line. */
export function withPlainLines(text: string): string {
	return text.replace(LINE_END, "\n");
}

/** The same without control characters, tab and line end aside: calendars (RFC 5545, 3.3.11) and XML allow no other, nor XML what is no character. */
export function withoutControls(text: string): string {
	return withPlainLines(text).replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, "");
}

/** Marks that turn the direction of all that follows them, on the page as well. */
const DIRECTION_MARK = /[\u202A-\u202E\u2066-\u2069]/g;

/** A letter, figure or sign that a reader sees; the blank of braille counts as a sign. */
const SEEN = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A name or subject as it was meant: on one line, single blanks between its words, nothing where nobody would see any of it. */
export function asLine(text: string): string {
	const line = onOneLine(text.toWellFormed()).replace(DIRECTION_MARK, "").replace(/\s+/g, " ").trim();
	return SEEN.test(line) ? line : "";
}

/** The same text on one line, such as a header of a mail takes: each line end and each other control character becomes a blank. */
export function onOneLine(text: string): string {
	return text.replace(LINE_END, " ").replace(/\p{Cc}/gu, " ");
}
