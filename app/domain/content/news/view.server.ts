import { z } from "zod";
import { formatEntry, formatJson, readText, readWords } from "#app/domain/content/rich-text/text.server.ts";
import { publicFile } from "#app/http/public-files/address.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { cutAtWord, cutText } from "#app/i18n/cut-text.ts";
import { formatDate } from "#app/i18n/format.server.ts";
import { languageNote } from "#app/i18n/language-note.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { type LocalText, translate } from "#app/i18n/translated.ts";
import type { BadgeColor } from "#app/ui/badge.tsx";
import { DESCRIPTION_LENGTH, EXCERPT_LENGTH } from "./limits.ts";
import { NEWS_CATEGORIES, type NewsArticle, type NewsCategory } from "./schema.ts";

/** Characters in feeds. */
const SUMMARY_LENGTH = 200;

const COLORS: Record<NewsCategory, BadgeColor> = {
	announcements: "grey",
	business: "purple",
	technology: "blue",
	sustainability: "green",
	opportunities: "gold",
	uncategorized: "grey",
};

export type NewsView = ReturnType<typeof newsView>;

export function newsView(article: NewsArticle, locale: Locale) {
	return {
		slug: article.slug,
		title: translate(article.title, locale),
		excerpt: excerptOf(article, locale),
		image: publicFile(article.image),
		publishedAt: article.publishedAt,
		date: formatDate(article.publishedAt, locale),
		/** Readers see the office, never the person who wrote the article (specification, section 3). */
		author: textsOf("news", locale, {}).author,
		category: { label: textsOf("labels", locale, {}).newsCategory[article.category], color: COLORS[article.category] },
	};
}

export type ArticleView = ReturnType<typeof articleView>;

export function articleView(article: NewsArticle, locale: Locale) {
	const { blocks, lang } = readText(article.content, article.format, locale);
	const view = newsView(article, locale);
	return {
		...view,
		lang,
		languageNote: languageNote(locale, view.title, { lang }),
		description: onOneLine(article, locale).text.slice(0, DESCRIPTION_LENGTH),
		blocks,
	};
}

export const articleEntry = z.object({
	id: z.string().describe("Permanent id; the slug can change."),
	title: z.string().describe("In the requested language."),
	slug: z.string().describe("The page of the article is /news/{slug}."),
	content: z.string().describe("Full text; empty lines separate paragraphs."),
	excerpt: z.string().describe("Beginning of the content, as plain text."),
	image: z.string().optional().describe("Path of a picture, 960 pixels wide."),
	publishedAt: z.iso.date().describe("Publication date."),
	author: z.string().describe("Name of the author."),
	category: z.enum(NEWS_CATEGORIES).describe("News category."),
	featured: z.boolean().describe("True if the news list shows it first."),
	...formatEntry,
});

export function newsJson(article: NewsArticle, locale: Locale): z.output<typeof articleEntry> {
	return {
		id: article.id,
		title: translate(article.title, locale).text,
		slug: article.slug,
		content: translate(article.content, locale).text,
		excerpt: excerptOf(article, locale).text,
		image: article.image && `${article.image}-960.webp`,
		publishedAt: article.publishedAt,
		author: article.author,
		category: article.category,
		featured: article.featured,
		...formatJson(article.format),
	};
}

function excerptOf(article: NewsArticle, locale: Locale): LocalText {
	const { text, lang } = onOneLine(article, locale);
	return { text: cutText(text, EXCERPT_LENGTH), lang };
}

export const summaryOf = (article: NewsArticle, locale: Locale): string => cutAtWord(onOneLine(article, locale).text, SUMMARY_LENGTH);

function onOneLine({ content, format }: NewsArticle, locale: Locale): LocalText {
	const { text, lang } = readWords(content, format, locale);
	return { text: text.replace(/\s+/g, " "), lang };
}
