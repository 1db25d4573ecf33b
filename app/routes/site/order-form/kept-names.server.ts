/**
 * The names that were typed for some tickets, in the order of others: each stays with its kind of ticket. A ticket without a name
 * so far gets the next one that is left over, and names for which no ticket is left come last.
 *
 * @param shown the tiers of the tickets for which the names were typed, by their ids
 * @param wanted those of the tickets that the names are for now
 */
export function keptNames(names: readonly string[], shown: readonly string[], wanted: readonly string[]): string[] {
	const typed = new Map<string | undefined, string[]>();
	for (const [index, name] of names.entries()) typed.set(shown[index], [...(typed.get(shown[index]) ?? []), name]);
	const kept = wanted.map((tier) => typed.get(tier)?.shift());
	const others = [...typed.values()].flat().filter(Boolean);
	return [...kept.map((name) => name ?? others.shift() ?? ""), ...others];
}
