import { z } from "zod";
import { isoDate, slug, wallTime } from "~/domain/event/schema";
import { translatedSchema } from "~/i18n/translated";

export const WORKSHOP_CATEGORIES = ["Business", "Technology", "Sustainability", "Innovation", "Leadership"] as const;
export type WorkshopCategory = (typeof WORKSHOP_CATEGORIES)[number];

export const WORKSHOP_LEVELS = ["beginner", "intermediate", "advanced"] as const;
export type WorkshopLevel = (typeof WORKSHOP_LEVELS)[number];

export const workshopSchema = z.object({
	id: slug,
	title: translatedSchema,
	/** Paragraphs separated by blank lines. */
	description: translatedSchema,
	/** Picture address without width and ending; a stock picture of the category where there is none. */
	image: z.string().optional(),
	category: z.enum(WORKSHOP_CATEGORIES),
	level: z.enum(WORKSHOP_LEVELS),
	durationMinutes: z.int().positive(),
	date: isoDate,
	startTime: wallTime,
	/** Cents of US dollars. */
	price: z.int().nonnegative(),
	maxAttendees: z.int().positive(),
	location: translatedSchema,
	speakerId: slug.optional(),
});
export type Workshop = z.infer<typeof workshopSchema>;
