import { expect, test } from "vitest";
import { LOCALES, localePath, splitPath } from "./config.ts";
import { cutAtWord, cutText } from "./cut-text.ts";
import {
	countryName,
	formatDate,
	formatDateRange,
	formatDayInSentence,
	formatInstant,
	formatMoney,
	formatPopulation,
	formatPrice,
	formatWeekday,
	formatWeekdayHeading,
	priceParts,
	withZone,
} from "./format.server.ts";
import { translate } from "./translated.ts";

const inEach = (format: (locale: (typeof LOCALES)[number]) => unknown) => LOCALES.map(format);

test("dates are long, in the page's language", () => {
	expect(inEach((locale) => formatDate("2025-11-19", locale))).toEqual(["November 19, 2025", "19 de noviembre de 2025", "19 november 2025"]);
	expect(inEach((locale) => formatWeekday("2025-11-19", locale))).toEqual(["Wednesday, November 19", "miércoles 19 de noviembre", "onsdag 19 november"]);
	expect(inEach((locale) => formatDayInSentence("2026-12-07", locale))).toEqual([
		"Monday, December 7, 2026",
		"lunes 7 de diciembre de 2026",
		"måndagen den 7 december 2026",
	]);
	expect(inEach((locale) => formatWeekdayHeading("2025-11-19", locale))).toEqual(["Wednesday, November 19", "Miércoles 19 de noviembre", "Onsdag 19 november"]);
});

test("instants use 24 hours, as the agenda does", () => {
	expect(inEach((locale) => formatInstant("2025-11-19T21:05:00Z", locale, "America/Mexico_City"))).toEqual([
		"November 19, 2025 at 15:05",
		"19 de noviembre de 2025 a las 15:05",
		"19 november 2025 kl. 15:05",
	]);
	expect(inEach((locale) => withZone(formatInstant, "2025-11-19T21:05:00Z", locale, "America/Mexico_City"))).toEqual([
		"November 19, 2025 at 15:05 (GMT-6)",
		"19 de noviembre de 2025 a las 15:05 (GMT-6)",
		"19 november 2025 kl. 15:05 (GMT−6)",
	]);
});

test("the event's days are a range, also across months", () => {
	expect(inEach((locale) => formatDateRange("2025-11-19", "2025-11-21", locale))).toEqual([
		"November 19–21, 2025",
		"19 al 21 de noviembre de 2025",
		"19–21 november 2025",
	]);
	expect(inEach((locale) => formatDateRange("2025-11-30", "2025-12-02", locale).replace(/\s/g, " "))).toEqual([
		"November 30 – December 2, 2025",
		"30 de noviembre al 2 de diciembre de 2025",
		"30 november–2 december 2025",
	]);
	expect(formatDateRange("2025-11-19", "2025-11-19", "es")).toBe("19 de noviembre de 2025");
});

test("prices are cents with two decimals; the currency is named where a dollar sign would mislead", () => {
	expect(inEach((locale) => formatPrice(29900, locale))).toEqual(["$299.00 USD", "$299.00 USD", "299,00 USD"]);
	expect(inEach((locale) => formatMoney(-129900, "SEK", locale))).toEqual(["−1,299.00 SEK", "−1,299.00 SEK", "−1\u00a0299,00 SEK"]);
	expect(inEach((locale) => priceParts(5, locale).amount)).toEqual(["$0.05", "$0.05", "0,05"]);
	expect(inEach((locale) => priceParts(-13500, locale).amount)).toEqual(["−$135.00", "−$135.00", "−135,00"]);
});

test("formats names of countries and numbers of inhabitants", () => {
	expect(inEach((locale) => countryName("SE", locale))).toEqual(["Sweden", "Suecia", "Sverige"]);
	expect(inEach((locale) => formatPopulation(10_600_000, locale).replace(/\s/g, " "))).toEqual(["10.6 million", "10.6 millones", "10,6 miljoner"]);
	expect(inEach((locale) => formatPopulation(400_000, locale))).toEqual(["400,000", "400,000", "400\u00a0000"]);
});

test("a text is cut only where it is longer than the limit", () => {
	expect([cutText("a".repeat(120), 120), cutText("a".repeat(121), 120), cutText("one two", 4)]).toEqual(["a".repeat(120), `${"a".repeat(120)}…`, "one…"]);
	expect(["one two", "one, two", "one twotwo", "onetwo"].map((text) => cutAtWord(text, 6))).toEqual(["one…", "one…", "one…", "onetwo"]);
	expect(cutAtWord("onetwothree", 6)).toBe("onetwo…");
});

test("a missing translation falls back to English and says so", () => {
	expect(inEach((locale) => translate({ en: "Hello", es: "Hola", sv: "" }, locale))).toEqual([
		{ text: "Hello" },
		{ text: "Hola" },
		{ text: "Hello", lang: "en" },
	]);
});

test("paths are put into a language and split again", () => {
	expect(["/", "/#about", "/?day=2", "/agenda"].map((path) => localePath("sv", path))).toEqual(["/sv", "/sv#about", "/sv?day=2", "/sv/agenda"]);
	expect(["/", "/sv", "/sv/agenda", "/svamp", "/en/agenda"].map(splitPath)).toEqual([
		{ locale: "en", path: "/" },
		{ locale: "sv", path: "/" },
		{ locale: "sv", path: "/agenda" },
		{ locale: "en", path: "/svamp" },
		{ locale: "en", path: "/agenda" },
	]);
});
