import { expect, test } from "vitest";
import { mailLink, withOrigin } from "./links.ts";

test("links become absolute in body and headers; absolute links stay, and the origin cannot become part of another host", () => {
	const stored = {
		body: `Open:\n${mailLink("es", "/orders/X/y")}\n${mailLink("en", "/t/z")}\nhttps://old.example/t/z\n{origin}.evil.example\n`,
		headers: { "List-Unsubscribe": `<${mailLink("sv", "/newsletter/unsubscribe?key=k")}>` },
	};
	expect(withOrigin(stored, "https://summit.example")).toEqual({
		body: "Open:\nhttps://summit.example/es/orders/X/y\nhttps://summit.example/t/z\nhttps://old.example/t/z\n{origin}.evil.example\n",
		headers: { "List-Unsubscribe": "<https://summit.example/sv/newsletter/unsubscribe?key=k>" },
	});
});
