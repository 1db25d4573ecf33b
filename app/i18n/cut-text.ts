/** The text cut at a number of characters with an ellipsis, or whole where it is no longer. */
export function cutText(text: string, limit: number): string {
	return text.length > limit ? `${text.slice(0, limit).trimEnd()}…` : text;
}
