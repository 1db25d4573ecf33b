import type { Database } from "#app/admin/changes.server.ts";
import { pictureIdIn } from "#app/domain/content/picture/address.ts";
import { findPicture } from "#app/domain/content/picture/queries.server.ts";
import { LOCALES } from "#app/i18n/config.ts";
import type { Translated } from "#app/i18n/translated.ts";
import type { Block } from "#app/ui/rich-text.tsx";
import type { Format } from "./format.ts";
import { type Markdown, parseLine, parseMarkdown } from "./markdown.server.ts";

/** Returns errors by control: `{ "bio.es": "linkRefused: javascript:alert(1)" }`. Skips missing and invalid texts. */
export async function textErrors(
	texts: Record<string, Translated | undefined>,
	format: Format | "line" | undefined,
	trx: Database,
): Promise<Record<string, string>> {
	const errors: Record<string, string> = {};
	if (format === "plain" || !format) return errors;
	const parse = format === "line" ? (source: string) => ({ ...parseLine(source), blocks: [] }) : parseMarkdown;
	for (const [name, text] of Object.entries(texts)) {
		for (const locale of LOCALES) {
			const error = text?.[locale] && (await errorIn(parse(text[locale]), trx));
			if (error) errors[`${name}.${locale}`] = error;
		}
	}
	return errors;
}

async function errorIn({ blocks, problems }: Markdown, trx: Database): Promise<string | undefined> {
	const [problem] = problems;
	if (problem) return `${problem.error}: ${problem.at}`;
	for (const src of picturesIn(blocks)) {
		const id = pictureIdIn(src);
		if (id && !(await findPicture(id, trx))) return `pictureUnknown: ${src}`;
	}
	return undefined;
}

function picturesIn(blocks: Block[]): string[] {
	return blocks.flatMap((block) => {
		if (typeof block === "string") return [];
		if (block.kind === "picture") return [block.src];
		if (block.kind === "quote") return picturesIn(block.of);
		return "items" in block ? block.items.flatMap(picturesIn) : [];
	});
}
