import { expect, test } from "vitest";
import { mailHtml } from "./html.server.ts";

const body = `Hello Ana & <Bo>,

Two lines
of one paragraph, see https://summit.example/a?b=1&c=2 first.

Open your order:
https://summit.example/orders/X/y

Cancel it:
https://summit.example/orders/X/z

Summit
2025
`;

test("keeps paragraphs, lines and addresses; the first paragraph of text and an address becomes the button", () => {
	const html = mailHtml({ subject: "A & B", body, locale: "sv" }).replace(/ (?:style|class)="[^"]*"/g, "");
	expect(html).toContain('<html lang="sv">');
	expect(html.slice(html.indexOf("<h1>"), html.indexOf("</body>")).replace(/<\/?div>\n?/g, "")).toBe(`<h1>A &amp; B</h1>
<p>Hello Ana &amp; &lt;Bo&gt;,</p>
<p>Two lines<br>
of one paragraph, see <a href="https://summit.example/a?b=1&amp;c=2">https://summit.example/a?b=1&amp;c=2</a> first.</p>
<p><a href="https://summit.example/orders/X/y">Open your order</a></p>
<p>Cancel it:<br>
<a href="https://summit.example/orders/X/z">https://summit.example/orders/X/z</a></p>
<p>Summit<br>
2025</p>
`);
});
