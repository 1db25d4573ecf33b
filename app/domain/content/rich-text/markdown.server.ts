import MarkdownIt from "markdown-it";
import { pictureAddress, pictureIdIn } from "#app/domain/content/picture/address.ts";
import type { InlineElement } from "#app/ui/inline-text.tsx";
import type { Block } from "#app/ui/rich-text.tsx";

export interface Problem {
	error: "linkRefused" | "pictureRefused" | "pictureAltMissing" | "pictureWithoutRoom";
	at: string;
}

export interface Markdown {
	blocks: Block[];
	problems: Problem[];
}

type Token = ReturnType<typeof parser.parse>[number];

/** Deeper nesting is flattened. */
const MAX_DEPTH = 8;

/** CommonMark without HTML, code, reference definitions and setext headings, which stay as typed. */
const parser = new MarkdownIt("zero", { maxNesting: 20, linkify: true }).enable([
	"heading",
	"list",
	"blockquote",
	"hr",
	"emphasis",
	"link",
	"image",
	"autolink",
	"linkify",
	"escape",
	"entity",
	"newline",
]);
// The parser drops text beyond its own limit, so lists and quotations end before it and stay as typed.
parser.block.ruler.before("blockquote", "deepest", (state, from, to) => {
	if (state.level < 2 * MAX_DEPTH) return false;
	let next = from + 1;
	while (next < to && !state.isEmpty(next) && (state.sCount[next] ?? 0) >= state.blkIndent) next++;
	state.push("paragraph_open", "p", 1);
	const line = state.push("inline", "", 0);
	line.content = state.getLines(from, next, state.blkIndent, false).trim();
	line.children = [];
	state.push("paragraph_close", "p", -1);
	state.line = next;
	return true;
});
// Links only `http://`, `https://` and `www.`: "Node.js" is a name.
parser.linkify.set({ fuzzyEmail: false });
for (const schema of ["ftp:", "//", "mailto:"]) parser.linkify.add(schema, null);
parser.linkify.add("www.", {
	validate: (text, pos, { re }) => {
		const host = re.get_relative_proto_validator();
		host.lastIndex = pos;
		return host.exec(text)?.[0].length ?? 0;
	},
	normalize: (match) => {
		match.url = `https://${match.url}`;
	},
});
// Accepts all addresses, so that refused ones are found and reported.
parser.validateLink = () => true;

/** Web, mail and telephone; pages of this site, but no other host by `//` or `/\`. */
const LINK = /^(?:https?:\/\/[^/]|mailto:.|tel:.|\/(?![/\\]|%5c))/i;

/** Returns a tree without HTML, with allowed addresses only. Takes linear time. */
export function parseMarkdown(source: string): Markdown {
	const problems: Problem[] = [];
	const root: Block[] = [];
	const containers: { blocks: Block[]; items?: Block[][] }[] = [{ blocks: root }];
	let heading: number | undefined;
	for (const token of parser.parse(source, {})) {
		const { blocks, items } = containers.at(-1) as (typeof containers)[number];
		switch (token.type) {
			case "bullet_list_open":
			case "ordered_list_open": {
				const within: Block[][] = [];
				const start = Number(token.attrGet("start") ?? 1);
				blocks.push(token.type === "bullet_list_open" ? { kind: "list", items: within } : { kind: "numbers", start, items: within });
				containers.push({ blocks, items: within });
				break;
			}
			case "list_item_open": {
				const item: Block[] = [];
				items?.push(item);
				containers.push({ blocks: item });
				break;
			}
			case "blockquote_open": {
				const of: Block[] = [];
				blocks.push({ kind: "quote", of });
				containers.push({ blocks: of });
				break;
			}
			case "bullet_list_close":
			case "ordered_list_close":
			case "list_item_close":
			case "blockquote_close":
				containers.pop();
				break;
			case "hr":
				blocks.push({ kind: "line" });
				break;
			case "heading_open":
				heading = Number(token.tag.slice(1));
				break;
			case "inline":
				blocks.push(...lineBlocks(token.children ?? [], heading, problems));
				heading = undefined;
		}
	}
	evenOut(root);
	return { blocks: root, problems };
}

