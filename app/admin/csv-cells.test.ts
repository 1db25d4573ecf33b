import { expect, test } from "vitest";
import { choiceReader, dayReader, readPrice, readTime } from "./csv-cells.ts";

const NOVEMBER_19 = "2025-11-19";

test.each([
	"2025-11-19",
	"2025/11/19",
	"2025-11-19 00:00:00",
	"2025-11-19T06:00:00.000Z",
	"19/11/2025",
	"11/19/2025",
	"19.11.2025",
	"19-11-25",
	"19-Nov-2025",
	"Nov 19, 2025",
	"Wednesday, November 19, 2025",
	"mié 19 de noviembre de 2025",
	"onsdag 19 november 2025",
	"mar 19 nov 25",
	"45980",
	" 45980 ",
])("reads %j as a day", (cell) => {
	expect(dayReader([cell])(cell)).toBe(NOVEMBER_19);
});

test.each(["", "soon", "5/6/2025", "31/2/2025", "2025-13-01", "1/2", "99999999999/1/1", "x".repeat(100_000), " ".repeat(100_000)])(
	"returns an ambiguous or invalid day unchanged: %#",
	(cell) => {
		expect(dayReader([cell])(cell)).toBe(cell.trim());
	},
);

test("one unambiguous cell decides the order of day and month for its column", () => {
	expect(["5/6/2025", "20/11/2025"].map(dayReader(["5/6/2025", "20/11/2025"]))).toEqual(["2025-06-05", "2025-11-20"]);
	expect(["5/6/2025", "11/20/2025"].map(dayReader(["5/6/2025", "11/20/2025"]))).toEqual(["2025-05-06", "2025-11-20"]);
	expect(["5/6/2025", "6/6/2025"].map(dayReader(["20/11/2025", "11/20/2025", "5/6/2025"]))).toEqual(["5/6/2025", "2025-06-06"]);
});

test.each([
	["9:30", "09:30"],
	["09:30:00", "09:30"],
	["9.30", "09:30"],
	["9:30 AM", "09:30"],
	["3:05 p. m.", "15:05"],
	["12:15 am", "00:15"],
	["0.395833333", "09:30"],
	["0,75", "0,75"],
	["25:00", "25:00"],
	["13:00 pm", "13:00 pm"],
	["10", "10:00"],
	["9 am", "09:00"],
	["3 p. m.", "15:00"],
	["9 h", "09:00"],
	["9:30 hrs", "09:30"],
	["kl. 9", "09:00"],
	["kl 9.30", "09:30"],
	["24", "24"],
	["100", "100"],
	["noon", "noon"],
])("reads %j as the time %j", (cell, time) => {
	expect(readTime(cell)).toBe(time);
});

test.each([
	["49", "49"],
	["$49.00", "49.00"],
	["49,50 USD", "49,50"],
	["US$ 1,200", "1200"],
	["1.200,50", "1200,50"],
	["free", "free"],
])("reads %j as the price %j", (cell, price) => {
	expect(readPrice(cell)).toBe(price);
});

test("reads a choice by its value or a label, unless two choices share it", () => {
	const read = choiceReader([
		{ value: "SE", label: "Sweden" },
		{ value: "SE", label: "Suecia" },
		{ value: "ana", label: "Ana Ruiz, Solmar" },
		{ value: "one", label: "Eva Berg, One" },
		{ value: "two", label: "Eva Berg, Two" },
	]);
	expect(["se", " suecia ", "ANA RUÍZ", "Eva Berg", "Eva Berg, Two", "Norway", ""].map(read)).toEqual(["SE", "SE", "ana", "Eva Berg", "two", "Norway", ""]);
});

test("reads a time zone by its city; other labels with a slash only match as a whole", () => {
	const read = choiceReader([
		{ value: "Europe/Stockholm", label: "Europe/Stockholm" },
		{ value: "America/Mexico_City", label: "America/Mexico City" },
		{ value: "a-b", label: "A/B" },
		{ value: "b", label: "B" },
		{ value: "c-d", label: "C/D" },
	]);
	expect(["stockholm", "Mexico City", "A/B", "B", "D"].map(read)).toEqual(["Europe/Stockholm", "America/Mexico_City", "a-b", "b", "D"]);
});
