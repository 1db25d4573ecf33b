/** Characters in which a drawing has begun, after its declaration and comments. */
const BEGINNING = 30_000;
const MARKUP = /^\s*</;
const DRAWING = /<(?:\w+:)?svg[\s>]/;
const LETTERS = /<(?:\w+:)?text[\s/>]/;

const FILTERS = /<(?:\w+:)?filter[\s/>]|\bfilter\s*[:=]/i;

/** Whether a file may be a drawing (SVG): what reads it decides. */
export function isDrawing(bytes: Uint8Array): boolean {
	const beginning = new TextDecoder().decode(bytes.subarray(0, BEGINNING));
	return MARKUP.test(beginning) && DRAWING.test(beginning);
}

/** Whether a drawing has letters that are no outlines. There is no font to draw them in, and they would be missing. */
export function hasLetters(bytes: Uint8Array): boolean {
	return LETTERS.test(new TextDecoder().decode(bytes));
}

/** Returns true where a drawing has filters, such as blurring: a few bytes of them keep the encoder busy for minutes. */
export function hasFilters(bytes: Uint8Array): boolean {
	return FILTERS.test(new TextDecoder().decode(bytes));
}
