import { z } from "zod";
import { slug } from "~/domain/event/schema";
import { translatedSchema } from "~/i18n/translated";

export const faqEntrySchema = z.object({
	id: slug,
	question: translatedSchema,
	/** May name the event's facts as {{dates}}, {{venue}} …: see `eventFacts`. */
	answer: translatedSchema,
	/** Sort key, lowest first. */
	order: z.int(),
});
export type FaqEntry = z.infer<typeof faqEntrySchema>;
