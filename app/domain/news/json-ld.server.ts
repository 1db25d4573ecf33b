import type { articleView } from "./view.server";

interface NewsJsonLd {
	article: ReturnType<typeof articleView>;
	/** Absolute. */
	address: string;
	origin: string;
	organizer: string;
	/** The list that the article is in. */
	news: { name: string; path: string };
}

/** An article and its place on the site as search engines read them (schema.org/NewsArticle, BreadcrumbList). */
export function newsJsonLd({ article, address, origin, organizer, news }: NewsJsonLd) {
	const publisher = { "@type": "Organization", name: organizer, url: origin };
	return {
		"@context": "https://schema.org",
		"@graph": [
			{
				"@type": "NewsArticle",
				headline: article.title.text,
				description: article.excerpt.text,
				datePublished: article.publishedAt,
				mainEntityOfPage: address,
				image: article.image && [`${origin}${article.image}-960.webp`],
				author: publisher,
				publisher,
			},
			{
				"@type": "BreadcrumbList",
				itemListElement: [
					{ "@type": "ListItem", position: 1, name: news.name, item: origin + news.path },
					{ "@type": "ListItem", position: 2, name: article.title.text, item: address },
				],
			},
		],
	};
}
