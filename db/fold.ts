/** A text as searches compare it, without case and accents: `fold("Café")` is `cafe`. In queries, the function `fold`. */
export function fold(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
