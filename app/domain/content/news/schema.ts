import { z } from "zod";
import { optionalPicture } from "#app/domain/content/picture/schema.ts";
import { format } from "#app/domain/content/rich-text/format.ts";
import { checkbox, day, type EditError, oneOfOrFirst, text, translatedText } from "#app/http/form-codecs.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { NEWS_LIMITS } from "./limits.ts";

export const NEWS_CATEGORIES = ["announcements", "business", "technology", "sustainability", "opportunities", "uncategorized"] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

const fields = z.object({
	title: translatedText(NEWS_LIMITS.title),
	/** The last part of its address, which no other article has. */
	slug: text(NEWS_LIMITS.slug).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "slug" satisfies EditError),
	content: translatedText(NEWS_LIMITS.content),
	format,
	image: optionalPicture,
	/** ISO calendar day at the event's place. */
	publishedAt: day,
	author: text(NEWS_LIMITS.author),
	category: oneOfOrFirst(["uncategorized", ...NEWS_CATEGORIES]),
	featured: checkbox,
});

type Typed = { slug?: string; title?: { en?: string } };

/** What organizers write of an article; encoded, what the form holds. Without a slug it gets one of its English title. */
export const newsArticleSchema = z.codec(z.looseObject({}), fields, {
	decode: (typed: Typed) => ({ ...typed, slug: typed.slug?.trim() || slugOf(typed.title?.en?.slice(0, NEWS_LIMITS.title) ?? "") }) as z.input<typeof fields>,
	encode: (kept) => kept,
});

/** All that is kept of an article. What it takes to be out is more than a form: a draft is out on no day. */
export const newsArticleRecord = fields.extend({ id: z.string(), draft: z.boolean() });
export type NewsArticle = z.output<typeof newsArticleRecord>;
