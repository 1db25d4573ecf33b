const MAX_SNIFFED_BYTES = 30_000;
const MARKUP = /^\s*</;
const DRAWING = /<(?:\w+:)?svg[\s>]/;
const LETTERS = /<(?:\w+:)?text[\s/>]/;

/** Character and entity references. Illustrator declares entities only for whole attribute values. */
const CHARACTER = /&#(x[\da-f]{1,6}|\d{1,7});/gi;
const WHOLE_VALUE = /=["']&[\w:.-]{1,100};["']/g;
const DECLARED = /&(?!(?:amp|lt|gt|quot|apos);)[\w:.-]{1,100};/;
const FILTERS = /<(?:\w+:)?filter[\s/>]|\bfilter\s*[:=]/i;

export function isDrawing(bytes: Uint8Array): boolean {
	const beginning = new TextDecoder().decode(bytes.subarray(0, MAX_SNIFFED_BYTES));
	return MARKUP.test(beginning) && DRAWING.test(beginning);
}

/** Returns true if a drawing contains text, which would be missing because there is no font for it. */
export function hasLetters(bytes: Uint8Array): boolean {
	return LETTERS.test(new TextDecoder().decode(bytes));
}

/** Returns true if a drawing has filters, or references that may hide them: a few bytes of filters keep the encoder busy for minutes. */
export function hasFilters(bytes: Uint8Array): boolean {
	const text = new TextDecoder().decode(bytes).replace(CHARACTER, (_, code: string) => characterOf(Number(code.replace(/^x/i, "0x"))));
	return FILTERS.test(text) || DECLARED.test(text.replace(WHOLE_VALUE, ""));
}

const LAST_CODE_POINT = 0x10_ff_ff;
const characterOf = (code: number) => (code <= LAST_CODE_POINT ? String.fromCodePoint(code) : "");
