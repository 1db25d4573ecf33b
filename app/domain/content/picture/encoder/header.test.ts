import { expect, test } from "vitest";
import { gifWithScript, HTML, photoWithPosition, picture, pngClaiming, SVG, transparentMark } from "../../../../../tests/support/pictures.ts";
import { readHeader } from "./header.ts";

test.each(["jpeg", "png", "gif", "webp", "avif"] as const)("a %s is recognized by its bytes, with its size", async (type) => {
	expect(readHeader(await picture(type, 321, 123))).toEqual({ type, size: { width: 321, height: 123 } });
});

test("a photo's size ignores its thumbnail and orientation", async () => {
	expect(readHeader(await photoWithPosition(640, 480))).toEqual({ type: "jpeg", size: { width: 640, height: 480 } });
});

test("reads the size of lossless and transparent WebP", async () => {
	const { default: sharp } = await import("sharp");
	const mark = sharp(await transparentMark(301, 91));
	expect(readHeader(await mark.clone().webp({ lossless: true }).toBuffer())).toEqual({ type: "webp", size: { width: 301, height: 91 } });
	expect(readHeader(await mark.clone().webp({ quality: 50 }).toBuffer())).toEqual({ type: "webp", size: { width: 301, height: 91 } });
});

test("reads the size in a header without decoding", () => {
	expect(readHeader(pngClaiming(30_000, 30_000))).toEqual({ type: "png", size: { width: 30_000, height: 30_000 } });
});

test("data after the end of a GIF does not change its type", async () => {
	expect(readHeader(await gifWithScript())).toEqual({ type: "gif", size: { width: 600, height: 400 } });
});

test.each([
	["an SVG", SVG],
	["an HTML page", HTML],
	["a PDF", Buffer.from("%PDF-1.7")],
	["a HEIC photo", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")],
	["a TIFF", Buffer.from("II*\0", "latin1")],
	["a WAV file, which begins as WebP does", Buffer.from("RIFF\0\0\0\0WAVEfmt ", "latin1")],
	["nothing", Buffer.alloc(0)],
])("%s is not an accepted picture", (_, bytes) => {
	expect(readHeader(bytes)).toBeUndefined();
});

test.each(["jpeg", "png", "gif", "webp", "avif"] as const)("a %s with a truncated header has no size, wherever it ends", async (type) => {
	const bytes = await picture(type);
	const sizes = Array.from({ length: Math.min(bytes.length, 700) }, (_, length) => readHeader(bytes.subarray(0, length))?.size);
	const known = sizes.filter(Boolean);
	expect(sizes.slice(0, 10)).toEqual(Array(10).fill(undefined));
	expect(known).toEqual(Array(known.length).fill({ width: 600, height: 400 }));
});

test("a side of zero pixels is not a size", () => {
	expect(readHeader(pngClaiming(0, 400))).toEqual({ type: "png" });
});
