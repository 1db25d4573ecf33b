import { z } from "zod";
import { textWithFacts } from "~/domain/event/fact-names";
import { translatedText } from "~/http/form-codecs";
import { FAQ_LIMITS } from "./limits";

/** What organizers write of a question; encoded, what the form holds. */
export const faqEntrySchema = z.object({
	question: translatedText(FAQ_LIMITS.question),
	answer: textWithFacts(FAQ_LIMITS.answer),
});
/** `order` is the sort key, lowest first. */
export type FaqEntry = z.output<typeof faqEntrySchema> & { id: string; order: number };
