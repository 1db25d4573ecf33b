import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import { recordsOf } from "~/domain/records.server";
import { newPreviewKey } from "./preview-key.server";
import { type NewsArticle, newsArticleRecord } from "./schema";

const records = recordsOf("news_article", newsArticleRecord, ["preview_key"]);
export const { find: findArticle, update: updateArticle, remove: deleteArticle } = records;

/** Every article, those that are not out included, the newest first. */
export async function listNews(on: Database = db): Promise<NewsArticle[]> {
	const rows = await on.selectFrom("news_article").selectAll().orderBy("published_at", "desc").orderBy("id").execute();
	return rows.map(records.read);
}

/**
 * The articles that readers may see, the newest first.
 *
 * @param today the calendar day at the event's place; later articles are not out yet
 */
export async function listPublishedNews(today: string): Promise<NewsArticle[]> {
	const rows = await db
		.selectFrom("news_article")
		.selectAll()
		.where("draft", "=", 0)
		.where("published_at", "<=", today)
		.orderBy("published_at", "desc")
		.orderBy("id")
		.execute();
	return rows.map(records.read);
}

/** The article that already stands at an address, if it is not this one. */
export async function findArticleInTheWay({ id, slug }: Pick<NewsArticle, "id" | "slug">, on: Database): Promise<{ id: string } | undefined> {
	return on.selectFrom("news_article").select("id").where("slug", "=", slug).where("id", "!=", id).executeTakeFirst();
}

/** The article whose preview address holds this key. */
export async function findArticleByKey(key: string): Promise<NewsArticle | undefined> {
	const row = await db.selectFrom("news_article").selectAll().where("preview_key", "=", key).executeTakeFirst();
	return row && records.read(row);
}

/** An article always has a preview address of its own, unless it came with the site. */
export async function insertArticle(trx: Database, article: NewsArticle): Promise<void> {
	await records.insert(trx, article);
	await trx.updateTable("news_article").set({ preview_key: newPreviewKey() }).where("id", "=", article.id).execute();
}
