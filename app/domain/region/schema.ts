import { z } from "zod";
import { translatedSchema } from "~/i18n/translated";

export const REGION_IDS = ["nordic", "latam"] as const;
export type RegionId = (typeof REGION_IDS)[number];

export const regionSchema = z.object({
	id: z.enum(REGION_IDS),
	title: translatedSchema,
	/** Paragraphs separated by blank lines. */
	description: translatedSchema,
	/** Picture address without width and ending. */
	image: z.string(),
	countries: z.array(
		z.object({
			/** ISO 3166-1 alpha-2, upper case. Gives the name in each language and the flag. */
			code: z.string().length(2),
			capital: translatedSchema,
			/** Inhabitants, rounded to 100,000. */
			population: z.int().positive(),
			image: z.string(),
		}),
	),
	/** Six key industries. */
	industries: z.array(translatedSchema),
	/** Four key facts, a short figure and what it says. */
	facts: z.array(z.object({ figure: translatedSchema, label: translatedSchema })),
});
export type Region = z.infer<typeof regionSchema>;
