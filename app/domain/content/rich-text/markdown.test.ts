import { expect, test } from "vitest";
import { plainText } from "#app/ui/plain-text.ts";
import { parseMarkdown } from "./markdown.server.ts";

const PICTURE = "/pictures/0123456789abcdef01234567";
const blocksOf = (source: string) => parseMarkdown(source).blocks;

test("parses every element into the tree", () => {
	const source = `Two *kinds* of **stress**,\nand a [link](https://a.example/?q=1 "title").

## Part

* one
* two
  1. inner
  2. other

5. five

> Quoted

Before ![A ship](${PICTURE}) after\\
last`;
	expect(parseMarkdown(source)).toEqual({
		problems: [],
		blocks: [
			{
				kind: "paragraph",
				of: [
					"Two ",
					{ kind: "em", of: ["kinds"] },
					" of ",
					{ kind: "strong", of: ["stress"] },
					",\nand a ",
					{ kind: "link", to: "https://a.example/?q=1", of: ["link"] },
					".",
				],
			},
			{ kind: "heading", depth: 0, of: ["Part"] },
			{ kind: "list", items: [["one"], ["two", { kind: "numbers", start: 1, items: [["inner"], ["other"]] }]] },
			{ kind: "numbers", start: 5, items: [["five"]] },
			{ kind: "quote", of: ["Quoted"] },
			"Before",
			{ kind: "picture", src: PICTURE, alt: "A ship" },
			{ kind: "paragraph", of: ["after", { kind: "br" }, "last"] },
		],
	});
});

test("headings begin at the top level and skip no level", () => {
	const depths = blocksOf("### a\n\n##### b\n\n### c\n\n# d\n\n## e\n\n###### f").map((block) => typeof block === "object" && "depth" in block && block.depth);
	expect(depths).toEqual([0, 1, 0, 0, 1, 2]);
});

test("HTML, code, references and setext headings stay as typed", () => {
	for (const source of [
		"<script>alert(1)</script>",
		"a <b onclick=x>b</b> <!-- c -->",
		"<div>\nx\n</div>",
		"`code`",
		"```\ncode\n```",
		"Title\n===",
		"[a][b]",
		"| a | b |",
	]) {
		expect(blocksOf(source)).toEqual([source]);
	}
	expect(blocksOf("    indented")).toEqual(["indented"]);
	expect(blocksOf("[b]: javascript:alert(1)\n\n[b]")).toEqual(["[b]: javascript:alert(1)", "[b]"]);
});

test.each([
	"javascript:alert(1)",
	"JaVaScRiPt:alert(1)",
	"javascript&colon;alert(1)",
	"&#106;avascript:alert(1)",
	"&#x6A;avascript:alert(1)",
	"java&Tab;script:alert(1)",
	"java&NewLine;script:alert(1)",
	"&#1;javascript:alert(1)",
	"\u00a0javascript:alert(1)",
	"javascript\\:alert(1)",
	"javascript%3Aalert(1)",
	"< javascript:alert(1)>",
	"vbscript:x",
	"data:text/html;base64,PHNjcmlwdD4=",
	"data:image/png;base64,AAAA",
	"file:///etc/passwd",
	"blob:https://a.example/1",
	"ftp://a.example",
	"//evil.example",
	"/\\evil.example",
	"/&bsol;evil.example",
	"https:evil.example",
	"https:///evil.example",
	"page",
	"#here",
	"?q=1",
	"",
])("rejects a link to %j and reports it", (address) => {
	expect(parseMarkdown(`See [this](${address}).`)).toEqual({ blocks: ["See this."], problems: [{ error: "linkRefused", at: expect.any(String) }] });
});

test.each([
	["[a](https://a.example)", "https://a.example"],
	["[a](HTTP://a.example)", "HTTP://a.example"],
	["[a](</news?q=a b>)", "/news?q=a%20b"],
	["[a](mailto:a@b.example)", "mailto:a@b.example"],
	["[a](tel:+46123)", "tel:+46123"],
	["<https://a.example/x>", "https://a.example/x"],
	["<a@b.example>", "mailto:a@b.example"],
	["https://a.example/b_c_d?q=(1)", "https://a.example/b_c_d?q=(1)"],
	["HTTP://a.example", "HTTP://a.example"],
	["www.a.example/b", "https://www.a.example/b"],
])("%s is a link to %s", (source, to) => {
	expect(parseMarkdown(source)).toEqual({ problems: [], blocks: [{ kind: "paragraph", of: [{ kind: "link", to, of: [expect.any(String)] }] }] });
});

