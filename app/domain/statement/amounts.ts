/** What a cell with an amount says: cents, negative for what went out; the currency where it stands beside it. */
export interface Amount {
	cents: number;
	currency?: string;
}

/**
 * Reads amounts as banks write them: `598.00`, `1,196.00`, `1 196,00`, `1.196,00 USD`, `-598`, `598,00-`, `(598.00)`. Where a
 * cell could mean two amounts, such as `1.196`, the rest of its column decides; where that does not tell, it is read as none.
 */
export function amountReader(column: readonly string[]): (cell: string) => Amount | undefined {
	const marks = new Set(column.flatMap((cell) => digitsOf(cell)?.digits.match(DECIMALS)?.[1] ?? []));
	return (cell) => {
		const parts = digitsOf(cell);
		const cents = parts && centsOf(parts.digits, marks);
		return parts && cents !== undefined ? { cents: parts.isNegative ? -cents : cents, currency: parts.currency } : undefined;
	};
}

const DECIMALS = /([.,])\d{1,2}$/;
/** Characters of the longest amount with a currency around it. */
const LONGEST = 40;

function digitsOf(cell: string): { digits: string; isNegative: boolean; currency?: string } | undefined {
	if (cell.length > LONGEST) return undefined;
	const currency = cell.match(/\b[A-Z]{3}\b/)?.[0];
	const plain = cell.replace(/\p{L}+\$?|[$€£\s'’+]/gu, "").replaceAll("−", "-");
	const digits = plain.replace(/^-|-$|^\((.*)\)$/, "$1");
	return /^\d[\d.,]{0,20}$/.test(digits) ? { digits, isNegative: plain !== digits, currency } : undefined;
}

/** @param marks what is seen to separate cents in the column: a point, a comma, both or none */
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
