import { eventFacts, fillFacts } from "~/domain/content/event/facts.server";
import type { SummitEvent } from "~/domain/content/event/schema";
import type { Locale } from "~/i18n/config";
import { type LocalText, translate } from "~/i18n/translated";
import type { FaqEntry } from "./schema";

/** A question and its answer, worded in a language. */
export type FaqView = ReturnType<typeof faqView>;

/** Facts are filled in in the language of the answer, which need not be the page's. */
export function faqView(entry: FaqEntry, event: SummitEvent, locale: Locale) {
	const { text, lang } = translate(entry.answer, locale);
	const answer: LocalText = { text: fillFacts(text, eventFacts(event, lang ?? locale)), lang };
	return { id: entry.id, question: translate(entry.question, locale), answer };
}
