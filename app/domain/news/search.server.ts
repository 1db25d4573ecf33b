import { readWords } from "~/domain/rich-text/text.server";
import { pagesOf } from "~/http/pages.server";
import type { Locale } from "~/i18n/config";
import { anyIncludes } from "~/i18n/search";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { countPublishedNews, listPublishedNews } from "./queries.server";
import type { NewsArticle, NewsCategory } from "./schema";

const PAGE_LENGTH = 24;

/** The articles of the page that an address asks for, of those that a search and a category leave, and how many these are. */
export async function loadNewsPage(url: URL, { q, category }: { q: string; category?: NewsCategory }, today: string, locale: Locale) {
	const found = q === "" ? undefined : filterNews(await listPublishedNews(today, { category }), { q }, locale);
	const count = found?.length ?? (await countPublishedNews(today, { category }));
	const pages = pagesOf(url, count, PAGE_LENGTH);
	const { limit, offset } = pages;
	return { count, pages, articles: found?.slice(offset, offset + limit) ?? (await listPublishedNews(today, { category, limit, offset })) };
}

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
