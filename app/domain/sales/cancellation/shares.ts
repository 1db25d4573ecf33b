/** What goes back of a price in cents where so many percent do. Rounded for each ticket, so that one at a time comes to the same as all at once. */
export const shareOf = (gross: number, percent: number) => Math.round((gross * percent) / 100);

/**
 * An amount in parts that are to each other as the weights are, and come to it to the cent: what is left after rounding
 * down goes to those that lost most by it, the first of equals first. All in cents.
 */
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
