/** Returns the text without case and accents for searching: `fold("Café")` is `cafe`. Also an SQL function. */
export function fold(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
