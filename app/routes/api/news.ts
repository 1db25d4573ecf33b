import type { LoaderFunctionArgs } from "@remix-run/node";
import { getEvent } from "~/domain/event/queries.server";
import { todayAt } from "~/domain/event/today.server";
import { listPublishedNews } from "~/domain/news/queries.server";
import { newsJson } from "~/domain/news/view.server";
import { apiLocale } from "~/http/api.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "public", cached: true, query: ["lng"] };

export async function loader({ request }: LoaderFunctionArgs) {
	const locale = apiLocale(new URL(request.url));
	const articles = await listPublishedNews(todayAt(await getEvent()));
	return Response.json(articles.map((article) => newsJson(article, locale)));
}
