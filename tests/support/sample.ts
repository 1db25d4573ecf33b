/** Finds an entry of the sample by its id, so that tests do not repeat the sample's texts. */
export function sample<Entry extends { id: string }>(entries: Entry[], id: string): Entry {
	const found = entries.find((entry) => entry.id === id);
	if (!found) throw new Error(`The sample has no “${id}”.`);
	return found;
}
