import { z } from "zod";
import { checkFacts, textWithFacts } from "#app/domain/content/event/fact-names.ts";
import { format } from "#app/domain/content/rich-text/format.ts";
import { RULE_FACTS } from "#app/domain/sales/cancellation/rule-facts.ts";
import { day, translatedText } from "#app/http/form-codecs.ts";

export const LEGAL_PAGE_IDS = ["terms", "privacy", "cookies"] as const;
export type LegalPageId = (typeof LEGAL_PAGE_IDS)[number];

export const legalPageSchema = z.object({
	title: translatedText(80),
	/** One or two sentences for search engines and the page's head. */
	summary: textWithFacts(300),
	body: translatedText(20_000).superRefine(checkFacts({ also: RULE_FACTS })),
	format,
	updatedOn: day,
});
export const legalPageRecord = legalPageSchema.extend({ id: z.enum(LEGAL_PAGE_IDS) });
export type LegalPage = z.output<typeof legalPageRecord>;
