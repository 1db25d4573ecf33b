/**
 * Assigns typed names to a changed list of tickets: each stays with its tier, unnamed tickets get the next one left over, and surplus names come
 * last.
 * @param shown tier ids of the tickets that the names were typed for
 * @param wanted tier ids of the current tickets
 */
export function keptNames(names: readonly string[], shown: readonly string[], wanted: readonly string[]): string[] {
	const typed = new Map<string | undefined, string[]>();
	for (const [index, name] of names.entries()) typed.set(shown[index], [...(typed.get(shown[index]) ?? []), name]);
	const kept = wanted.map((tier) => typed.get(tier)?.shift());
	const others = [...typed.values()].flat().filter(Boolean);
	return [...kept.map((name) => name ?? others.shift() ?? ""), ...others];
}
