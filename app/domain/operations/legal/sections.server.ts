import { fillFacts } from "#app/domain/content/event/facts.server.ts";
import type { Format } from "#app/domain/content/rich-text/format.ts";
import { escapedFacts, parseMarkdown } from "#app/domain/content/rich-text/markdown.server.ts";
import { sectionsOf, type TextSection } from "#app/domain/content/rich-text/sections.server.ts";
import type { InlineElement } from "#app/ui/inline-text.tsx";
import type { Block } from "#app/ui/rich-text.tsx";

/** Fills in the facts and splits the text at its highest heading level. */
export function parseLegalText(body: string, format: Format, facts: Record<string, string | number>): TextSection[] {
	return sectionsOf(format === "plain" ? plainBlocks(fillFacts(body, facts)) : parseMarkdown(fillFacts(body, escapedFacts(facts))).blocks);
}

/** Plain text has two marks: `## ` before a heading, `- ` before a list item. Both also end at a line of another kind. */
function plainBlocks(body: string): Block[] {
	return body.split(/\n\s*\n/).flatMap((paragraph) => {
		const blocks: Block[] = [];
		for (const line of paragraph.split("\n").map((text) => text.trim())) {
			const last = blocks.at(-1);
			if (line === "") continue;
			if (line.startsWith("## ")) blocks.push({ kind: "heading", depth: 0, of: [line.slice(3).trim()] });
			else if (line.startsWith("- ")) {
				const item = [line.slice(2).trim()];
				if (typeof last === "object" && last.kind === "list") last.items.push(item);
				else blocks.push({ kind: "list", items: [item] });
			} else if (typeof last === "string") blocks[blocks.length - 1] = `${last} ${line}`;
			else blocks.push(line);
		}
		return blocks;
	});
}

/** Links some words wherever they occur outside of links. */
export function linked(blocks: Block[], words: string, to: string): Block[] {
	const inLine = (of: InlineElement[]): InlineElement[] =>
		of.flatMap((part): InlineElement[] => {
			if (typeof part !== "string") return part.kind === "em" || part.kind === "strong" ? [{ ...part, of: inLine(part.of) }] : [part];
			return part.split(words).flatMap((piece, index): InlineElement[] => (index === 0 ? [piece] : [{ kind: "link", to, of: [words] }, piece]));
		});
	return blocks.map((block): Block => {
		if (typeof block === "string") return block.includes(words) ? { kind: "paragraph", of: inLine([block]) } : block;
		if (block.kind === "paragraph" || block.kind === "heading") return { ...block, of: inLine(block.of) };
		if (block.kind === "quote") return { ...block, of: linked(block.of, words, to) };
		return "items" in block ? { ...block, items: block.items.map((item) => linked(item, words, to)) } : block;
	});
}
