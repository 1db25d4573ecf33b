/** An entry of the sample by its id: what a test says of the sample it reads there, so that editing the sample breaks no test. */
export function sample<Entry extends { id: string }>(entries: Entry[], id: string): Entry {
	const found = entries.find((entry) => entry.id === id);
	if (!found) throw new Error(`The sample has no “${id}”.`);
	return found;
}
