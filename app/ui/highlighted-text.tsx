export function HighlightedText({ parts }: { parts: string[] }) {
	// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
	return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
