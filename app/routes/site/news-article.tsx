import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, Link, useLoaderData, useRouteError } from "@remix-run/react";
import { todayAt } from "~/domain/event/today.server";
import { Byline, NewsCard } from "~/domain/news/card";
import { newsJsonLd } from "~/domain/news/json-ld.server";
import { listPublishedNews } from "~/domain/news/queries.server";
import { otherNews } from "~/domain/news/related";
import { Share } from "~/domain/news/share";
import { shareLinks } from "~/domain/news/share.server";
import { articleView, newsView } from "~/domain/news/view.server";
import { siteOrigin } from "~/http/origin.server";
import { pageMeta } from "~/http/page-meta";
import { localePath } from "~/i18n/config";
import { Text } from "~/i18n/text";
import { ButtonLink } from "~/ui/button";
import { Failed, NotFound } from "~/ui/failure";
import { PageHead } from "~/ui/page-head";
import { Picture } from "~/ui/picture";
import { useSite } from "~/ui/site";
import { WhileLoading } from "~/ui/spinner";
import { openPage } from "./page.server";

export const meta: MetaFunction<typeof loader> = (args) => {
	const { data } = args;
	const head = pageMeta(args, data && { ...data.head, type: "article", image: "/images/og/news.jpg" });
	return data ? [...head, { property: "article:published_time", content: data.article.publishedAt }] : head;
};

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, event, texts } = await openPage(params);
	const text = texts("news");
	const published = await listPublishedNews(todayAt(event));
	const found = published.find(({ slug }) => slug === params.slug);
	if (!found) throw Response.json({ ...text.notFound, back: text.back }, { status: 404 });

	const article = articleView(found, locale);
	const origin = siteOrigin(request);
	const address = origin + localePath(locale, `/news/${found.slug}`);
	return {
		text,
		head: {
			title: `${article.title.text} | ${event.name}`,
			description: article.description,
			jsonLd: newsJsonLd({ article, address, origin, organizer: event.name, news: { name: text.title, path: localePath(locale, "/news") } }),
		},
		article,
		share: { address, title: article.title.text, links: shareLinks(address, article.title.text) },
		others: otherNews(found, published).map((other) => newsView(other, locale)),
	};
}

export default function NewsArticlePage() {
	const { text, article, share, others } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead eyebrow={<BackLink onNight>{text.back}</BackLink>} title={<Text of={article.title} />}>
				<div className="mt-6">
					<Byline article={article} onNight />
				</div>
			</PageHead>
			<WhileLoading section="/news">
				<div className="page grid gap-x-16 gap-y-10 pt-10 pb-14 md:pt-14 md:pb-20 lg:grid-cols-[minmax(0,1fr)_14rem]">
					<article>
						{article.image && (
							<Picture
								src={article.image}
								kind="scene"
								eager
								sizes="(min-width: 1024px) 840px, 100vw"
								className="mb-10 aspect-[3/2] w-full rounded-card object-cover lg:aspect-[2/1]"
							/>
						)}
						<div lang={article.lang} className="max-w-measure space-y-5 text-[1.125rem]">
							{article.paragraphs.map((paragraph) => (
								<p key={paragraph} className="first:text-[1.3125rem] first:leading-normal first:font-medium">
									{paragraph}
								</p>
							))}
						</div>
						<p className="mt-10">
							<BackLink>{text.back}</BackLink>
						</p>
					</article>
					<div className="lg:sticky lg:top-24 lg:self-start">
						<Share key={share.address} text={text.share} {...share} />
					</div>
				</div>
				{others.length > 0 && (
					<section aria-labelledby="others-title" className="section no-print bg-paper-2">
						<div className="page">
							<h2 id="others-title" className="title mb-8 md:mb-10">
								{text.others}
							</h2>
							<div className="grid gap-x-8 gap-y-12 md:grid-cols-3">
								{others.map((other) => (
									<NewsCard key={other.slug} article={other} />
								))}
							</div>
						</div>
					</section>
				)}
			</WhileLoading>
		</>
	);
}

export function ErrorBoundary() {
	const error = useRouteError();
	const { path } = useSite();
	if (!isRouteErrorResponse(error) || error.status !== 404) return <Failed error={error} />;
	if (!error.data?.title) return <NotFound />;
	return (
		<>
			<PageHead title={error.data.title} lead={error.data.lead} />
			<div className="page section">
				<ButtonLink to={path("/news")}>{error.data.back}</ButtonLink>
			</div>
		</>
	);
}

function BackLink({ children, onNight }: { children: string; onNight?: boolean }) {
	const { path } = useSite();
	return (
		<Link
			prefetch="intent"
			to={path("/news")}
			className={`inline-flex min-h-6 items-center gap-2 font-semibold hover:underline ${onNight ? "text-aurora" : "text-action"}`}
		>
			<svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
				<path d="M14 8H2.500M7 3 2 8l5 5" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
			</svg>
			{children}
		</Link>
	);
}
