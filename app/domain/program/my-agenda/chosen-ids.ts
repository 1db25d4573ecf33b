/** Sessions of which an agenda of one's own is made at most, and characters of their ids: what an address can say. */
export const MAX_CHOSEN = 50;
const MAX_LENGTH = 1900;

/** The ids of chosen sessions as an address or the browser's storage has them, each once. */
export function readIds(text: string | null | undefined): string[] {
	return [...new Set((text ?? "").split(","))].map((id) => id.trim()).filter(Boolean);
}

/** Whether an address can say them all. */
export const fits = (ids: readonly string[]) => ids.length <= MAX_CHOSEN && ids.join().length <= MAX_LENGTH;

/** Those from the first on that an address can say. */
export function firstFitting(ids: readonly string[]): string[] {
	let most = Math.min(ids.length, MAX_CHOSEN);
	while (!fits(ids.slice(0, most))) most -= 1;
	return ids.slice(0, most);
}

/** With a session that was not among them, or without one that was. */
export const toggled = (ids: readonly string[], id: string) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);

/** The query of addresses that are about them. */
export const idsQuery = (ids: readonly string[]) => `sessions=${ids.map(encodeURIComponent).join()}`;
