import { fold } from "#db/fold.ts";

/** Cents, negative if paid out; the currency if the cell has it. */
export interface Amount {
	cents: number;
	currency?: string;
}

/** Reads `1,196.00`, `1 196,00`, `1.196,00 USD`, `-598`, `598,00-`, `(598.00)`, `598.00 DR`; the column decides about `1.196`. */
export function amountReader(column: readonly string[]): (cell: string) => Amount | undefined {
	const marks = new Set(column.flatMap((cell) => digitsOf(cell)?.digits.match(DECIMALS)?.[1] ?? []));
	return (cell) => {
		const parts = digitsOf(cell);
		const cents = parts && centsOf(parts.digits, marks);
		return parts && cents !== undefined && Number.isSafeInteger(cents) ? { cents: parts.isNegative ? -cents : cents, currency: parts.currency } : undefined;
	};
}

const DECIMALS = /([.,])\d{1,2}$/;
const MAX_CELL_LENGTH = 40;

function digitsOf(cell: string): { digits: string; isNegative: boolean; currency?: string } | undefined {
	if (cell.length > MAX_CELL_LENGTH) return undefined;
	const places = [...cell.matchAll(/\d/g)].map(({ index }) => index);
	const [from, to] = [places[0] ?? 0, (places.at(-1) ?? -1) + 1];
	const beside = `${cell.slice(0, from)} ${cell.slice(to)}`.replaceAll("−", "-");
	const words = beside.match(/\p{L}+[$€£¥]?|[$€£¥]/gu) ?? [];
	const signs = beside.replace(/\p{L}+[$€£¥.]?|[$€£¥\s'’+]/gu, "");
	const [currency, ...others] = new Set(words.filter((word) => !saysWay(word)).flatMap((word) => currencyOf(word) ?? []));
	const digits = cell.slice(from, to).replace(/[\s'’]/g, "");
	const isRead = others.length === 0 && currency !== UNKNOWN_CURRENCY && /^(-?|\(\))$/.test(signs) && /^\d[\d.,]{0,20}$/.test(digits);
	return isRead ? { digits, isNegative: signs !== "" || words.some(saysOut), currency } : undefined;
}

const UNKNOWN_CURRENCY = "?";
const CURRENCY_SIGNS: Record<string, string> = { "€": "EUR", "£": "GBP", "¥": "JPY", EURO: "EUR", EUROS: "EUR", KR: "SEK" };
const DOLLARS: Record<string, string> = { US: "USD", U: "USD", MX: "MXN", MEX: "MXN", CA: "CAD", C: "CAD", A: "AUD", AU: "AUD", NZ: "NZD", R: "BRL" };
const CURRENCY_CODES = new Set(Intl.supportedValuesOf("currency"));

function currencyOf(word: string): string | undefined {
	const upper = word.toUpperCase();
	const letters = upper.replace("$", "");
	if (letters === "") return undefined;
	if (CURRENCY_CODES.has(letters)) return letters;
	return (letters === upper ? CURRENCY_SIGNS[upper] : DOLLARS[letters]) ?? UNKNOWN_CURRENCY;
}

const OUTGOING_WORDS = new Set("d dr dbit deb debit debits debito debe debet cargo cargos retiro egreso withdrawal outgoing out uttag ut".split(" "));
const INCOMING_WORDS = new Set("c cr crdt cred credit credits credito haber kredit abono abonos deposito deposit ingreso incoming in insattning".split(" "));

const saysWay = (word: string) => OUTGOING_WORDS.has(fold(word)) || INCOMING_WORDS.has(fold(word));

export function saysOut(cell: string): boolean {
	if (cell.length > MAX_CELL_LENGTH) return false;
	const words = fold(cell).match(/\p{L}+/gu) ?? [];
	return words.length <= 3 && words.some((word) => OUTGOING_WORDS.has(word)) && !words.some((word) => INCOMING_WORDS.has(word));
}

/** @param marks decimal separators seen in the column: a point, a comma, both or none */
function centsOf(digits: string, marks: ReadonlySet<string>): number | undefined {
	const mark = digits.match(DECIMALS)?.[1];
	const [whole = "", cents = ""] = mark ? [digits.slice(0, digits.lastIndexOf(mark)), digits.slice(digits.lastIndexOf(mark) + 1)] : [digits];
	const separators = [...new Set(whole.match(/[.,]/g))];
	const [thousands] = separators;
	if (thousands === undefined) return Number(whole) * 100 + Number(cents.padEnd(2, "0"));
	const isGrouped = separators.length === 1 && thousands !== mark && /^\d{1,3}([.,]\d{3})+$/.test(whole);
	const isCertain = mark !== undefined || whole.indexOf(thousands) !== whole.lastIndexOf(thousands) || (marks.size === 1 && !marks.has(thousands));
	return isGrouped && isCertain ? Number(whole.replaceAll(thousands, "")) * 100 + Number(cents.padEnd(2, "0")) : undefined;
}
