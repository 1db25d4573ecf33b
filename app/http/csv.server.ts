import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

/** UTF-8 with a byte order mark, which Excel needs; lines as in RFC 4180. A `'` before formulas prevents CSV injection (OWASP). */
export function csvAnswer<Row extends object>(fileName: string, columns: (keyof Row & string)[], rows: Row[], headers = PRIVATE): Response {
	const body = stringify(rows, { header: true, columns, bom: true, record_delimiter: "windows", quoted_match: /[\r\n]/, cast: { string: guarded } });
	return new Response(body, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${fileName}"`,
			...headers,
		},
	});
}

const PRIVATE: Record<string, string> = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

export interface CsvLine {
	line: number;
	cells: string[];
}

/** `brokenLine` is the line from which quotation marks do not match. */
export type CsvTable = { head: string[]; lines: CsvLine[] } | { brokenLine: number } | { tooMany: true };

export function readCsv(text: string, asked?: string): CsvTable {
	const folded = withoutTrailingLines(text)
		.replace(/^\uFEFF/, "")
		.replaceAll("\r\n", "\n")
		.replaceAll("\r", "\n");
	const [start, named] = folded.match(/^sep=([,;\t|])\n/i) ?? [""];
	const body = folded.slice(start.length);
	const delimiter = named ?? asked ?? delimiterOf(body);
	if (hasTooMany(body, delimiter)) return { tooMany: true };
	const from = named ? 2 : 1;
	try {
		const records = parse(body, { delimiter, info: true, raw: true, ...LENIENT, ...LIMITS }) as unknown as Parsed[];
		const [head, ...lines] = records.map(({ record, raw, info }) => ({
			line: info.lines - linesIn(raw) + from,
			cells: record.map(unguarded),
		}));
		return { head: head?.cells.map((name) => name.trim()) ?? [], lines };
	} catch (cause) {
		if (cause instanceof CsvError) return { brokenLine: Number(cause.lines ?? 0) + from - 1 };
		throw cause;
	}
}

/** Decodes UTF-8, UTF-16 (Excel's "Unicode text") and Windows-1252 (Excel's plain CSV in the West). */
export function textOfFile(bytes: Uint8Array): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}

function linesIn(raw: string): number {
	let [start, end] = [0, raw.length];
	while (raw[start] === "\n") start += 1;
	while (end > start && raw[end - 1] === "\n") end -= 1;
	return raw.slice(start, end).split("\n").length;
}

interface Parsed {
	record: string[];
	raw: string;
	info: { lines: number };
}

const LENIENT = { relax_column_count: true, skip_empty_lines: true, skip_records_with_empty_values: true };

const LIMITS = { to: 2500, max_record_size: 1024 * 1024 };

/** More than 2,000 lines of 100 columns have, commas in their texts included. */
const MAX_CELLS = 500_000;
const MAX_EMPTY_LINES = 20_000;
const EMPTY_LINE = /^ *[,;\t|"][,;\t|" ]*$/gm;

/** The parser's own limits count neither cells nor skipped lines, which can take seconds to read. */
function hasTooMany(body: string, delimiter: string): boolean {
	let cells = 0;
	for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + 1)) if (++cells > MAX_CELLS) return true;
	let empty = 0;
	for (const _ of body.matchAll(EMPTY_LINE)) if (++empty > MAX_EMPTY_LINES) return true;
	return false;
}

function withoutTrailingLines(text: string): string {
	let end = text.length;
	while (end > 0 && " \t\r\n,;".includes(text[end - 1] as string)) end -= 1;
	return text.slice(0, end);
}

export const DELIMITERS = [",", ";", "\t"];

function delimiterOf(text: string): string {
	const head = (text.slice(0, 10_000).split("\n", 1)[0] ?? "").replace(/"[^"]*"/g, "");
	const countOf = (delimiter: string) => head.split(delimiter).length;
	return DELIMITERS.reduce((best, delimiter) => (countOf(delimiter) > countOf(best) ? delimiter : best));
}

/** Spreadsheets that separate by semicolons or tabs, as in Sweden, split cells there and at line ends even inside quotation marks. */
const FORMULA = /(^|[;\t\r\n])([ "']*[=+\-@＝＋－＠])/g;
const GUARDED = /(^|[;\t\r\n])'([ "']*[=+\-@＝＋－＠])/g;
/** Some spreadsheets strip leading tabs and carriage returns before they look for a formula. */
const BLANK = /^'*[\t\r]/;
const guarded = (cell: string) => (BLANK.test(cell) ? "'" : "") + cell.replace(FORMULA, "$1'$2");
const unguarded = (cell: string) => (cell.startsWith("'") && BLANK.test(cell) ? cell.slice(1) : cell).replace(GUARDED, "$1$2");
