import { z } from "zod";
import { textWithFacts } from "#app/domain/content/event/fact-names.ts";
import { translatedText } from "#app/http/form-codecs.ts";

export const faqEntrySchema = z.object({
	question: translatedText(200),
	answer: textWithFacts(2000),
});
export const faqEntryRecord = faqEntrySchema.extend({ id: z.string(), order: z.int() });
export type FaqEntry = z.output<typeof faqEntryRecord>;
