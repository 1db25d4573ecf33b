import { z } from "zod";
import { slug } from "~/domain/event/schema";
import { translatedSchema } from "~/i18n/translated";

/** Kinds of partner, in the order in which they are shown. */
export const PARTNER_TYPES = ["organizer", "platinum", "gold", "silver", "supporting", "institutional"] as const;
export type PartnerType = (typeof PARTNER_TYPES)[number];

export const partnerSchema = z.object({
	id: slug,
	name: z.string().min(1),
	/** Address of the mark, such as `/images/partners/solmar.svg`. */
	logo: z.string().min(1),
	website: z.url(),
	description: translatedSchema,
	type: z.enum(PARTNER_TYPES),
	/** Sort key within the type, lowest first. */
	order: z.int(),
});
export type Partner = z.infer<typeof partnerSchema>;
