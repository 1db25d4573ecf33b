import type { Selectable } from "kysely";
import { db } from "~/database.server";
import type { NewsArticleTable } from "../../../db/tables";
import type { NewsArticle, NewsCategory } from "./schema";

/** Every article, those that are not out yet included, the newest first. */
export async function listNews(): Promise<NewsArticle[]> {
	const rows = await db.selectFrom("news_article").selectAll().orderBy("published_at", "desc").orderBy("id").execute();
	return rows.map(toNewsArticle);
}

/**
 * The articles that readers may see, the newest first.
 *
 * @param today the calendar day at the event's place; later articles are not out yet
 */
export async function listPublishedNews(today: string): Promise<NewsArticle[]> {
	const rows = await db.selectFrom("news_article").selectAll().where("published_at", "<=", today).orderBy("published_at", "desc").orderBy("id").execute();
	return rows.map(toNewsArticle);
}

function toNewsArticle(row: Selectable<NewsArticleTable>): NewsArticle {
	return {
		id: row.id,
		slug: row.slug,
		title: JSON.parse(row.title),
		content: JSON.parse(row.content),
		image: row.image ?? undefined,
		publishedAt: row.published_at,
		author: row.author,
		category: row.category as NewsCategory,
		featured: row.featured === 1,
	};
}
