/** Rounded for each ticket, so that canceling them one at a time refunds the same as all at once. */
export const shareOf = (gross: number, percent: number) => Math.round((gross * percent) / 100);

/** Splits cents by weights. Cents left after rounding down go to the parts that lost most, the first of equals first. */
export function spread(amount: number, weights: readonly number[]): number[] {
	const all = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
	if (all === 0n) return weights.map(() => 0);
	const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
	const parts = exact.map((product) => Number(product / all));
	const left = amount - parts.reduce((sum, part) => sum + part, 0);
	const lost = exact.map((product, index) => ({ index, rest: Number(product % all) })).sort((one, other) => other.rest - one.rest);
	for (const { index } of lost.slice(0, left)) parts[index] = (parts[index] as number) + 1;
	return parts;
}
