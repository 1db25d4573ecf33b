import { z } from "zod";
import { optionalPicture } from "#app/domain/content/picture/schema.ts";
import { format } from "#app/domain/content/rich-text/format.ts";
import { blankIn, checkbox, day, draftTranslatedText, type EditError, oneOfOrFirst, text, translatedText } from "#app/http/form-codecs.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { NEWS_LIMITS } from "./limits.ts";

export const NEWS_CATEGORIES = ["announcements", "business", "technology", "sustainability", "opportunities", "uncategorized"] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

const fields = z.object({
	title: translatedText(NEWS_LIMITS.title),
	slug: text(NEWS_LIMITS.slug).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "slug" satisfies EditError),
	content: draftTranslatedText(NEWS_LIMITS.content),
	format,
	image: optionalPicture,
	publishedAt: day,
	author: text(NEWS_LIMITS.author),
	category: oneOfOrFirst(["uncategorized", ...NEWS_CATEGORIES]),
	featured: checkbox,
});

type Typed = { slug?: string; title?: { en?: string } };

/** Without a slug, one is made from the English title. */
export const newsArticleSchema = z.codec(z.looseObject({}), fields, {
	decode: (typed: Typed) => ({ ...typed, slug: typed.slug?.trim() || slugOf(typed.title?.en?.slice(0, NEWS_LIMITS.title) ?? "") }) as z.input<typeof fields>,
	encode: (kept) => kept,
});

export const missingOfArticle = ({ content }: Pick<NewsArticle, "content">) => blankIn({ content }, ["content.en"]);

export const newsArticleRecord = fields.extend({ id: z.string(), draft: z.boolean() });
export type NewsArticle = z.output<typeof newsArticleRecord>;
