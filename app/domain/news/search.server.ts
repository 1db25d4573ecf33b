import type { Locale } from "~/i18n/config";
import { translate } from "~/i18n/translated";
import type { NewsArticle, NewsCategory } from "./schema";
import { newsView } from "./view.server";

/**
 * The articles that a search and a category leave. The search is a case-insensitive substring of title, content or
 * author, as the reader sees them (specification, section 5).
 */
export function filterNews(articles: NewsArticle[], { q, category }: { q: string; category?: NewsCategory }, locale: Locale): NewsArticle[] {
	const wanted = q.toLocaleLowerCase(locale);
	return articles.filter((article) => {
		if (category && article.category !== category) return false;
		const { title, author } = newsView(article, locale);
		return [title.text, translate(article.content, locale).text, author].some((text) => text.toLocaleLowerCase(locale).includes(wanted));
	});
}
