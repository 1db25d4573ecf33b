import { z } from "zod";
import { textWithFacts } from "#app/domain/content/event/fact-names.ts";
import { translatedText } from "#app/http/form-codecs.ts";

/** What organizers write of a question; encoded, what the form holds. */
export const faqEntrySchema = z.object({
	question: translatedText(200),
	answer: textWithFacts(2000),
});
/** All that is kept of a question. `order` is the sort key, lowest first. */
export const faqEntryRecord = faqEntrySchema.extend({ id: z.string(), order: z.int() });
export type FaqEntry = z.output<typeof faqEntryRecord>;
