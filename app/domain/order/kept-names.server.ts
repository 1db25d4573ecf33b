import type { Cart, PricedCart } from "./ordering.server";

/**
 * The names that were typed for these tickets, in the order of what is left of them: of each tier those of the first tickets, and
 * after them those for whom no ticket is left.
 */
export function keptNames(names: readonly string[], wanted: PricedCart["wanted"], { numbers }: Pick<Cart, "numbers">): string[] {
	const counts = new Map<string, number>();
	const [kept, others]: [string[], string[]] = [[], []];
	for (const [index, { id }] of wanted.entries()) {
		const count = (counts.get(id) ?? 0) + 1;
		counts.set(id, count);
		(count <= (numbers[id] ?? 0) ? kept : others).push(names[index] ?? "");
	}
	return [...kept, ...others.filter(Boolean), ...names.slice(wanted.length).filter(Boolean)];
}
