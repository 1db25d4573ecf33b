import { expect, test } from "vitest";
import { parseLegalText } from "./blocks";

test("blank lines part blocks, ## opens a section, - makes a list", () => {
	expect(parseLegalText("Opening\nin two lines.\n\nMore.\n\n## First\n\nBefore:\n\n- one\n- two\n\n## Second\nAt once.\n- three\nAfter.")).toEqual([
		{
			id: "section-0",
			blocks: [
				{ kind: "paragraph", text: "Opening in two lines." },
				{ kind: "paragraph", text: "More." },
			],
		},
		{
			id: "section-1",
			heading: "First",
			blocks: [
				{ kind: "paragraph", text: "Before:" },
				{ kind: "list", items: ["one", "two"] },
			],
		},
		{
			id: "section-2",
			heading: "Second",
			blocks: [
				{ kind: "paragraph", text: "At once." },
				{ kind: "list", items: ["three"] },
				{ kind: "paragraph", text: "After." },
			],
		},
	]);
});

test("a text that begins with a heading has no empty opening", () => {
	expect(parseLegalText("## Only\n\nText.")).toEqual([{ id: "section-1", heading: "Only", blocks: [{ kind: "paragraph", text: "Text." }] }]);
	expect(parseLegalText("")).toEqual([]);
});
