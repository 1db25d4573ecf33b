import { expect, test } from "vitest";
import { hasFilters, hasLetters, isDrawing } from "./svg.ts";

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
])("detects drawings: %s", (_, text, expected) => {
	expect(isDrawing(bytes(text))).toBe(expected);
});

test("finds text with any prefix, but not in paths or titles", () => {
	expect(["<svg><text x='1'>A</text></svg>", "<s:svg><s:text>A</s:text></s:svg>"].map((text) => hasLetters(bytes(text)))).toEqual([true, true]);
	expect(hasLetters(bytes('<svg><title>text</title><textPath/><path id="text" d="M0 0"/></svg>'))).toBe(false);
});

test.each([
	["an element", '<svg><filter id="a"><feGaussianBlur stdDeviation="99"/></filter></svg>', true],
	["an element with a prefix", "<s:svg><s:filter/></s:svg>", true],
	["an attribute", '<svg><path filter="blur(99px)"/></svg>', true],
	["a style", '<svg><path style="fill: red; filter : blur(99px)"/></svg>', true],
	["a style whose name holds a reference to a character", '<svg><path style="f&#105;l&#x74;er:blur(99px)"/></svg>', true],
	["a style whose name is declared", '<!DOCTYPE svg [<!ENTITY a "fil"><!ENTITY b "ter">]><svg><path style="&a;&b;:blur(99px)"/></svg>', true],
	["a declared style", '<!DOCTYPE svg [<!ENTITY a "fil"><!ENTITY b "&a;ter:blur(99px)">]><svg><path style="&b;"/></svg>', true],
	[
		"what Illustrator declares, and references in a title",
		'<!DOCTYPE svg [<!ENTITY ns "http://a.example/">]><svg xmlns:x="&ns;"><title>A &amp; B&#174;&#9999999;</title></svg>',
		false,
	],
	["a color space for filters, and a title", '<svg color-interpolation-filters="sRGB"><title>Filter</title><path id="filter"/></svg>', false],
])("finds filters: %s", (_, text, expected) => {
	expect(hasFilters(bytes(text))).toBe(expected);
});
