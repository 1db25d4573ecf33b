import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

/**
 * A table to be saved as a file and opened in a spreadsheet: UTF-8 with a byte order mark, by which Excel knows it, lines
 * as in RFC 4180. A cell that a spreadsheet would take for a formula begins with `'` (OWASP, CSV Injection); reading it
 * takes that away again.
 *
 * @param columns the header row, and which fields of a row stand below it
 */
export function csvAnswer<Row extends object>(fileName: string, columns: (keyof Row & string)[], rows: Row[]): Response {
	const body = stringify(rows, { header: true, columns, bom: true, record_delimiter: "windows", quoted_match: /[\r\n]/, cast: { string: guarded } });
	return new Response(body, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${fileName}"`,
			"Cache-Control": "no-store",
			"X-Robots-Tag": "noindex",
		},
	});
}

/** One line of a table, with its number in the file. */
export interface CsvLine {
	line: number;
	cells: string[];
}

/** A table as it was read, or the line from which on its quotation marks make no sense. */
export type CsvTable = { head: string[]; lines: CsvLine[] } | { brokenLine: number };

/** Reads a table that a spreadsheet wrote: with commas, semicolons or tabs, with or without byte order mark. Empty lines are left out. */
export function readCsv(text: string): CsvTable {
	const folded = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
	const [, named, body = ""] = folded.match(/^(?:sep=(.)\n)?(.*)$/is) ?? [];
	const from = named ? 2 : 1;
	try {
		const records = parse(body, { delimiter: named ?? delimiterOf(body), info: true, raw: true, ...LENIENT }) as unknown as Parsed[];
		const [head, ...lines] = records.map(({ record, raw, info }) => ({
			line: info.lines - raw.replace(/^\n+|\n+$/g, "").split("\n").length + from,
			cells: record.map(unguarded),
		}));
		return { head: head?.cells.map((name) => name.trim()) ?? [], lines };
	} catch (cause) {
		if (cause instanceof CsvError) return { brokenLine: Number(cause.lines ?? 0) + from - 1 };
		throw cause;
	}
}

/** The text of a file as spreadsheets save it: UTF-8, UTF-16 ("Unicode text"), or else Windows-1252, as Excel's plain CSV is in the west. */
export function textOfFile(bytes: Uint8Array): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}

interface Parsed {
	record: string[];
	raw: string;
	info: { lines: number };
}

/** Spreadsheets leave out empty cells at the end of a line, and leave lines of empty cells behind. */
const LENIENT = { relax_column_count: true, skip_empty_lines: true, skip_records_with_empty_values: true };

const DELIMITERS = [",", ";", "\t"];

/** Whichever stands most often between the headings. */
function delimiterOf(text: string): string {
	const head = (text.split("\n", 1)[0] ?? "").replace(/"[^"]*"/g, "");
	const countOf = (delimiter: string) => head.split(delimiter).length;
	return DELIMITERS.reduce((best, delimiter) => (countOf(delimiter) > countOf(best) ? delimiter : best));
}

const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const guarded = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);
const unguarded = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
