import type { Database } from "~/admin/changes.server";
import { pictureIdIn } from "~/domain/content/picture/address";
import { findPicture } from "~/domain/content/picture/queries.server";
import { LOCALES } from "~/i18n/config";
import type { Translated } from "~/i18n/translated";
import type { Block } from "~/ui/rich-text";
import type { Format } from "./format";
import { type Markdown, parseLine, parseMarkdown } from "./markdown.server";

/**
 * What is wrong with the Markdown of a record, by the names of the controls: `{ "bio.es": "linkRefused: javascript:alert(1)" }`.
 *
 * @param texts by the names of their fields; one that is missing or wrong by itself is left out
 * @param format `line` where a text has the room of one paragraph
 */
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

/** The first thing that is wrong with a text. */
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
