import type { Insertable, Selectable } from "kysely";
import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import type { NewsArticleTable } from "../../../db/tables";
import { newPreviewKey } from "./preview-key.server";
import type { NewsArticle, NewsCategory } from "./schema";

/** Every article, those that are not out included, the newest first. */
export async function listNews(on: Database = db): Promise<NewsArticle[]> {
	const rows = await on.selectFrom("news_article").selectAll().orderBy("published_at", "desc").orderBy("id").execute();
	return rows.map(toNewsArticle);
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
	return rows.map(toNewsArticle);
}

export async function findArticle(id: string, on: Database = db): Promise<NewsArticle | undefined> {
	const row = await on.selectFrom("news_article").selectAll().where("id", "=", id).executeTakeFirst();
	return row && toNewsArticle(row);
}

/** The article that already stands at an address, if it is not this one. */
export async function findArticleInTheWay({ id, slug }: Pick<NewsArticle, "id" | "slug">, on: Database): Promise<{ id: string } | undefined> {
	return on.selectFrom("news_article").select("id").where("slug", "=", slug).where("id", "!=", id).executeTakeFirst();
}

/** The article whose preview address holds this key. */
export async function findArticleByKey(key: string): Promise<NewsArticle | undefined> {
	const row = await db.selectFrom("news_article").selectAll().where("preview_key", "=", key).executeTakeFirst();
	return row && toNewsArticle(row);
}

/** An article always has a preview address of its own, unless it came with the site. */
export async function insertArticle(trx: Database, article: NewsArticle): Promise<void> {
	await trx
		.insertInto("news_article")
		.values({ ...toRow(article), preview_key: newPreviewKey() })
		.execute();
}

export async function updateArticle(trx: Database, article: NewsArticle): Promise<void> {
	await trx.updateTable("news_article").set(toRow(article)).where("id", "=", article.id).execute();
}

export async function deleteArticle(trx: Database, id: string): Promise<void> {
	await trx.deleteFrom("news_article").where("id", "=", id).execute();
}

function toRow({ id, slug, title, content, image, publishedAt, author, category, featured, draft }: NewsArticle): Insertable<NewsArticleTable> {
	return {
		id,
		slug,
		title: JSON.stringify(title),
		content: JSON.stringify(content),
		image: image ?? null,
		published_at: publishedAt,
		author,
		category,
		featured: featured ? 1 : 0,
		draft: draft ? 1 : 0,
	};
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
		draft: row.draft === 1,
	};
}
