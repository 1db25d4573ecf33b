import type { Inline, LineText } from "./line.tsx";
import type { Block, ProseText } from "./rich-text.tsx";

/** The words of a text alone, its blocks separated by blank lines: for search, descriptions, feeds and mail. */
export function plainText(blocks: readonly Block[]): string {
	return blocks.flatMap((block) => plainBlock(block) || []).join("\n\n");
}

/** The words of a page's text, whether it takes marks or not. */
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

function plainLine(of: readonly Inline[]): string {
	return of.map((part) => (typeof part === "string" ? part : part.kind === "br" ? "\n" : plainLine(part.of))).join("");
}

/** What a text says first, under whatever heading or picture. */
export function firstWords(blocks: readonly Block[]): string {
	const first = blocks.find((block) => typeof block === "string" || block.kind === "paragraph");
	return plainText(first === undefined ? blocks.slice(0, 1) : [first]);
}
