import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { Article } from "#app/domain/content/news/article.tsx";
import { findPublishedArticle } from "#app/domain/content/news/queries.server.ts";
import { otherNews } from "#app/domain/content/news/related.server.ts";
import { articleShareModel } from "#app/domain/content/news/share-picture.server.ts";
import { articleView, newsView } from "#app/domain/content/news/view.server.ts";
import { altText } from "#app/domain/content/picture/queries.server.ts";
import { sharePicture } from "#app/domain/content/share-picture/address.server.ts";
import { answerAt } from "#app/domain/operations/registry/addresses.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { localePath } from "#app/i18n/config.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { newsJsonLd } from "#app/routes/site/news-article/json-ld.server.ts";
import { shareOf } from "#app/ui/share.server.ts";
import { Share } from "#app/ui/share.tsx";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", cached: true, offline: false } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => {
	const { data } = args;
	const head = pageMeta(args, data && { ...data.head, news: true, type: "article" });
	return data ? [...head, { property: "article:published_time", content: data.article.publishedAt }] : head;
};

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, event, texts } = await openPage(params);
	const text = texts("news");
	const today = todayAt(event);
	const found = await findPublishedArticle(params.slug ?? "", today);
	if (!found) throw await answerAt(`/news/${params.slug}`, locale, { ...text.notFound, back: { label: text.back, to: "/news" } });

	const article = articleView(found, locale);
	const origin = siteOrigin(request);
	const path = `/news/${found.slug}`;
	return {
		text,
		head: {
			title: `${article.title.text} | ${event.name}`,
			description: article.description,
			image: sharePicture(articleShareModel(found, event, locale)),
			jsonLd: [newsJsonLd({ article, address: origin + localePath(locale, path), origin, organizer: event.name })],
			crumbs: [{ name: text.title, path: "/news" }, { name: article.title.text }],
		},
		article,
		imageAlt: await altText(article.image, locale),
		share: shareOf(request, locale, path, article.title.text, "article"),
		others: (await otherNews(found, today)).map((other) => newsView(other, locale)),
	};
}

export default function NewsArticlePage() {
	const { text, share, article, imageAlt, others } = useLoaderData<typeof loader>();
	return <Article article={article} imageAlt={imageAlt} others={others} text={text} aside={<Share key={share.address} {...share} />} />;
}
