import { expect, test } from "vitest";
import { LOCALES } from "./config";
import { textsOf } from "./texts.server";

test("a text that repeats another does so in its own language", () => {
	const repeated = LOCALES.map((locale) => textsOf("tickets", locale, { city: "Lund" }).card.code);
	expect(repeated).toEqual(LOCALES.map((locale) => textsOf("order", locale, {}).tickets.code));
	expect(new Set(repeated).size).toBe(LOCALES.length);
});
