import type { CsvLine } from "#app/http/csv.server.ts";
import type { Values } from "#app/http/form-values.ts";
import { type CellReader, choiceReader, dayReader, readPrice, readTime } from "./csv-cells.ts";
import { type Column, ID } from "./csv-columns.server.ts";
import type { Choice } from "./resource.ts";

export interface Row {
	line: number;
	cells: Values;
	isTooLong: boolean;
}

export function rowsOf(lines: CsvLine[], named: (string | undefined)[], columns: Column[], choices: Record<string, Choice[]>): Row[] {
	const readers = named.map((name, index) => {
		const column = columns.find((one) => one.name === name);
		return column && readerOf(column, { choices: choices[column.name], cells: lines.map(({ cells }) => cells[index] ?? "") });
	});
	return lines.map(({ line, cells }) => ({
		line,
		cells: Object.fromEntries(named.flatMap((name, index) => (name ? [[name, (readers[index] ?? unchanged)(cells[index] ?? "")]] : []))),
		isTooLong: cells.slice(named.length).some(Boolean),
	}));
}

const unchanged: CellReader = (cell) => cell;

function readerOf({ name, kind, isList }: Column, { choices, cells }: { choices: Choice[] | undefined; cells: string[] }): CellReader {
	if (name === ID) return unchanged;
	if (kind === "time") return readTime;
	if (kind === "price") return readPrice;
	const readChoice = choices ? choiceReader(choices) : unchanged;
	if (kind === "day") {
		const readDay = dayReader(cells);
		return (cell) => readDay(readChoice(cell));
	}
	return isList ? (cell) => cell.split(";").map(readChoice).join("; ") : readChoice;
}
