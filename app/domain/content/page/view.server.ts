import { type EventFacts, FACT_NAME } from "#app/domain/content/event/fact-names.ts";
import { fillFacts } from "#app/domain/content/event/facts.server.ts";
import { escapedFacts, parseLine, parseMarkdown } from "#app/domain/content/rich-text/markdown.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import type { TextPage, Texts } from "#app/i18n/texts.server.ts";
import type { LineText } from "#app/ui/inline-text.tsx";
import type { ProseText } from "#app/ui/rich-text.tsx";
import type { TextKey } from "./editable.ts";
import type { WrittenTexts } from "./queries.server.ts";
import { type LINES, marksOf, type PROSE } from "./rules.ts";

export type PageTexts = { [Name in TextPage]: Read<Texts[Name], Name> };
type Read<Tree, Path extends string> = {
	[Step in keyof Tree]: `${Path}/${Step & string}` extends (typeof LINES)[number]
		? LineText
		: `${Path}/${Step & string}` extends (typeof PROSE)[number]
			? ProseText
			: Tree[Step] extends string
				? string
				: Read<Tree[Step], `${Path}/${Step & string}`>;
};

interface Words {
	written: WrittenTexts;
	locale: Locale;
	facts: EventFacts;
}

export function withWritten<Name extends TextPage>(name: Name, texts: Texts[Name], words: Words): PageTexts[Name] {
	const isWritten = [...words.written.keys()].some((key) => key.startsWith(`${name}/`));
	return (isWritten ? replaced(texts, name, words) : texts) as PageTexts[Name];
}

function replaced(tree: object, above: string, words: Words): object {
	const parts = Object.entries(tree).map(([step, part]) => {
		const key = `${above}/${step}`;
		if (typeof part !== "string") return [step, replaced(part, key, words)];
		const written = words.written.get(key)?.[words.locale];
		return [step, (written && readWritten(key as TextKey, written, words.facts)) ?? part];
	});
	return Object.fromEntries(parts);
}

/** Returns nothing if a fact is unknown now, such as a price while nothing is on sale; its name would show in braces. */
function readWritten(key: TextKey, written: string, facts: EventFacts): string | LineText | ProseText | undefined {
	const marks = marksOf(key);
	const filled = fillFacts(written, marks ? escapedFacts(facts) : facts);
	if (filled.search(FACT_NAME) >= 0) return undefined;
	if (marks === "line") return parseLine(filled).of;
	return marks === "prose" ? { blocks: parseMarkdown(filled).blocks } : filled;
}