/** Lists and headings stay as typed; pictures are refused. */
export function parseLine(source: string): { of: InlineElement[]; problems: Problem[] } {
	const problems: Problem[] = [];
	const of = parser.parseInline(source, {}).flatMap(({ children }) =>
		lineBlocks(children ?? [], undefined, problems).flatMap((block): InlineElement[] => {
			if (typeof block === "string") return [block];
			if (block.kind === "picture") problems.push({ error: "pictureWithoutRoom", at: block.src });
			return block.kind === "paragraph" ? block.of : [];
		}),
	);
	return { of, problems };
}

export function escapedFacts(facts: Record<string, string | number>): Record<string, string> {
	return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, String(fact).replace(/[\\*_[\]<>&#]/g, "\\$&")]));
}

function lineBlocks(tokens: Token[], level: number | undefined, problems: Problem[]): Block[] {
	const blocks: Block[] = [];
	let line: InlineElement[] = [];
	let pictures: Block[] = [];
	const open: InlineElement[][] = [];
	const flush = () => {
		const of = trimmed(line);
		const [only] = of;
		if (of.length > 0 && level !== undefined) blocks.push({ kind: "heading", depth: level, of });
		else if (of.length > 0) blocks.push(of.length === 1 && typeof only === "string" ? only : { kind: "paragraph", of });
		blocks.push(...pictures);
		[line, pictures] = [[], []];
	};
	for (const token of tokens) {
		const current = open.at(-1) ?? line;
		if (token.nesting === 1) open.push(nodeFor(token, current, open.length, problems));
		else if (token.nesting === -1) open.pop();
		else if (token.type === "image") pictures.push(...pictureOf(token, problems));
		else if (token.type === "hardbreak") current.push({ kind: "br" });
		else append(current, token.type === "softbreak" ? "\n" : token.content);
		if (pictures.length > 0 && open.length === 0 && level === undefined) flush();
	}
	flush();
	return blocks;
}

function nodeFor(token: Token, current: InlineElement[], depth: number, problems: Problem[]): InlineElement[] {
	const of: InlineElement[] = [];
	if (token.type === "link_open") {
		const to = String(token.attrGet("href") ?? "");
		if (!LINK.test(to)) {
			problems.push({ error: "linkRefused", at: to });
			return current;
		}
		current.push({ kind: "link", to, of });
		return of;
	}
	if (depth >= MAX_DEPTH) return current;
	current.push({ kind: token.type === "strong_open" ? "strong" : "em", of });
	return of;
}

function pictureOf(token: Token, problems: Problem[]): Block[] {
	const src = String(token.attrGet("src") ?? "");
	const id = pictureIdIn(src);
	const alt = (token.children ?? []).map(({ type, content }) => (type === "softbreak" ? " " : content)).join("");
	if (!id || src !== pictureAddress(id)) {
		problems.push({ error: "pictureRefused", at: src });
		return [];
	}
	if (!alt.trim()) problems.push({ error: "pictureAltMissing", at: src });
	return [{ kind: "picture", src, alt: alt.trim() }];
}

function append(line: InlineElement[], text: string): void {
	const last = line.at(-1);
	if (text === "") return;
	if (typeof last === "string") line[line.length - 1] = last + text;
	else line.push(text);
}

function trimmed(line: InlineElement[]): InlineElement[] {
	const isBlank = (part: InlineElement | undefined) => (typeof part === "string" ? part.trim() === "" : part?.kind === "br");
	const of = [...line];
	while (of.length > 0 && isBlank(of[0])) of.shift();
	while (of.length > 0 && isBlank(of.at(-1))) of.pop();
	if (typeof of[0] === "string") of[0] = of[0].trimStart();
	const last = of.at(-1);
	if (typeof last === "string") of[of.length - 1] = last.trimEnd();
	return of;
}

function evenOut(blocks: Block[]): void {
	const above: number[] = [];
	for (const block of headingsIn(blocks)) {
		const level = block.depth;
		while (above.length > 0 && (above.at(-1) as number) >= level) above.pop();
		block.depth = above.length;
		above.push(level);
	}
}

function headingsIn(blocks: Block[]): Extract<Block, { kind: "heading" }>[] {
	return blocks.flatMap((block) => {
		if (typeof block === "string") return [];
		if (block.kind === "heading") return [block];
		if (block.kind === "quote") return headingsIn(block.of);
		return "items" in block ? block.items.flatMap(headingsIn) : [];
	});
}
