import { z } from "zod";
import { isoDate } from "~/domain/event/schema";
import { translatedSchema } from "~/i18n/translated";

export const LEGAL_PAGE_IDS = ["terms", "privacy", "cookies"] as const;
export type LegalPageId = (typeof LEGAL_PAGE_IDS)[number];

export const legalPageSchema = z.object({
	id: z.enum(LEGAL_PAGE_IDS),
	title: translatedSchema,
	/** One or two sentences for search engines and the head of the page. */
	summary: translatedSchema,
	/** Blocks separated by blank lines: `## ` opens a heading, lines with `- ` make a list, the rest is paragraphs. */
	body: translatedSchema,
	updatedOn: isoDate,
});
export type LegalPage = z.infer<typeof legalPageSchema>;
