import { expect, test } from "vitest";
import { LOCALES } from "#app/i18n/config.ts";
import { essentialLegalPages, legalPages } from "../../../../seeds/legal.ts";
import { linked, parseLegalText } from "./sections.server.ts";

const FACTS = { email: "a_b_c@latamnordics.example", city: "*Querétaro*" };

test("plain text has two marks: blank lines separate blocks, ## opens a section, - makes a list", () => {
	const body =
		"Opening **as typed**\nin [two](/lines) <b> &amp;.\n\nMore: {{city}}.\n\n## First _part_\n\n1. Before:\n\n- one\n- two\n\n- apart\n\n## Second\nAt once.\n- three\nAfter.\n### No heading";
	expect(parseLegalText(body, "plain", FACTS)).toEqual([
		{ id: "section-0", blocks: ["Opening **as typed** in [two](/lines) <b> &amp;.", "More: *Querétaro*."] },
		{
			id: "section-1",
			heading: { of: ["First _part_"], words: "First _part_" },
			blocks: ["1. Before:", { kind: "list", items: [["one"], ["two"]] }, { kind: "list", items: [["apart"]] }],
		},
		{
			id: "section-2",
			heading: { of: ["Second"], words: "Second" },
			blocks: ["At once.", { kind: "list", items: [["three"]] }, "After. ### No heading"],
		},
	]);
});

test("splits Markdown at its highest headings, and treats facts as text", () => {
	expect(parseLegalText("# *One* [two](/x)\n\nIn {{city}}.\n\n## Below\n\n1. one\n\n# Three", "markdown", FACTS)).toEqual([
		{
			id: "section-1",
			heading: { of: [{ kind: "em", of: ["One"] }, " ", { kind: "link", to: "/x", of: ["two"] }], words: "One two" },
			blocks: ["In *Querétaro*.", { kind: "heading", depth: 1, of: ["Below"] }, { kind: "numbers", start: 1, items: [["one"]] }],
		},
		{ id: "section-2", heading: { of: ["Three"], words: "Three" }, blocks: [] },
	]);
});

test.each(["plain", "markdown"] as const)("a %s text that begins with a heading has no empty introduction", (format) => {
	expect(parseLegalText("## Only\n\nText.", format, {})).toEqual([{ id: "section-1", heading: { of: ["Only"], words: "Only" }, blocks: ["Text."] }]);
	expect(parseLegalText("", format, {})).toEqual([]);
});

test.each([...legalPages, ...essentialLegalPages])("the built-in $id reads as Markdown as it did before", ({ body, format }) => {
	expect(format).toBe("markdown");
	for (const locale of LOCALES)
		expect(parseLegalText(body[locale] as string, "markdown", FACTS)).toEqual(parseLegalText(body[locale] as string, "plain", FACTS));
});

test("links words wherever they occur outside of links", () => {
	const link = { kind: "link" as const, to: "/contact", of: ["us"] };
	const other = { kind: "link" as const, to: "/x", of: ["us"] };
	expect(
		linked(
			["Ask us.", "None", { kind: "quote", of: [{ kind: "list", items: [["us"]] }] }, { kind: "paragraph", of: [{ kind: "em", of: ["us"] }, other] }],
			"us",
			"/contact",
		),
	).toEqual([
		{ kind: "paragraph", of: ["Ask ", link, "."] },
		"None",
		{ kind: "quote", of: [{ kind: "list", items: [[{ kind: "paragraph", of: ["", link, ""] }]] }] },
		{ kind: "paragraph", of: [{ kind: "em", of: ["", link, ""] }, other] },
	]);
});
