import { expect, test } from "vitest";
import { z } from "zod";
import { errorsOf, optionalText, rows, text, webAddress } from "./form-codecs.ts";

const links = z.object({ links: rows(z.object({ name: text(20), url: webAddress }), (typed) => !(typed as { url?: string }).url, 2) });
const solmar = { name: "Solmar", url: "https://solmar.example" };
const decode = (...typed: object[]) => z.safeDecode(links, { links: typed });

test("empty rows are dropped, and the others are encoded as they were typed", () => {
	expect(decode({ name: "Gone", url: "" }, solmar, { name: "", url: "" }).data).toEqual({ links: [solmar] });
	expect(z.safeDecode(links, {}).data).toEqual({ links: [] });
	expect(z.encode(links, { links: [solmar] })).toEqual({ links: [solmar] });
});

test("an error names the row by its number in the form", () => {
	const { error } = decode({ name: "", url: "" }, { name: " ", url: "solmar" });
	expect(error && errorsOf(error)).toEqual({ "links.1.name": "required", "links.1.url": "webAddress" });
});

test("too many rows cause a single error", () => {
	const { error } = decode(solmar, solmar, solmar);
	expect(error && errorsOf(error)).toEqual({ links: "tooMany" });
});

test("a text loses its control characters and keeps its lines", () => {
	expect([text(20), optionalText(20)].map((schema) => z.decode(schema, "\u0007Tu\u001bs\uFFFEd\u0000ay\r\n\tnoon\u0085"))).toEqual(
		Array(2).fill("Tusday\n\tnoon"),
	);
	expect(z.safeDecode(text(20), " \u0007 ").error && errorsOf(z.safeDecode(text(20), " \u0007 ").error as z.ZodError)).toEqual({ "": "required" });
});

test.each<[string, string | undefined]>([
	["partner.example", "https://partner.example"],
	[" www.partner.example/om?oss=1 ", "https://www.partner.example/om?oss=1"],
	["partner.example:8080", "https://partner.example:8080"],
	["http://partner.example", "http://partner.example"],
	...["partner", "ana@partner.example", "javascript:alert(1)", "java.script:alert(1)", "ftp://partner.example", "two words.example", ""].map(
		(typed): [string, undefined] => [typed, undefined],
	),
])("%s, typed as an address on the web, is %s", (typed, kept) => {
	expect(z.safeDecode(webAddress, typed).data).toBe(kept);
});
