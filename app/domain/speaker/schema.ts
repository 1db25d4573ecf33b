import { z } from "zod";
import { slug } from "~/domain/event/schema";
import { translatedSchema } from "~/i18n/translated";

export const SPEAKER_CATEGORIES = ["Business", "Technology", "Sustainability"] as const;
export type SpeakerCategory = (typeof SPEAKER_CATEGORIES)[number];

export const speakerSchema = z.object({
	id: slug,
	name: z.string().min(1),
	title: translatedSchema,
	company: z.string().min(1),
	/** ISO 3166-1 alpha-2, upper case. */
	country: z.string().length(2),
	category: z.enum(SPEAKER_CATEGORIES),
	bio: translatedSchema,
	/** Picture address without width and ending, such as `/images/speakers/astrid-lindqvist`. */
	photo: z.string().optional(),
	featured: z.boolean(),
});
export type Speaker = z.infer<typeof speakerSchema>;
