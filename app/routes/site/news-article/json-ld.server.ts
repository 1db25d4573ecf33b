import type { articleView } from "#app/domain/content/news/view.server.ts";

interface NewsJsonLd {
	article: ReturnType<typeof articleView>;
	address: string;
	origin: string;
	organizer: string;
}

/** (schema.org/NewsArticle) */
export function newsJsonLd({ article, address, origin, organizer }: NewsJsonLd) {
	const publisher = { "@type": "Organization", name: organizer, url: origin };
	return {
		"@context": "https://schema.org",
		"@type": "NewsArticle",
		headline: article.title.text,
		description: article.excerpt.text,
		datePublished: article.publishedAt,
		mainEntityOfPage: address,
		image: article.image && [`${origin}${article.image}-960.webp`],
		author: publisher,
		publisher,
	};
}
