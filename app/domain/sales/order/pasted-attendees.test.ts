import { expect, test } from "vitest";
import { NO_ATTENDEE } from "./order-form.server.ts";
import { readPastedList } from "./pasted-attendees.server.ts";

const limits = { count: 30, workshopIds: ["pumps", "leaks", "grids"] };
const person = (name: string, email = "", company = "") => ({ ...NO_ATTENDEE, name, email, company });

test.each(["\t", ";", ","])("a list separated by %j gives each person, with or without a heading", (between) => {
	const lines = [
		["Ana Ruiz", "ana@example.com", "Solmar"],
		["Bo Ek", "bo@example.com", ""],
	].map((cells) => cells.join(between));
	const attendees = [person("Ana Ruiz", "ana@example.com", "Solmar"), person("Bo Ek", "bo@example.com")];
	expect(readPastedList(lines.join("\n"), limits)).toEqual({ attendees });
	expect(readPastedList(["Name;E-post;Company".replaceAll(";", between), "", ...lines].join("\r\n"), limits)).toEqual({ attendees });
});

test("names alone are enough, and a fourth cell chooses workshops by their numbers", () => {
	expect(readPastedList("Ana\n  Bo   Ek ", limits)).toEqual({ attendees: [person("Ana"), person("Bo Ek")] });
	const attendees = [{ ...person("Ana"), workshops: ["pumps", "grids"], hasOwn: true }, { ...person("Bo"), hasOwn: true }, person("Cia")];
	expect(readPastedList('Ana,,,"1, 3"\nBo,,,-\nCia,,,', limits)).toEqual({ attendees });
	expect(readPastedList("Ana,,,1,3\nBo,,,-\nCia", limits)).toEqual({ attendees });
});

test("each line has its own separator, and an email tells which of several it is", () => {
	const list = ["Ana Ruiz, ana@example.com, Solmar; Norte", "Ek, Bo;bo@example.com;Solmar", "Cia\tcia@example.com\tPumps, Ltd", "Dag;;;1,3"];
	expect(readPastedList(list.join("\n"), limits)).toEqual({
		attendees: [
			person("Ana Ruiz", "ana@example.com", "Solmar; Norte"),
			person("Ek, Bo", "bo@example.com", "Solmar"),
			person("Cia", "cia@example.com", "Pumps, Ltd"),
			{ ...person("Dag"), workshops: ["pumps", "grids"], hasOwn: true },
		],
	});
});

test.each([
	["Ana;ana@example.com\n;bo@example.com", [[2, "name", ""]]],
	["Ana;ana@example.com\nwww.evil.example;bo@example.com", [[2, "name", "www.evil.example"]]],
	["Name;Email\n\nAna;ana@home", [[3, "email", "ana@home"]]],
	[`Ana;;${"x".repeat(121)}`, [[1, "tooLong", "x".repeat(121)]]],
	["Ana;;;4", [[1, "workshop", "4"]]],
	["Ana;;;1.5", [[1, "workshop", "1.5"]]],
	["Ana;;;0x1", [[1, "workshop", "0x1"]]],
	["Ana, ana@gmail\nBo, bo@example.com", [[1, "email", "ana@gmail"]]],
	["Ana;;;Pumps", [[1, "workshop", "Pumps"]]],
	[Array.from({ length: 40 }, () => "Ana").join("\n"), [[31, "tooMany", ""]]],
	[
		'Ana\n"Bo\nCia,cia@home\nDag;;;9',
		[
			[2, "unreadable", ""],
			[3, "email", "cia@home"],
			[4, "workshop", "9"],
		],
	],
] as const)("each wrong line is named by its number, and nothing is taken: %j", (text, wrong) => {
	expect(readPastedList(text, limits)).toEqual({ wrong: wrong.map(([line, why, cell]) => ({ line, why, cell })) });
});
