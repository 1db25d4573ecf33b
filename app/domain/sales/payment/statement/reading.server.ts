import { createHash } from "node:crypto";
import { dayReader } from "#app/admin/csv-cells.ts";
import { keyedHash } from "#app/auth/secret.server.ts";
import { type CsvLine, DELIMITERS, readCsv } from "#app/http/csv.server.ts";
import { siteSecrets } from "#app/runtime/database.server.ts";
import { fold } from "#db/fold.ts";
import { amountReader, saysOut } from "./amounts.ts";
import { areSufficient, type Columns, columnsNamed, currencyIn, namesBothWays } from "./columns.ts";

export interface StatementLine {
	line: number;
	/** ISO day, or as on the statement. */
	date: string;
	/** Negative if paid out; undefined if ambiguous. */
	cents?: number;
	currency: string;
	reference: string;
	name: string;
	/** Of day, amount, currency and text. With the day and `occurrence`, the number of equal lines above, it identifies the line. */
	hash: string;
	/** Under a previous secret, and from before hashes had one. */
	formerHashes: string[];
	occurrence: number;
}

export type Statement =
	| { lines: StatementLine[]; namesCurrency: boolean }
	| { asked: { columns: string[]; sample: string[][]; found: Columns } }
	| { failure: { kind: "empty" } | { kind: "tooMany" } | { kind: "quotes"; line: number } };

const MAX_LINES = 2000;
/** More would block the site for seconds. */
const MAX_CHARACTERS = 1_000_000;
const MAX_LINE_LENGTH = 5000;
/** Banks name account and period above the headings. */
const MAX_PREAMBLE_LINES = 30;
const SAMPLE_LINES = 6;
const DEFAULT_CURRENCY = "USD";

/** Detects separator and columns. @param chosen columns that an organizer has named */
export function readStatement(text: string, chosen?: Columns): Statement {
	if (text.length > MAX_CHARACTERS || text.split(/[\r\n]/).some(({ length }) => length > MAX_LINE_LENGTH)) return { failure: { kind: "tooMany" } };
	const tables = DELIMITERS.map((delimiter) => readCsv(text, delimiter));
	const readable = tables.flatMap((table) => ("head" in table ? [[{ line: 1, cells: table.head }, ...table.lines]] : []));
	if (tables.some((table) => "tooMany" in table) || readable.some(({ length }) => length > MAX_LINES)) return { failure: { kind: "tooMany" } };
	const broken = tables.find((table) => "brokenLine" in table);
	if (broken && (readable.length === 0 || !readable.some(isTable))) return { failure: { kind: "quotes", line: broken.brokenLine } };
	const [widest = []] = readable.toSorted((one, other) => cellsOf(other) - cellsOf(one));
	if (!isTable(widest)) return { failure: { kind: "empty" } };
	if (chosen && areSufficient(chosen)) return linesOf(widest, chosen);
	for (const lines of readable) {
		const at = lines.slice(0, MAX_PREAMBLE_LINES).findIndex(({ cells }) => areSufficient(columnsNamed(cells)));
		if (at >= 0) return linesOf(lines.slice(at + 1), columnsNamed(lines[at]?.cells ?? []), lines[at]?.cells);
	}
	return { asked: questionOf(widest) };
}

const isTable = (lines: CsvLine[]) => lines.some(({ cells }) => cells.length > 1);
const cellsOf = (lines: CsvLine[]) => lines.slice(0, MAX_PREAMBLE_LINES).reduce((sum, { cells }) => sum + cells.length, 0);

function questionOf(lines: CsvLine[]) {
	const first = lines.slice(0, MAX_PREAMBLE_LINES);
	const widest = first.reduce((one, other) => (other.cells.length > one.cells.length ? other : one));
	const found = first.map(({ cells }) => columnsNamed(cells)).toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)[0] ?? {};
	return { columns: widest.cells, sample: lines.slice(lines.indexOf(widest), lines.indexOf(widest) + SAMPLE_LINES).map(({ cells }) => cells), found };
}

function linesOf(lines: CsvLine[], columns: Columns, head: string[] = []): Statement {
	const textOf = ({ cells }: CsvLine, places: number[] = []) =>
		places
			.map((place) => (cells[place] ?? "").replace(/\s+/g, " ").trim())
			.filter(Boolean)
			.join(" ");
	const column = (places?: number[]) => lines.map((line) => textOf(line, places));
	const [readDay, readAmount] = [
		dayReader(column(columns.date)),
		amountReader([...column(columns.amount), ...column(columns.incoming), ...column(columns.outgoing)]),
	];
	const headCurrency = currencyIn(head[(columns.amount ?? columns.incoming)?.[0] ?? -1]);
	const beside = ({ cells }: CsvLine) =>
		cells.filter((cell, place) => !columns.name?.includes(place) && !(columns.reference?.includes(place) && /[^\p{L}_]/u.test(cell)));
	const signs = head.flatMap((heading, place) => (namesBothWays(heading) ? [place] : []));
	const isOut = (line: CsvLine) => beside(line).some(saysOut) || signs.some((place) => /^[-−]$/.test(line.cells[place]?.trim() ?? ""));
	const seen = new Map<string, number>();
	const read = lines.map((line) => {
		const written = textOf(line, columns.amount) || textOf(line, columns.incoming);
		const [value, out] = [readAmount(written), readAmount(textOf(line, columns.outgoing))];
		// Banks leave the other column empty, or write a zero; with one column for both, a word in another may tell.
		const went = out?.cents && !value?.cents ? out : columns.amount && isOut(line) ? value : undefined;
		const kept = {
			date: readDay(textOf(line, columns.date)),
			cents: went ? -Math.abs(went.cents) : value?.cents,
			currency: (textOf(line, columns.currency) || value?.currency || out?.currency || headCurrency || DEFAULT_CURRENCY).toUpperCase(),
			reference: textOf(line, columns.reference),
			name: textOf(line, columns.name),
		};
		const words = JSON.stringify([dayKey(kept.date), kept.cents ?? written, kept.currency, plain(kept.reference), plain(kept.name)]);
		const [hash = "", ...formerHashes] = hashesOf(words);
		const day = dayOf(kept.date);
		const occurrence = (seen.get(`${hash} ${day}`) ?? 0) + 1;
		seen.set(`${hash} ${day}`, occurrence);
		return { line: line.line, ...kept, hash, formerHashes, occurrence, isBlank: !written && !out };
	});
	const from = read.findIndex(({ cents }) => cents !== undefined);
	const kept = from < 0 ? [] : read.slice(from).filter(({ isBlank }) => !isBlank);
	if (kept.length === 0) return { failure: { kind: "empty" } };
	return {
		lines: kept.map(({ isBlank: _, ...line }) => line),
		namesCurrency: Boolean(columns.currency || headCurrency || kept.some(({ currency }) => currency !== DEFAULT_CURRENCY)),
	};
}

export const dayOf = (date: string): string | null => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? date : null);

/** The same for a day however it is written, even if only another file tells which number is the month. */
const dayKey = (date: string) =>
	(date.match(/\d+/g) ?? [])
		.slice(0, 3)
		.map((part) => Number(part) % 100)
		.sort((one, other) => one - other)
		.join(" ");
const plain = (text: string) => fold(text).replace(/\s+/g, " ");

/** The first under the current secret: without it nobody can guess the sender of an erased payment. */
function hashesOf(words: string): string[] {
	const keyed = siteSecrets().map((secret) => keyedHash(`statement line ${words}`, [secret]));
	return [...keyed, createHash("sha256").update(words).digest("base64url")];
}
