import { expect, test } from "vitest";
import { endBeforeCut } from "./cut.ts";

test("the last words before the cut are those that lists show, without marks of Markdown", () => {
	expect(endBeforeCut("Valentina **listens** to [water pipes](/about) under nine cities.", { at: 33 })).toBe("Valentina listens to water pipes");
	expect(endBeforeCut(`${"word ".repeat(30)}pipes and more`, { at: 155 })).toBe("word word word word word word pipes");
	expect(endBeforeCut("Short.\n\nThe next paragraph.", { at: 10, firstParagraph: true })).toBe(undefined);
	expect(endBeforeCut("Short.\n\nThe next paragraph.", { at: 10 })).toBe("Short. The");
	expect(endBeforeCut("Exactly ten", { at: 11 })).toBe(undefined);
});
