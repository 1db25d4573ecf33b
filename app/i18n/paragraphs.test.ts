import { expect, test } from "vitest";
import { paragraphsOf } from "./paragraphs.ts";

test("blank lines separate paragraphs, single line breaks do not", () => {
	expect(paragraphsOf({ text: "One\nstill one.\n\n\nTwo.\r\n\r\nThree.\n\n" })).toEqual([{ text: "One\nstill one." }, { text: "Two." }, { text: "Three." }]);
	expect(paragraphsOf({ text: "Only.", lang: "en" })).toEqual([{ text: "Only.", lang: "en" }]);
});
