import { expect, test } from "vitest";
import { htmlOf } from "./html.ts";

test("HTML for use elsewhere has absolute addresses in the reader's language", () => {
	const html = htmlOf(
		[
			{ kind: "heading", depth: 0, of: ["A & B"] },
			{ kind: "paragraph", of: ["See ", { kind: "link", to: "/agenda", of: [{ kind: "strong", of: ["it"] }] }, { kind: "br" }, { kind: "em", of: ["now"] }] },
			{
				kind: "paragraph",
				of: [
					{ kind: "link", to: "/pictures/a.webp", of: ["file"] },
					{ kind: "link", to: 'https://x.example/"', of: ["there"] },
				],
			},
			{ kind: "picture", src: "/pictures/0a", alt: 'The "sun"' },
			{ kind: "numbers", start: 3, items: [["one"], ["<two>"]] },
			{ kind: "quote", of: ["Words."] },
		],
		{ origin: "https://summit.example", locale: "es" },
	);
	expect(html.split("\n")).toEqual([
		"<h2>A &amp; B</h2>",
		'<p>See <a href="https://summit.example/es/agenda"><strong>it</strong></a><br><em>now</em></p>',
		'<p><a href="https://summit.example/pictures/a.webp">file</a><a href="https://x.example/&quot;">there</a></p>',
		'<p><img src="https://summit.example/pictures/0a-960.webp" alt="The &quot;sun&quot;"></p>',
		'<ol start="3"><li><p>one</p></li><li><p>&lt;two&gt;</p></li></ol>',
		"<blockquote><p>Words.</p></blockquote>",
	]);
});