test("links an address in text, except the punctuation after it, a name with a dot, and an address within another link", () => {
	expect(parseMarkdown("Node.js, a.example and a@b.example. See (www.a.example), or **https://b.example/c**. [At http://d.example](/e)")).toEqual({
		problems: [],
		blocks: [
			{
				kind: "paragraph",
				of: [
					"Node.js, a.example and a@b.example. See (",
					{ kind: "link", to: "https://www.a.example", of: ["www.a.example"] },
					"), or ",
					{ kind: "strong", of: [{ kind: "link", to: "https://b.example/c", of: ["https://b.example/c"] }] },
					". ",
					{ kind: "link", to: "/e", of: ["At http://d.example"] },
				],
			},
		],
	});
});

test("rejects an autolink of another kind and does not nest links", () => {
	expect(parseMarkdown("<javascript:alert(1)>")).toEqual({
		blocks: ["javascript:alert(1)"],
		problems: [{ error: "linkRefused", at: "javascript:alert(1)" }],
	});
	expect(blocksOf("[a [b](/b) c](/c)")).toEqual([{ kind: "paragraph", of: ["[a ", { kind: "link", to: "/b", of: ["b"] }, " c](/c)"] }]);
});

test("shows only pictures of the library, each with its alternative text", () => {
	for (const src of [
		"https://evil.example/a.png",
		"//evil.example/a.png",
		"data:image/png;base64,AAAA",
		"javascript:alert(1)",
		`${PICTURE}/../x`,
		`${PICTURE}-mark.webp`,
		"/images/news/robotics",
	]) {
		expect(parseMarkdown(`a ![b](${src}) c`)).toEqual({ blocks: ["a  c"], problems: [{ error: "pictureRefused", at: src }] });
	}
	expect(parseMarkdown(`![](${PICTURE})`).problems).toEqual([{ error: "pictureAltMissing", at: PICTURE }]);
	expect(blocksOf(`[![*A* ship](${PICTURE})](https://a.example)`).at(-1)).toEqual({ kind: "picture", src: PICTURE, alt: "A ship" });
});

test("extracts plain text", () => {
	const { blocks } = parseMarkdown(`# One\n\nTwo **three** [four](/x)\\\nfive\n\n- six\n- seven\n\n  eight\n\n![nine](${PICTURE})\n\n> ten`);
	expect(plainText(blocks)).toBe("One\n\nTwo three four\nfive\n\nsix\nseven\n\neight\n\nten");
});

test.each(["[", "![", "*", "_*", ">", ">\n", "- ", "* a\n", "1. ", "a**b", "[a](", "<", "&#", "\\", "[](<>", "# ", "www.", "http://", "www.a.b/("])(
	"100 KB of %j is parsed without deep nesting",
	(part) => {
		const { blocks } = parseMarkdown(part.repeat(100_000 / part.length));
		const depth = (value: unknown): number => (typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0);
		expect(depth(blocks.slice(0, 50))).toBeLessThan(120);
		plainText(blocks);
	},
);

test.each(["---", "***", "* * *", "- - - - - - - - - - - - -", "* * * * * * * * * * *", " _ _ _"])(
	"%j is a thematic break, and the text after it stays",
	(line) => {
		for (const source of [`before\n\n${line}\n\nafter`, `before\n${line}\nafter`]) expect(blocksOf(source)).toEqual(["before", { kind: "line" }, "after"]);
		expect(plainText(blocksOf(`before\n\n${line}\n\nafter`))).toBe("before\n\nafter");
	},
);

test("text nested deeper than the limit is not lost", () => {
	const lists = Array.from({ length: 30 }, (_, depth) => `${"  ".repeat(depth)}- item${depth}\n\n${"  ".repeat(depth)}  more${depth}\n`).join("\n");
	const words = Array.from({ length: 30 }, (_, depth) => [`item${depth}`, `more${depth}`]).flat();
	expect(plainText(blocksOf(`${lists}\nafter`)).match(/[a-z]+\d*/g)).toEqual([...words, "after"]);
	for (const mark of ["- ", "* ", "1. ", "> ", "> - "]) expect(plainText(blocksOf(`${mark.repeat(30)}word\n\nafter`))).toMatch(/word\n\nafter$/);
});

test("nested emphasis has a limit", () => {
	const source = `${"*a ".repeat(3000)}b${"*".repeat(3000)}`;
	expect(plainText(blocksOf(source)).replaceAll("*", "")).toBe(source.replaceAll("*", ""));
});
