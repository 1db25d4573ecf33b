import { expect, test } from "vitest";
import { hasLetters, isDrawing } from "./svg";

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
	["a bare drawing", '<svg xmlns="http://www.w3.org/2000/svg">', true],
	[
		"one after all that drawing programs write",
		'\uFEFF<?xml version="1.0"?>\n<!-- Made by hand -->\n<!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY c "d">]>\n<svg:svg>',
		true,
	],
	["a page", "<!DOCTYPE html><p>", false],
	["a sentence about drawings", "An <svg> is one.", false],
	["nothing", "", false],
])("%s", (_, text, expected) => {
	expect(isDrawing(bytes(text))).toBe(expected);
});

test("letters are found, whatever their prefix; paths and titles are none", () => {
	expect(["<svg><text x='1'>A</text></svg>", "<s:svg><s:text>A</s:text></s:svg>"].map((text) => hasLetters(bytes(text)))).toEqual([true, true]);
	expect(hasLetters(bytes('<svg><title>text</title><textPath/><path id="text" d="M0 0"/></svg>'))).toBe(false);
});
