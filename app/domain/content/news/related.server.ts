import { listPublishedNews } from "./queries.server.ts";
import type { NewsArticle } from "./schema.ts";

export async function otherNews({ id, category }: NewsArticle, today: string, limit = 3): Promise<NewsArticle[]> {
	const kindred = await listPublishedNews(today, { category, limit: limit + 1 });
	const newest = await listPublishedNews(today, { limit: kindred.length + limit });
	const others = [...kindred, ...newest.filter((article) => article.category !== category)];
	return others.filter((article) => article.id !== id).slice(0, limit);
}
