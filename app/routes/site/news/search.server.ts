import { countPublishedNews, listPublishedNews } from "~/domain/content/news/queries.server";
import type { NewsCategory } from "~/domain/content/news/schema";
import { refreshIndex } from "~/domain/operations/search/index.server";
import { pagesOf } from "~/http/pages.server";
import type { Locale } from "~/i18n/config";
import { anyIncludes } from "~/i18n/search";
import { textsOf } from "~/i18n/texts.server";

const PAGE_LENGTH = 24;

/**
 * The articles of the page that an address asks for, of those that a search and a category leave, and how many these are.
 * The search is a substring of title, content or author, as the reader sees them, whatever its case and accents
 * (specification, section 5).
 */
export async function loadNewsPage(url: URL, { q, category }: { q: string; category?: NewsCategory }, today: string, locale: Locale) {
	const isAnybodys = q === "" || anyIncludes([textsOf("news", locale, {}).author], q);
	if (!isAnybodys) await refreshIndex();
	const filter = { category, ...(!isAnybodys && { mentions: { q, locale } }) };
	const count = await countPublishedNews(today, filter);
	const pages = pagesOf(url, count, PAGE_LENGTH);
	const { limit, offset } = pages;
	return { count, pages, articles: await listPublishedNews(today, { ...filter, limit, offset }) };
}
