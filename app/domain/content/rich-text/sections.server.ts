import type { InlineElement } from "#app/ui/inline-text.tsx";
import { plainText } from "#app/ui/plain-text.ts";
import type { Block } from "#app/ui/rich-text.tsx";

export interface TextSection {
	/** Anchor, the same in every language. */
	id: string;
	heading?: { of: InlineElement[]; words: string };
	blocks: Block[];
}

export function sectionsOf(blocks: Block[]): TextSection[] {
	const sections: TextSection[] = [{ id: "section-0", blocks: [] }];
	for (const block of blocks) {
		if (typeof block !== "string" && block.kind === "heading" && block.depth === 0) {
			sections.push({ id: `section-${sections.length}`, heading: { of: block.of, words: plainText([block]) }, blocks: [] });
		} else sections.at(-1)?.blocks.push(block);
	}
	return sections.filter(({ heading, blocks: parts }) => heading || parts.length > 0);
}
