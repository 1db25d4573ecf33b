import { expect, test } from "vitest";
import { type Edit, link, picture, prefixLines, surround } from "./edits.ts";

function typed(marked: string) {
	const selectionStart = marked.indexOf("⟨");
	return { value: marked.replace(/[⟨⟩]/g, ""), selectionStart, selectionEnd: marked.indexOf("⟩") - 1 };
}

function after({ value }: { value: string }, { from, to, text, select: [start, end] }: Edit): string {
	const whole = value.slice(0, from) + text + value.slice(to);
	return `${whole.slice(0, start)}⟨${whole.slice(start, end)}⟩${whole.slice(end)}`;
}

test.each([
	["a ⟨b⟩ c", "a **⟨b⟩** c"],
	["a⟨ b ⟩c", "a **⟨b⟩** c"],
	["a **⟨b⟩** c", "a ⟨b⟩ c"],
	["a ⟨⟩c", "a **⟨bold⟩**c"],
])("bold: %s becomes %s", (before, wanted) => {
	expect(after(typed(before), surround(typed(before), "**", "bold"))).toBe(wanted);
});

test("italic is added within bold", () => {
	const before = typed("**⟨b⟩**");
	expect(after(before, surround(before, "*", "italic"))).toBe("***⟨b⟩***");
});

test("toggles a list, a numbered list and a heading", () => {
	const bullets = (before: string) =>
		after(
			typed(before),
			prefixLines(typed(before), () => "- ", /^[-*+] /),
		);
	expect(bullets("x\no⟨ne\ntw⟩o\ny")).toBe("x\n⟨- one\n- two⟩\ny");
	expect(bullets("⟨- one\n- two⟩")).toBe("⟨one\ntwo⟩");
	const numbers = typed("⟨- one\n- two⟩");
	expect(
		after(
			numbers,
			prefixLines(numbers, (index) => `${index + 1}. `, /^\d+[.)] /),
		),
	).toBe("⟨1. one\n2. two⟩");
	const heading = typed("one ⟨⟩two");
	expect(
		after(
			heading,
			prefixLines(heading, () => "## ", /^#{1,6} /),
		),
	).toBe("## one two⟨⟩");
});

test.each([
	["a ⟨b ⟩c", "a [b](⟨https://⟩) c"],
	["a ⟨https://b.example/c⟩ d", "a [⟨text⟩](https://b.example/c) d"],
	["a [b](⟨https://⟩) c", "a ⟨b⟩ c"],
	["[z](/z) a [b](⟨/c⟩)", "[z](/z) a ⟨b⟩"],
])("link: %s becomes %s", (before, wanted) => {
	expect(after(typed(before), link(typed(before), "text"))).toBe(wanted);
});

test("a new link selects its address; a picture gets its own paragraph", () => {
	const words = typed("a ⟨b⟩ c");
	expect(after(words, link(words, "text"))).toBe("a [b](⟨https://⟩) c");
	expect(after(words, picture(words, "/pictures/1", "A [big]\nship"))).toBe("a b c\n\n![A \\[big\\] ship](/pictures/1)\n\n⟨⟩");
	const empty = typed("⟨⟩");
	expect(after(empty, picture(empty, "/pictures/1", "x"))).toBe("![x](/pictures/1)\n\n⟨⟩");
});
