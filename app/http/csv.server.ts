import { stringify } from "csv-stringify/sync";

/**
 * A table to be saved as a file and opened in a spreadsheet: UTF-8 with a byte order mark, by which Excel knows it, lines
 * as in RFC 4180. A cell that a spreadsheet would take for a formula begins with `'` (OWASP, CSV Injection).
 *
 * @param columns the header row, and which fields of a row stand below it
 */
export function csvAnswer<Row extends object>(fileName: string, columns: (keyof Row & string)[], rows: Row[]): Response {
	const body = stringify(rows, { header: true, columns, bom: true, record_delimiter: "windows", quoted_match: /[\r\n]/, escape_formulas: true });
	return new Response(body, {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${fileName}"`,
			"Cache-Control": "no-store",
			"X-Robots-Tag": "noindex",
		},
	});
}
