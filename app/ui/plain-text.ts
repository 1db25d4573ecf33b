import type { InlineElement, LineText } from "./inline-text.tsx";
import type { Block, ProseText } from "./rich-text.tsx";

export function plainText(blocks: readonly Block[]): string {
	return blocks.flatMap((block) => plainBlock(block) || []).join("\n\n");
}

export function plainWords(of: LineText | ProseText): string {
	if (typeof of === "string") return of;
	return Array.isArray(of) ? plainLine(of) : plainText(of.blocks);
}

function plainBlock(block: Block): string {
	if (typeof block === "string") return block;
	if (block.kind === "picture" || block.kind === "line") return "";
	if ("items" in block) return block.items.map(plainText).join("\n");
	return block.kind === "quote" ? plainText(block.of) : plainLine(block.of);
}

function plainLine(of: readonly InlineElement[]): string {
	return of.map((part) => (typeof part === "string" ? part : part.kind === "br" ? "\n" : plainLine(part.of))).join("");
}

/** Returns the words of an article's lead, or of all of it if it has none. */
export const leadWords = ({ lead, blocks }: { lead?: LineText; blocks: readonly Block[] }) => (lead ? plainWords(lead) : plainText(blocks));

export function firstWords(blocks: readonly Block[]): string {
	const first = blocks.find((block) => typeof block === "string" || block.kind === "paragraph");
	return plainText(first === undefined ? blocks.slice(0, 1) : [first]);
}
