import { countPublishedNews, listPublishedNews } from "#app/domain/content/news/queries.server.ts";
import type { NewsCategory } from "#app/domain/content/news/schema.ts";
import { refreshIndex } from "#app/domain/operations/search/index.server.ts";
import { pagesOf } from "#app/http/pages.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { anyIncludes } from "#app/i18n/search.ts";
import { textsOf } from "#app/i18n/texts.server.ts";

const PAGE_LENGTH = 24;

/** Searches for a substring of title, content or author in the reader's language, ignoring case and accents (specification, section 5). */
export async function loadNewsPage(url: URL, { q, category }: { q: string; category?: NewsCategory }, today: string, locale: Locale) {
	const isAnybodys = q === "" || anyIncludes([textsOf("news", locale, {}).author], q);
	if (!isAnybodys) await refreshIndex();
	const filter = { category, ...(!isAnybodys && { mentions: { q, locale } }) };
	const count = await countPublishedNews(today, filter);
	const pages = pagesOf(url, count, PAGE_LENGTH);
	const { limit, offset } = pages;
	return { count, pages, articles: await listPublishedNews(today, { ...filter, limit, offset }) };
}
