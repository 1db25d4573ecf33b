import { type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { Article } from "#app/domain/content/news/article.tsx";
import { findArticleByKey } from "#app/domain/content/news/queries.server.ts";
import { otherNews } from "#app/domain/content/news/related.server.ts";
import { newsState } from "#app/domain/content/news/state.ts";
import { articleView, newsView } from "#app/domain/content/news/view.server.ts";
import { altText } from "#app/domain/content/picture/queries.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { localePath } from "#app/i18n/config.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", openedBy: ["preview"] } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { ...args.data.head, noIndex: true });

export const headers: HeadersFunction = () => SECRET_HEADERS;

export async function loader({ params }: LoaderFunctionArgs) {
	const { locale, event, texts, t } = await openPage(params);
	const text = texts("news");
	const today = todayAt(event);
	const found = await findArticleByKey(params.key ?? "");
	if (!found) throw Response.json({ ...text.notFound, back: { label: text.back, to: "/news" } }, { status: 404 });
	const state = newsState(found, today);
	if (state === "published") throw redirect(localePath(locale, `/news/${found.slug}`));

	const article = articleView(found, locale);
	return {
		text,
		head: { title: `${texts("newsPreview").title}: ${article.title.text} | ${event.name}`, description: article.description },
		banner: t(`newsPreview.${state}`, { date: article.date }),
		article,
		imageAlt: await altText(article.image, locale),
		others: (await otherNews(found, today)).map((other) => newsView(other, locale)),
	};
}

export default function NewsPreviewPage() {
	const { text, banner, article, imageAlt, others } = useLoaderData<typeof loader>();
	return <Article article={article} imageAlt={imageAlt} others={others} text={text} banner={<Banner>{banner}</Banner>} />;
}

function Banner({ children }: { children: string }) {
	return (
		<p className="bg-marigold py-3 font-semibold text-marigold-ink">
			<span className="page block">{children}</span>
		</p>
	);
}
