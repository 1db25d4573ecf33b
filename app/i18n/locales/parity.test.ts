import { expect, test } from "vitest";
import * as en from "#app/i18n/locales/en/index.ts";
import * as es from "#app/i18n/locales/es/index.ts";
import * as sv from "#app/i18n/locales/sv/index.ts";

function flat(tree: object, path = ""): Record<string, string> {
	return Object.fromEntries(
		Object.entries(tree).flatMap(([key, value]) => (typeof value === "string" ? [[path + key, value]] : Object.entries(flat(value, `${path}${key}.`)))),
	);
}

const names = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();
const english = flat(en);

test.each([
	["es", flat(es)],
	["sv", flat(sv)],
])("%s has the same keys as English, and no empty text", (_, texts) => {
	expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
	expect(Object.entries(texts).filter(([, text]) => text.trim() === "")).toEqual([]);
});

test.each([
	["es", flat(es)],
	["sv", flat(sv)],
])("%s names the same values in each text", (_, texts) => {
	const differing = Object.keys(english).filter((key) => new Set(names(english[key] ?? "")).symmetricDifference(new Set(names(texts[key] ?? ""))).size > 0);
	expect(differing).toEqual([]);
});

test("no text contains a year, except in example dates: dates come from the event", () => {
	const dated = [flat(en), flat(es), flat(sv)].flatMap((texts) => Object.entries(texts).filter(([, text]) => /\b20\d\d\b(?!-\d)/.test(text)));
	expect(dated.filter(([key]) => key !== "home.meta.title")).toEqual([]);
});

test("quotation marks and ellipses are typographic, but for those that the specification spells", () => {
	const plain = [flat(en), flat(es), flat(sv)].flatMap((texts) => Object.entries(texts).filter(([, text]) => /"|\.\.\./.test(text)));
	expect(plain).toEqual([
		["admin.verifying", "Verifying credentials..."],
		["admin.login.submitting", "Signing in..."],
	]);
});
