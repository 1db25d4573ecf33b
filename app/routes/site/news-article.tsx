import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { todayAt } from "~/domain/content/event/today.server";
import { Article } from "~/domain/content/news/article";
import { findPublishedArticle } from "~/domain/content/news/queries.server";
import { otherNews } from "~/domain/content/news/related.server";
import { articleShareModel } from "~/domain/content/news/share-picture.server";
import { articleView, newsView } from "~/domain/content/news/view.server";
import { altText } from "~/domain/content/picture/queries.server";
import { sharePicture } from "~/domain/content/share-picture/address.server";
import { answerAt } from "~/domain/operations/registry/addresses.server";
import { siteOrigin } from "~/http/origin.server";
import { pageMeta } from "~/http/page-meta";
import { localePath } from "~/i18n/config";
import type { RouteHandle } from "~/routes/route-handle";
import { newsJsonLd } from "~/routes/site/news-article/json-ld.server";
import { Share } from "~/ui/share";
import { shareOf } from "~/ui/share.server";
import { openPage } from "./page.server";

export const handle: RouteHandle = { access: "public", cached: true };

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
