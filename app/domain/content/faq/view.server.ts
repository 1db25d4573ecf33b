import { eventFacts, fillFacts } from "#app/domain/content/event/facts.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import { type LocalText, translate } from "#app/i18n/translated.ts";
import type { FaqEntry } from "./schema.ts";

export type FaqView = ReturnType<typeof faqView>;

/** Facts are in the language of the answer, which may differ from the page's. */
export function faqView(entry: FaqEntry, event: SummitEvent, locale: Locale) {
	const { text, lang } = translate(entry.answer, locale);
	const answer: LocalText = { text: fillFacts(text, eventFacts(event, lang ?? locale)), lang };
	return { id: entry.id, question: translate(entry.question, locale), answer };
}
