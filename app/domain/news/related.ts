import type { NewsArticle } from "./schema";

/** What to read after an article: those of its category first, then the newest. */
export function otherNews(article: NewsArticle, articles: NewsArticle[], limit = 3): NewsArticle[] {
	const others = articles.filter(({ id }) => id !== article.id);
	const kindred = others.filter(({ category }) => category === article.category);
	return [...kindred, ...others.filter(({ category }) => category !== article.category)].slice(0, limit);
}
