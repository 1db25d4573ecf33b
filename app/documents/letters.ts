import { create, type Font } from "fontkit";
import display from "./fonts/display.ttf";
import strong from "./fonts/strong.ttf";
import text from "./fonts/text.ttf";
import type { Face, Type } from "./look";

export const FONT_FILES: Record<Face, Uint8Array> = { display, strong, text };

const fonts = Object.fromEntries(Object.entries(FONT_FILES).map(([face, bytes]) => [face, create(bytes as Buffer) as Font])) as Record<Face, Font>;

/** Spaces that the fonts lack, and what stands in for them. */
const SPACES: Record<string, string> = { "\u2009": "\u00a0", "\u202f": "\u00a0", "\u2007": "\u00a0", "\u2011": "-" };

/**
 * A text as the fonts can set it. Emoji are left out; an accent that a font lacks is dropped rather than its letter. A
 * letter of another alphabet stays, as an empty box: left out, a name would be gone without a trace.
 */
export function settable(written: string, face: Face): string {
	const font = fonts[face];
	const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) as number);
	const set = [...written.normalize("NFC")].map((letter) => {
		if (has(letter)) return letter;
		const plain = SPACES[letter] ?? letter.normalize("NFD").charAt(0);
		if (has(plain)) return plain;
		return /\p{L}|\p{N}/u.test(letter) ? letter : "";
	});
	return set
		.join("")
		.replace(/[ \t\r\n]+/g, " ")
		.trim();
}

/** Whether the fonts have every letter of a text that is left once emoji are. */
export function canSet(written: string, face: Face): boolean {
	const set = settable(written, face);
	return set !== "" && [...set].every((letter) => fonts[face].hasGlyphForCodePoint(letter.codePointAt(0) as number));
}

/** The outlines of a line as the data of an SVG path: it begins at `x` and stands on `y`. Set word by word, as it was measured. */
export function outlineOf(line: string, type: Type, x: number, y: number): string {
	const { face, size, tracking = 0 } = type;
	const scale = size / fonts[face].unitsPerEm;
	let left = x;
	let outline = "";
	for (const word of line.split(" ")) {
		const { glyphs, positions } = fonts[face].layout(word);
		for (const [index, { path }] of glyphs.entries()) {
			const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
			outline += path
				.scale(scale, -scale)
				.translate(left + xOffset * scale, y - yOffset * scale)
				.toSVG();
			left += xAdvance * scale + tracking;
		}
		left += widthOf(" ", type);
	}
	return outline;
}

const widths = new Map<string, number>();

/** Points. Words are measured once: a long agenda says the same ones again and again. */
function widthOf(word: string, { face, size, tracking = 0 }: Type): number {
	const key = `${face} ${word}`;
	const known = widths.get(key);
	const em = known ?? fonts[face].layout(word).advanceWidth / fonts[face].unitsPerEm;
	if (known === undefined) widths.set(key, em);
	return em * size + tracking * [...word].length;
}

export const widthOfLine = (line: string, type: Type) => widthOf(line, type);

/**
 * The lines of a text, broken between words, and within one only where it is wider than a line.
 *
 * @param most lines at most; the last then ends in an ellipsis
 */
export function linesOf(written: string, type: Type, width: number, most = Number.POSITIVE_INFINITY): string[] {
	const space = widthOf(" ", type);
	const lines: string[] = [];
	let line = "";
	let taken = 0;
	for (const word of settable(written, type.face)
		.split(" ")
		.flatMap((word) => piecesOf(word, type, width))) {
		const wide = widthOf(word, type);
		if (line && taken + space + wide > width) {
			lines.push(line);
			[line, taken] = [word, wide];
		} else {
			taken += (line ? space : 0) + wide;
			line = line ? `${line} ${word}` : word;
		}
	}
	if (line) lines.push(line);
	if (lines.length <= most) return lines;
	return [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? "", type, width)].filter(Boolean);
}

function piecesOf(word: string, type: Type, width: number): string[] {
	if (widthOf(word, type) <= width) return [word];
	const pieces: string[] = [];
	let piece = "";
	for (const letter of word) {
		if (piece && widthOf(piece + letter, type) > width) {
			pieces.push(piece);
			piece = "";
		}
		piece += letter;
	}
	return [...pieces, piece];
}

function shortened(line: string, type: Type, width: number): string {
	const letters = [...line];
	while (letters.length > 0 && widthOf(`${letters.join("")}…`, type) > width) letters.pop();
	return letters.length > 0 ? `${letters.join("").trimEnd()}…` : "";
}
