import { type EventFacts, FACT_NAME } from "~/domain/event/fact-names";
import { fillFacts } from "~/domain/event/facts.server";
import type { Locale } from "~/i18n/config";
import type { TextPage, Texts } from "~/i18n/texts.server";
import type { WrittenTexts } from "./queries.server";

interface Words {
	written: WrittenTexts;
	locale: Locale;
	facts: EventFacts;
}

/** The texts of the interface by the name of their file, with those that organizers wrote in place of the originals. */
export function withWritten<Name extends TextPage>(name: Name, texts: Texts[Name], words: Words): Texts[Name] {
	const isWritten = [...words.written.keys()].some((key) => key.startsWith(`${name}/`));
	return isWritten ? (replaced(texts, name, words) as Texts[Name]) : texts;
}

function replaced(tree: object, above: string, words: Words): object {
	const parts = Object.entries(tree).map(([step, part]) => {
		const key = `${above}/${step}`;
		if (typeof part !== "string") return [step, replaced(part, key, words)];
		const written = words.written.get(key)?.[words.locale];
		const filled = written && fillFacts(written, words.facts);
		// A fact that is not known now, such as a price while nothing is on sale, would leave its name in braces.
		return [step, filled === undefined || filled.search(FACT_NAME) >= 0 ? part : filled];
	});
	return Object.fromEntries(parts);
}
