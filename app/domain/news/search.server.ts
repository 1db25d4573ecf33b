import { readWords } from "~/domain/rich-text/text.server";
import type { Locale } from "~/i18n/config";
import { anyIncludes } from "~/i18n/search";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import type { NewsArticle, NewsCategory } from "./schema";

/**
 * The articles that a search and a category leave. The search is a substring of title, content or author, as the
 * reader sees them, whatever its case and accents (specification, section 5).
 */
export function filterNews(articles: NewsArticle[], { q, category }: { q: string; category?: NewsCategory }, locale: Locale): NewsArticle[] {
	return articles.filter((article) => {
		if (category && article.category !== category) return false;
		const { author } = textsOf("news", locale, {});
		return anyIncludes([translate(article.title, locale).text, author], q) || anyIncludes([readWords(article.content, article.format, locale).text], q);
	});
}
