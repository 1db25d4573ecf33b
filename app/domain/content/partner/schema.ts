import { z } from "zod";
import { optionalPicture } from "#app/domain/content/picture/schema.ts";
import { oneOf, oneOfOrFirst, PUBLICATION, text, translatedText, webAddress } from "#app/http/form-codecs.ts";

export const PARTNER_TYPES = ["organizer", "platinum", "gold", "silver", "supporting", "institutional"] as const;
export type PartnerType = (typeof PARTNER_TYPES)[number];

export const partnerSchema = z.object({
	name: text(100),
	/** Such as `/images/partners/solmar.svg`. Without one, the name is shown. */
	logo: optionalPicture,
	website: webAddress,
	description: translatedText(300),
	type: oneOf(PARTNER_TYPES),
	status: oneOfOrFirst(PUBLICATION),
});

export const partnerRecord = partnerSchema.extend({
	id: z.string(),
	order: z.int(),
});
export type Partner = z.output<typeof partnerRecord>;
