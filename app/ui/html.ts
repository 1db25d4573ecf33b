import { type Locale, localePath } from "#app/i18n/config.ts";
import type { LineText } from "./inline-text.tsx";
import { PAGE } from "./page-address.ts";
import type { Block } from "./rich-text.tsx";

interface HtmlContext {
	origin: string;
	locale: Locale;
}

export function htmlOf(blocks: readonly Block[], context: HtmlContext): string {
	return blocks.map((block) => blockHtml(block, context)).join("\n");
}

function blockHtml(block: Block, context: HtmlContext): string {
	if (typeof block === "string") return `<p>${escaped(block)}</p>`;
	switch (block.kind) {
		case "paragraph":
			return `<p>${inlineHtml(block.of, context)}</p>`;
		case "heading": {
			const level = Math.min(block.depth + 2, 6);
			return `<h${level}>${inlineHtml(block.of, context)}</h${level}>`;
		}
		case "list":
			return `<ul>${itemsHtml(block.items, context)}</ul>`;
		case "numbers":
			return `<ol start="${block.start}">${itemsHtml(block.items, context)}</ol>`;
		case "line":
			return "<hr>";
		case "quote":
			return `<blockquote>${htmlOf(block.of, context)}</blockquote>`;
		case "picture":
			return `<p><img src="${escaped(`${context.origin}${block.src}-960.webp`)}" alt="${escaped(block.alt)}"></p>`;
	}
}

const itemsHtml = (items: Block[][], context: HtmlContext) => items.map((item) => `<li>${htmlOf(item, context)}</li>`).join("");

function inlineHtml(of: LineText, context: HtmlContext): string {
	if (typeof of === "string") return escaped(of);
	return of
		.map((part) => {
			if (typeof part === "string") return escaped(part);
			if (part.kind === "br") return "<br>";
			const inner = inlineHtml(part.of, context);
			if (part.kind === "link") return `<a href="${escaped(targetOf(part.to, context))}">${inner}</a>`;
			return `<${part.kind}>${inner}</${part.kind}>`;
		})
		.join("");
}

function targetOf(to: string, { origin, locale }: HtmlContext): string {
	return to.startsWith("/") ? origin + (PAGE.test(to) ? localePath(locale, to) : to) : to;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] as string);
