import { z } from "zod";
import { isoDate, slug } from "~/domain/event/schema";
import { translatedSchema } from "~/i18n/translated";

export const NEWS_CATEGORIES = ["announcements", "business", "technology", "sustainability", "opportunities", "uncategorized"] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

export const newsArticleSchema = z.object({
	id: slug,
	slug,
	title: translatedSchema,
	/** Paragraphs separated by blank lines. */
	content: translatedSchema,
	/** Picture address without width and ending. */
	image: z.string().optional(),
	publishedAt: isoDate,
	author: z.string().min(1),
	category: z.enum(NEWS_CATEGORIES).default("uncategorized"),
	featured: z.boolean(),
});
export type NewsArticle = z.infer<typeof newsArticleSchema>;
