import { Feed } from "feed";
import { instantAt } from "#app/domain/content/event/days.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { NewsArticle } from "#app/domain/content/news/schema.ts";
import { articleView, summaryOf } from "#app/domain/content/news/view.server.ts";
import { FEEDS, type FeedFormat } from "#app/http/feeds.ts";
import { withoutControls } from "#app/http/lines.ts";
import { type Locale, localePath } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { escaped, htmlOf } from "#app/ui/html.ts";

interface NewsFeed {
	event: SummitEvent;
	articles: NewsArticle[];
	locale: Locale;
	origin: string;
	meta: { title: string; description: string };
}

/** The full text as RSS 2.0, Atom 1.0 or JSON Feed 1.1. An article's id does not depend on its address. */
export function newsFeed(format: FeedFormat, { event, articles, locale, origin, meta }: NewsFeed): string {
	const addressOf = (path: string) => origin + localePath(locale, path);
	const published = ({ publishedAt }: NewsArticle) => new Date(instantAt(event, publishedAt, "00:00").epochMilliseconds);
	const author = { name: textsOf("news", locale, {}).author };
	const feed = new Feed({
		id: addressOf("/news"),
		title: withoutControls(meta.title),
		description: withoutControls(meta.description),
		link: addressOf("/news"),
		language: locale,
		feedLinks: Object.fromEntries(FEEDS.map(([other]) => [other, addressOf(`/news.${other}`)])),
		updated: articles[0] ? published(articles[0]) : new Date(0),
		generator: false,
		author,
	});
	for (const article of articles) {
		const { title, blocks, image, category } = articleView(article, locale);
		const words = withoutControls(title.text);
		feed.addItem({
			id: `urn:article:${event.id}:${article.id}`,
			link: addressOf(`/news/${article.slug}`),
			// Titles are HTML in Atom, plain text in the others.
			title: format === "atom" ? escaped(words) : words,
			description: withoutControls(summaryOf(article, locale)),
			content: withoutControls(htmlOf(blocks, { origin, locale })),
			date: published(article),
			published: published(article),
			author: [author],
			category: [{ name: category.label, term: article.category }],
			image: image && `${origin}${image}-960.webp`,
		});
	}
	if (format === "rss") return feed.rss2();
	if (format === "atom") return feed.atom1();
	// The library writes version 1, which has no language.
	return JSON.stringify({ ...JSON.parse(feed.json1()), version: "https://jsonfeed.org/version/1.1", language: locale }, null, "\t");
}
