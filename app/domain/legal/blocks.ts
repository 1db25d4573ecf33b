export type LegalBlock = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

/** What stands under one heading; the first section of a page has none. */
export interface LegalSection {
	/** Anchor, the same in every language. */
	id: string;
	heading?: string;
	blocks: LegalBlock[];
}

/**
 * Reads what organizers write: blocks separated by blank lines, `## ` before a heading, `- ` before each point of a
 * list. A heading or a list also ends where a line of another kind begins.
 */
export function parseLegalText(body: string): LegalSection[] {
	const sections: LegalSection[] = [{ id: "section-0", blocks: [] }];
	for (const block of body.split(/\n\s*\n/)) {
		let open: LegalBlock | undefined;
		for (const line of block.split("\n").map((text) => text.trim())) {
			if (line === "") continue;
			if (line.startsWith("## ")) {
				sections.push({ id: `section-${sections.length}`, heading: line.slice(3).trim(), blocks: [] });
				open = undefined;
				continue;
			}
			const next = blockOf(line);
			if (open?.kind === "list" && next.kind === "list") open.items.push(...next.items);
			else if (open?.kind === "paragraph" && next.kind === "paragraph") open.text += ` ${next.text}`;
			else {
				sections.at(-1)?.blocks.push(next);
				open = next;
			}
		}
	}
	return sections.filter(({ heading, blocks }) => heading || blocks.length > 0);
}

function blockOf(line: string): LegalBlock {
	return line.startsWith("- ") ? { kind: "list", items: [line.slice(2).trim()] } : { kind: "paragraph", text: line };
}
