import { LOCALES } from "#app/i18n/config.ts";
import { fold } from "#db/fold.ts";
import type { Choice } from "./resource.ts";

/** Converts a cell to the spelling that form controls take. An unreadable cell is returned as it is, for the form's validation to reject. */
export type CellReader = (cell: string) => string;

/** Reads a value or its label in any language, whole or up to the first comma or colon; a time zone also by its city, such as `Stockholm`. */
export function choiceReader(choices: Choice[]): CellReader {
	const values = new Map<string, string | undefined>();
	for (const { value, label } of choices) {
		// Ids have no slash, so a room named "B" is not taken for one named "A/B".
		const city = value.includes("/") ? label.slice(label.lastIndexOf("/") + 1) : label;
		for (const name of new Set([label, beginningOf(label), city].map(plain)))
			values.set(name, values.has(name) && values.get(name) !== value ? undefined : value);
	}
	for (const { value } of choices) values.set(plain(value), value);
	return (cell) => (cell.trim() && values.get(plain(cell))) || cell.trim();
}

export const beginningOf = (label: string) => /^[^,:]*/.exec(label)?.[0] ?? label;

const plain = (text: string) => fold(text.trim()).replace(/\s+/g, " ");

const MAX_CELL_LENGTH = 40;

/** Excel's number of a day: five digits cover 1927 to 2173. */
const SERIAL = /^\d{5}$/;
const EXCEL_START = "1899-12-30";

/**
 * Reads days as spreadsheets write them: `2025-11-19`, `19/11/2025`, `11/19/25`, `19-Nov-2025`, `19 de noviembre de 2025`, Excel's day number.
 * @param column all its cells: one that allows only one order of day and month decides for the others
 */
export function dayReader(column: string[]): CellReader {
	const dayFirst = isDayFirst(column.map(partsOf));
	return (cell) => {
		const parts = partsOf(cell);
		if (SERIAL.test(cell.trim()))
			return Temporal.PlainDate.from(EXCEL_START)
				.add({ days: Number(cell) })
				.toString();
		return (parts && isoDay(parts, dayFirst)) ?? cell.trim();
	};
}

interface DayParts {
	named?: number;
	numbers: string[];
}

function partsOf(cell: string): DayParts | undefined {
	if (cell.length > MAX_CELL_LENGTH) return undefined;
	const date = cell.trim().replace(/(?:T|,?\s+)\d{1,2}:\d{2}.*$/, "");
	const words = fold(date).match(/\p{L}+|\d+/gu) ?? [];
	const numbers = words.filter((word) => /^\d/.test(word));
	// The last match: in Spanish, `mar` is also Tuesday.
	const named = words.flatMap((word) => MONTHS.get(word) ?? []).at(-1);
	return numbers.length === (named ? 2 : 3) ? { named, numbers } : undefined;
}

/** Returns undefined if the cells allow both orders, or contradict each other. */
function isDayFirst(column: (DayParts | undefined)[]): boolean | undefined {
	const numeric = column.flatMap((parts) => (parts && !parts.named && parts.numbers[0]?.length !== 4 ? [parts.numbers.map(Number)] : []));
	const dayFirst = numeric.some(([first = 0]) => first > 12);
	const monthFirst = numeric.some(([, second = 0]) => second > 12);
	return dayFirst === monthFirst ? undefined : dayFirst;
}

function isoDay({ named, numbers }: DayParts, dayFirst: boolean | undefined): string | undefined {
	const [first = "", second = "", third = ""] = numbers;
	const startsWithYear = first.length === 4;
	const year = yearOf(startsWithYear ? first : numbers.at(-1));
	if (named) return validDay(year, named, Number(startsWithYear ? second : first));
	if (startsWithYear) return validDay(year, Number(second), Number(third));
	if (dayFirst === undefined && first !== second) return undefined;
	return dayFirst ? validDay(year, Number(second), Number(first)) : validDay(year, Number(first), Number(second));
}

const yearOf = (digits = "") => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

function validDay(year: number, month: number, day: number): string | undefined {
	const isDay = year >= 1900 && year <= 2200 && month >= 1 && month <= 12 && day >= 1 && day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth;
	return isDay ? Temporal.PlainDate.from({ year, month, day }).toString() : undefined;
}

const MONTHS = new Map(
	LOCALES.flatMap((language) =>
		(["long", "short"] as const).flatMap((month) => {
			const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
			return Array.from({ length: 12 }, (_, index) => [fold(format.format(Date.UTC(2025, index, 15))).replace(/\W/g, ""), index + 1] as const);
		}),
	),
);

/** Reads a time such as `9`, `9.30`, `kl. 9`, `9 h`, `3 p. m.`, or Excel's fraction of a day, such as `0.395833`. */
export function readTime(cell: string): string {
	if (cell.length > MAX_CELL_LENGTH) return cell;
	const text = fold(cell.trim()).replaceAll(/[\s.]{1,3}(?=[ap]|m\b)|\.$|^kl\b\.?\s{0,3}|\s{0,3}h(rs)?$/g, "");
	if (/^0[.,]\d{3,}$/.test(text)) return clock(Math.round(Number(text.replace(",", ".")) * 24 * 60));
	const [, hours, minutes = "0", half] = /^(\d{1,2})(?:[:.h](\d{2})(?:[:.]\d{2})?)?\s*(am|pm)?$/.exec(text) ?? [];
	if (hours === undefined || Number(minutes) > 59 || Number(hours) > (half ? 12 : 23)) return cell.trim();
	return clock((half ? (Number(hours) % 12) + (half === "pm" ? 12 : 0) : Number(hours)) * 60 + Number(minutes));
}

const clock = (minutes: number) => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** Reads US dollars: `$49.00`, `49,00 USD`, `US$ 1,200`. */
export function readPrice(cell: string): string {
	const amount = cell.replaceAll(/US\$|USD|\$|\s/gi, "");
	const withoutThousands = /^\d{1,3}([.,]\d{3})+([.,]\d{2})?$/.test(amount) ? amount.replaceAll(/[.,](?=\d{3})/g, "") : amount;
	return withoutThousands || cell.trim();
}
