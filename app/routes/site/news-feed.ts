import type { LoaderFunctionArgs } from "@remix-run/node";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { listPublishedNews } from "#app/domain/content/news/queries.server.ts";
import { FEEDS } from "#app/http/feeds.ts";
import { redirectToProperAddress } from "#app/http/locale.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { newsFeed } from "#app/routes/site/news-feed/feed.server.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", cached: true, open: true, query: ["lng"] } satisfies RouteFacts;

/** Enough for monthly readers. */
const MAX_ARTICLES = 50;

export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress({ request, params });
	const { locale, event, texts } = await openPage(params);
	const { pathname } = new URL(request.url);
	const [format, type] = FEEDS.find(([ending]) => pathname.endsWith(`.${ending}`)) ?? FEEDS[0];
	const feed = newsFeed(format, {
		event,
		articles: await listPublishedNews(todayAt(event), { limit: MAX_ARTICLES }),
		locale,
		origin: siteOrigin(request),
		meta: texts("news").meta,
	});
	return new Response(feed, { headers: { "Content-Type": `${type}; charset=utf-8` } });
}
