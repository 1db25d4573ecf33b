import { z } from "zod";
import { optionalPicture } from "#app/domain/content/picture/schema.ts";
import { oneOf, oneOfOrFirst, PUBLICATION, text, translatedText, webAddress } from "#app/http/form-codecs.ts";

/** Kinds of partner, in the order in which they are shown. */
export const PARTNER_TYPES = ["organizer", "platinum", "gold", "silver", "supporting", "institutional"] as const;
export type PartnerType = (typeof PARTNER_TYPES)[number];

/** What organizers write about a partner; encoded, what the form holds. */
export const partnerSchema = z.object({
	name: text(100),
	/** Address of the mark, such as `/images/partners/solmar.svg`. Without one the name stands in its place. */
	logo: optionalPicture,
	website: webAddress,
	description: translatedText(300),
	type: oneOf(PARTNER_TYPES),
	status: oneOfOrFirst(PUBLICATION),
});

/** All that is kept of a partner. */
export const partnerRecord = partnerSchema.extend({
	id: z.string(),
	order: z.int(),
});
export type Partner = z.output<typeof partnerRecord>;
