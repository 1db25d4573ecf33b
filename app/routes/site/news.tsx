import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { NewsCard, NewsRow } from "#app/domain/content/news/card.tsx";
import { listPublishedCategories, listPublishedNews } from "#app/domain/content/news/queries.server.ts";
import { NEWS_CATEGORIES } from "#app/domain/content/news/schema.ts";
import { newsView } from "#app/domain/content/news/view.server.ts";
import { NewsletterForm } from "#app/domain/people/newsletter/form.tsx";
import { failAs } from "#app/http/failure.server.ts";
import { filterField, filtersView } from "#app/http/filters.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { pagesView } from "#app/http/pages.server.ts";
import { choiceOf, searchedText } from "#app/http/query.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { loadNewsPage } from "#app/routes/site/news/search.server.ts";
import { ControlRow } from "#app/ui/control-row.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterForm } from "#app/ui/filter-form.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import type { PageHandle } from "#app/ui/last-loaded-page.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { ResultCount } from "#app/ui/result-count.tsx";
import { WhileLoading } from "#app/ui/spinner.tsx";
import { openPage } from "./page.server.ts";

export const facts = {
	access: "public",
	cached: true,
	offline: false,
	query: ["category", "page", "q"],
	shows: { texts: ["news"], entries: ["article"] },
} satisfies RouteFacts;

export const handle: PageHandle = { lists: "news" };

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(
		args,
		args.data && { ...args.data.text.meta, crumbs: [{ name: args.data.text.title }], image: args.data.shareImage, news: true, pages: args.data.pages },
	);

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, event, texts, t, shareImage } = await openPage(params);
	const url = new URL(request.url);
	const text = texts("news");
	const q = searchedText(url);
	const category = choiceOf(url, "category", NEWS_CATEGORIES, "newsCategory");
	const today = todayAt(event);
	const there = await failAs("news", locale, listPublishedCategories(today));
	const { count, pages, articles } = await failAs("news", locale, loadNewsPage(url, { q, category }, today, locale));
	const featured = q || category || pages.current > 1 ? [] : await failAs("news", locale, listPublishedNews(today, { featured: true }));
	return {
		text,
		shareImage: shareImage("/news"),
		toBeAnnounced: there.length === 0 ? texts("toBeAnnounced").news : undefined,
		q,
		filters: filtersView(
			url,
			text.clear,
			[
				filterField({
					...{ name: "category", label: text.category, all: text.allCategories, current: category },
					values: NEWS_CATEGORIES.filter((value) => value === category || there.includes(value)),
					labels: texts("labels").newsCategory,
				}),
			],
			{ further: ["q"] },
		),
		count: t("counts.news", { count }),
		pages: pagesView(pages, locale),
		featured: featured.map((article) => newsView(article, locale)),
		articles: articles.map((article) => newsView(article, locale)),
	};
}

export default function NewsPage() {
	const { text, toBeAnnounced, q, filters, count, articles, featured, pages } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead title={text.title} lead={<InlineText of={text.lead} />} />
			{toBeAnnounced ? (
				<div className="page section pt-8">
					<EmptyState {...toBeAnnounced} heading="h2" />
				</div>
			) : (
				<div>
					<ControlRow isDense filters={filters}>
						<FilterForm filters={filters} search={{ label: text.search, hint: text.searchHint, submit: text.submit, q }} />
					</ControlRow>
					<div className="page pt-4 pb-14 md:pb-24 print:py-0">
						<ResultCount className="mb-4">{count}</ResultCount>
						<WhileLoading section="/news">
							{featured.length > 0 && (
								<section aria-labelledby="featured-title" className="mb-14 md:mb-20">
									<h2 id="featured-title" className="heading mb-6">
										{text.featured}
									</h2>
									<div className="grid gap-x-8 gap-y-12 lg:grid-cols-2 print:grid-cols-2">
										{featured.map((article, index) => (
											<NewsCard key={article.slug} article={article} large eager={index === 0} />
										))}
									</div>
								</section>
							)}
							{articles.length > 0 ? (
								<section aria-labelledby="all-title">
									<h2 id="all-title" className="heading border-b-2 border-line-strong pb-4">
										{text.all}
									</h2>
									{articles.map((article, index) => (
										<NewsRow key={article.slug} article={article} eager={featured.length === 0 && index === 0} />
									))}
									<PageLinks pages={pages} />
								</section>
							) : (
								<EmptyState title={text.emptyTitle} hint={text.emptyHint} clear={filters.clear} />
							)}
						</WhileLoading>
					</div>
				</div>
			)}
			<section aria-labelledby="newsletter-title" className="section no-print bg-paper-2">
				<div className="page grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
					<div>
						<h2 id="newsletter-title" className="title">
							{text.newsletter.title}
						</h2>
						<p className="lead mt-4">{text.newsletter.lead}</p>
					</div>
					<NewsletterForm id="news-newsletter" />
				</div>
			</section>
		</>
	);
}
