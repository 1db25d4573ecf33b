import { expect, test } from "vitest";
import { csvAnswer, readCsv, textOfFile } from "./csv.server.ts";

const linesOf = (text: string) => {
	const table = readCsv(text);
	return "lines" in table ? [table.head, ...table.lines.map(({ line, cells }) => [line, ...cells])] : table;
};

test("readCsv returns all values that csvAnswer wrote", async () => {
	const cells = [
		"plain",
		"=1+1",
		"'=1+1",
		"''@x",
		"-5",
		"'s-Hertogenbosch",
		'say "hi", or; not',
		"two\nlines",
		"",
		"Åsa ñ",
		"\tTab",
		"＝1",
		"a;=1",
		"b\n\"'- c",
		"d\t\t +1",
		" @e",
		"f; g",
	];
	const rows = cells.map((cell, index) => ({ id: String(index), cell }));
	const file = Buffer.from(await csvAnswer("x.csv", ["id", "cell"], rows).arrayBuffer());
	expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
	const table = readCsv(textOfFile(file));
	expect("lines" in table && table.lines.map(({ cells: [, cell] }) => cell)).toEqual(cells);
});

test("formulas in cells are escaped", async () => {
	const body = await csvAnswer("x.csv", ["cell"], [{ cell: '=HYPERLINK("http://x")' }]).text();
	expect(body).toContain("\"'=HYPERLINK(");
});

test("formulas in parts of cells are escaped, for spreadsheets that split at other delimiters", async () => {
	const row = { name: "Ana", message: 'Hi;=1+1\n=2+2;"=3+3"\t@4\n "-5', end: "" };
	const [, ...lines] = (await csvAnswer("x.csv", ["name", "message", "end"], [row]).text()).split(/[\r\n]+/);
	const parts = lines.join("\n").split(/[;\t\n]/);
	expect(parts).toEqual(['Ana,"Hi', "'=1+1", "'=2+2", `'""=3+3""`, "'@4", `' ""-5",`, ""]);
});

test.each([",", ";", "\t"])("reads tables with the delimiter %j, and numbers their lines", (delimiter) => {
	const text = ["id,name,bio", "a,Ana,One", ",,", "", 'b,"Bo\r\nis here; or, not\tso",Two', "c,Ci"]
		.map((line) => line.replace(/,(?! )/g, delimiter))
		.join("\r\n");
	expect(linesOf(text)).toEqual([
		["id", "name", "bio"],
		[2, "a", "Ana", "One"],
		[5, "b", "Bo\nis here; or, not\tso", "Two"],
		[7, "c", "Ci"],
	]);
});

test("ignores lines of empty cells at the end, and rejects too many of them or too many cells before it", () => {
	const table = "id,name\na,Ana";
	expect(readCsv(`${table}\n${",\r\n".repeat(20_001)}`)).toEqual(readCsv(table));
	for (const [most, line] of [
		[20_000, ",\n"],
		[20_000, '""\n'],
		[499_998, ","],
	] as const) {
		expect([line, readCsv(`id,name\n${line.repeat(most)}a,Ana`)]).toEqual([line, expect.objectContaining({ head: ["id", "name"] })]);
		expect([line, readCsv(`id,name\n${line.repeat(most + 1)}a,Ana`)]).toEqual([line, { tooMany: true }]);
	}
});

test("Excel's sep= line sets the delimiter and is not part of the table", () => {
	expect(linesOf("sep=;\r\nid;name\r\na;A, B")).toEqual([
		["id", "name"],
		[3, "a", "A, B"],
	]);
});

test("an unclosed quotation mark is reported with its line", () => {
	expect(linesOf('id,name\na,Ana\nb,"Bo')).toEqual({ brokenLine: 3 });
	expect(linesOf('id,name\na,5" disc')).toEqual({ brokenLine: 2 });
	expect(linesOf("")).toEqual([[]]);
});

test("decodes the encodings that spreadsheets use", () => {
	const text = "Åsa Ñandú";
	expect(textOfFile(Buffer.from(text))).toBe(text);
	expect(textOfFile(Buffer.from(text, "latin1"))).toBe(text);
	expect(textOfFile(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]))).toBe(text);
});
