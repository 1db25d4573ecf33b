import type { LoaderFunctionArgs } from "@remix-run/node";
import { todayAt } from "~/domain/content/event/today.server";
import { listPublishedNews } from "~/domain/content/news/queries.server";
import { FEEDS } from "~/http/feeds";
import { redirectToProperAddress } from "~/http/locale.server";
import { siteOrigin } from "~/http/origin.server";
import type { RouteHandle } from "~/routes/route-handle";
import { newsFeed } from "~/routes/site/news-feed/feed.server";
import { openPage } from "./page.server";

export const handle: RouteHandle = { access: "public", cached: true, open: true, query: ["lng"] };

/** Articles in a feed: whoever asks once a month misses none. */
const MOST = 50;

export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress(request);
	const { locale, event, texts } = await openPage(params);
	const { pathname } = new URL(request.url);
	const [format, type] = FEEDS.find(([ending]) => pathname.endsWith(`.${ending}`)) ?? FEEDS[0];
	const feed = newsFeed(format, {
		event,
		articles: await listPublishedNews(todayAt(event), { limit: MOST }),
		locale,
		origin: siteOrigin(request),
		meta: texts("news").meta,
	});
	return new Response(feed, { headers: { "Content-Type": `${type}; charset=utf-8` } });
}
