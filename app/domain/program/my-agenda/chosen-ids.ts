/** The length of an address limits the number of sessions, and the characters of their ids. */
export const MAX_CHOSEN = 50;
const MAX_IDS_LENGTH = 1900;

export function readIds(text: string | null | undefined): string[] {
	return [...new Set((text ?? "").split(","))].map((id) => id.trim()).filter(Boolean);
}

export const fits = (ids: readonly string[]) => ids.length <= MAX_CHOSEN && ids.join().length <= MAX_IDS_LENGTH;

export function firstFitting(ids: readonly string[]): string[] {
	let most = Math.min(ids.length, MAX_CHOSEN);
	while (!fits(ids.slice(0, most))) most -= 1;
	return ids.slice(0, most);
}

export const toggled = (ids: readonly string[], id: string) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);

export const idsQuery = (ids: readonly string[]) => `sessions=${ids.map(encodeURIComponent).join()}`;
