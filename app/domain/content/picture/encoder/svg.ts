/** Characters in which a drawing has begun, after its declaration and comments. */
const BEGINNING = 30_000;
const MARKUP = /^\s*</;
const DRAWING = /<(?:\w+:)?svg[\s>]/;
const LETTERS = /<(?:\w+:)?text[\s/>]/;

/** References to characters, and to what a drawing declares itself: Illustrator does so for values of whole attributes alone. */
const CHARACTER = /&#(x[\da-f]{1,6}|\d{1,7});/gi;
const WHOLE_VALUE = /=["']&[\w:.-]{1,100};["']/g;
const DECLARED = /&(?!(?:amp|lt|gt|quot|apos);)[\w:.-]{1,100};/;
const FILTERS = /<(?:\w+:)?filter[\s/>]|\bfilter\s*[:=]/i;

/** Returns true if a file looks like a drawing (SVG); its decoder decides. */
export function isDrawing(bytes: Uint8Array): boolean {
	const beginning = new TextDecoder().decode(bytes.subarray(0, BEGINNING));
	return MARKUP.test(beginning) && DRAWING.test(beginning);
}

/** Returns true if a drawing contains text. There is no font for it, so the text would be missing. */
export function hasLetters(bytes: Uint8Array): boolean {
	return LETTERS.test(new TextDecoder().decode(bytes));
}

/** Returns true where a drawing has filters, such as blurring, or could hide them in references: a few bytes of them keep the encoder busy for minutes. */
export function hasFilters(bytes: Uint8Array): boolean {
	const text = new TextDecoder().decode(bytes).replace(CHARACTER, (_, code: string) => characterOf(Number(code.replace(/^x/i, "0x"))));
	return FILTERS.test(text) || DECLARED.test(text.replace(WHOLE_VALUE, ""));
}

const LAST_CHARACTER = 0x10_ff_ff;
const characterOf = (code: number) => (code <= LAST_CHARACTER ? String.fromCodePoint(code) : "");
