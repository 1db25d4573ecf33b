export function cutText(text: string, limit: number): string {
	return text.length > limit ? `${text.slice(0, limit).trimEnd()}…` : text;
}

export function cutAtWord(text: string, limit: number): string {
	if (text.length <= limit) return text;
	const cut = cutText(text, limit);
	let end = Math.max(cut.lastIndexOf(" "), cut.lastIndexOf("\n"));
	while (" \n,;:".includes(cut.charAt(end - 1)) && end > 0) end -= 1;
	return end > 0 ? `${cut.slice(0, end)}…` : cut;
}
