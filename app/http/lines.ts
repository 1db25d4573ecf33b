const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

export function withPlainLines(text: string): string {
	return text.replace(LINE_END, "\n");
}

/** Calendars (RFC 5545, 3.3.11) and XML allow no control characters except tab and line ends; XML allows no noncharacters either. */
export function withoutControls(text: string): string {
	return withPlainLines(text).replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, "");
}

const DIRECTION_MARK = /[\u202A-\u202E\u2066-\u2069]/g;

/** Unicode counts the blank braille cell, U+2800, as a symbol. */
const VISIBLE_CHARACTER = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function asLine(text: string): string {
	const line = onOneLine(text.toWellFormed()).replace(DIRECTION_MARK, "").replace(/\s+/g, " ").trim();
	return VISIBLE_CHARACTER.test(line) ? line : "";
}

export function onOneLine(text: string): string {
	return text.replace(LINE_END, " ").replace(/\p{Cc}/gu, " ");
}
