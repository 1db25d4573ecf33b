import { create, type Font } from "fontkit";
import display from "#app/documents/fonts/display.ttf";
import otherStrong from "#app/documents/fonts/other-strong.ttf";
import otherText from "#app/documents/fonts/other-text.ttf";
import strong from "#app/documents/fonts/strong.ttf";
import text from "#app/documents/fonts/text.ttf";
import type { Face, Type } from "./look.ts";

/** Fonts with Vietnamese, Greek and Cyrillic letters. They set whole words. */
const FALLBACK_FACES = { display: "otherStrong", strong: "otherStrong", text: "otherText" } as const satisfies Record<Face, string>;
type AnyFace = Face | (typeof FALLBACK_FACES)[Face];

export const FONT_FILES: Record<AnyFace, Uint8Array> = { display, strong, text, otherStrong, otherText };

const fonts = Object.fromEntries(Object.entries(FONT_FILES).map(([face, bytes]) => [face, create(bytes as Buffer) as Font])) as Record<AnyFace, Font>;

const has = (letter: string, face: AnyFace) => fonts[face].hasGlyphForCodePoint(letter.codePointAt(0) as number);
const isLetter = (letter: string) => /\p{L}|\p{N}/u.test(letter);
const hasLetters = (word: string, face: AnyFace) => [...word].every((letter) => has(letter, face) || !isLetter(letter));

const faceFor = (word: string, face: Face): AnyFace => (hasLetters(word, face) || !hasLetters(word, FALLBACK_FACES[face]) ? face : FALLBACK_FACES[face]);

const SPACES: Record<string, string> = { "\u2009": "\u00a0", "\u202f": "\u00a0", "\u2007": "\u00a0", "\u2011": "-" };

/** Drops emoji, and accents that the fonts lack. Letters of other alphabets stay as boxes: dropping them could erase a whole name. */
export function settable(written: string, face: Face): string {
	return written
		.normalize("NFC")
		.split(/[ \t\r\n]+/)
		.map((word) => settableWord(word, faceFor(word, face)))
		.filter(Boolean)
		.join(" ");
}

function settableWord(word: string, face: AnyFace): string {
	const set = [...word].map((letter) => {
		if (has(letter, face)) return letter;
		const plain = plainOf(letter);
		if (has(plain, face)) return plain;
		return isLetter(letter) ? letter : "";
	});
	return set.join("");
}

const plainOf = (letter: string) => SPACES[letter] ?? letter.normalize("NFD").charAt(0);

export const canSet = (written: string, face: Face): boolean => settable(written, face) !== "" && !hasGaps(written, face);

export function printable(name: string, face: Face): string | undefined {
	if (canSet(name, face)) return name;
	const words = name.normalize("NFC").split(/\s+/);
	const kept = words.map((word) => {
		const [own = "", other = ""] = [face, FALLBACK_FACES[face]].map((one) => lettersIn(word, one));
		return countLetters(other) > countLetters(own) ? other : own;
	});
	const all = kept.filter((word) => countLetters(word) > 0).join(" ");
	return countLetters(all) > 1 ? all : undefined;
}

const countLetters = (word: string) => word.match(/\p{L}/gu)?.length ?? 0;

const lettersIn = (word: string, face: AnyFace) =>
	word.replace(/([\p{L}\p{N}])\p{M}*/gu, (whole, letter: string) => (has(letter, face) || has(plainOf(letter), face) ? whole : ""));

export function hasGaps(written: string, face: Face): boolean {
	return settable(written, face)
		.split(" ")
		.some((word) => !hasLetters(word, faceFor(word, face)));
}

export function partsOf(line: string, face: Face): { words: string; face: AnyFace; drop: number }[] {
	if (faceFor(line, face) === face && hasLetters(line, face)) return [{ words: line, face, drop: 0 }];
	const ascent = (one: AnyFace) => fonts[one].ascent / fonts[one].unitsPerEm;
	return [...line.matchAll(/[^ ]+ *| +/g)].map(([words]) => {
		const own = faceFor(words, face);
		return { words, face: own, drop: ascent(face) - ascent(own) };
	});
}

/** Returns the data of an SVG path, set word by word, as it was measured. */
export function outlineOf(line: string, type: Type, x: number, y: number): string {
	const { size, tracking = 0 } = type;
	let left = x;
	let outline = "";
	for (const word of line.split(" ")) {
		const font = fonts[faceFor(word, type.face)];
		const scale = size / font.unitsPerEm;
		const { glyphs, positions } = font.layout(word);
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

function widthOf(word: string, { face, size, tracking = 0 }: Type): number {
	const key = `${face} ${word}`;
	const known = widths.get(key);
	const em = known ?? emsOf(word, face);
	if (known === undefined) widths.set(key, em);
	return em * size + tracking * [...word].length;
}

const emsOf = (line: string, face: Face) =>
	partsOf(line, face).reduce((sum, part) => sum + fonts[part.face].layout(part.words).advanceWidth / fonts[part.face].unitsPerEm, 0);

export const widthOfLine = (line: string, type: Type) => widthOf(line, type);

/** Breaks within a word only if it is wider than a line. Ends with an ellipsis after `most` lines. */
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
