import { sql } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import { entityTable } from "#app/admin/entity-table.server.ts";
import type { Page } from "#app/http/pages.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { foldText } from "#app/i18n/search.ts";
import { db } from "#app/runtime/database.server.ts";
import { newPreviewKey } from "./preview-key.server.ts";
import { type NewsArticle, type NewsCategory, newsArticleRecord } from "./schema.ts";

const records = entityTable("news_article", newsArticleRecord, ["preview_key"]);
export const { find: findArticle, update: updateArticle, remove: deleteArticle } = records;

export async function listNews(on: Database = db): Promise<NewsArticle[]> {
	const rows = await on.selectFrom("news_article").selectAll().orderBy("published_at", "desc").orderBy("id").execute();
	return rows.map(records.read);
}

/** Like `listNews`, but `content` is cut. The expression must equal that of the index `news_outline`, which makes it ten times as fast. */
export async function outlineNews(on: Database = db): Promise<NewsArticle[]> {
	const rows = await selectOutlines(on).execute();
	return rows.map(records.read);
}

export function selectOutlines(on: Database) {
	const first = (language: string) => sql`substr(trim(content ->> ${sql.lit(language)}), 1, 1)`;
	const outline = sql`json_object('en', ${first("en")}, 'es', ${first("es")}, 'sv', ${first("sv")}, 'stale', content -> 'stale')`;
	return on
		.selectFrom("news_article")
		.select(["id", "slug", "title", "format", "image", "published_at", "author", "category", "featured", "draft", "preview_key"])
		.select(sql<string>`CASE WHEN instr(content, '/pictures/') THEN content ELSE ${outline} END`.as("content"))
		.orderBy("published_at", "desc")
		.orderBy("id");
}

interface PublishedFilter {
	category?: NewsCategory;
	featured?: true;
	/** Searches title and content in the language, ignoring case and accents. */
	mentions?: { q: string; locale: Locale };
}

/** @param today ISO date at the venue; articles with later dates are not published */
export async function listPublishedNews(today: string, { limit, offset = 0, ...filter }: PublishedFilter & Partial<Page> = {}): Promise<NewsArticle[]> {
	const rows = await selectPublished(today, filter)
		.selectAll()
		.orderBy("published_at", "desc")
		.orderBy("id")
		.$if(limit !== undefined, (query) => query.limit(limit as number).offset(offset))
		.execute();
	return rows.map(records.read);
}

export async function countPublishedNews(today: string, filter: PublishedFilter = {}): Promise<number> {
	const { count } = await selectPublished(today, filter)
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return count;
}

export async function listPublishedCategories(today: string): Promise<NewsCategory[]> {
	const rows = await selectPublished(today).select("category").distinct().execute();
	return rows.map(({ category }) => category as NewsCategory);
}

export async function listPublishedSlugs(today: string): Promise<{ slug: string; publishedAt: string }[]> {
	return selectPublished(today).select(["slug", "published_at as publishedAt"]).orderBy("published_at", "desc").orderBy("id").execute();
}

export async function findPublishedArticle(slug: string, today: string): Promise<NewsArticle | undefined> {
	const row = await selectPublished(today).selectAll().where("slug", "=", slug).executeTakeFirst();
	return row && records.read(row);
}

function selectPublished(today: string, { category, featured, mentions }: PublishedFilter = {}) {
	return db
		.selectFrom("news_article")
		.where("draft", "=", 0)
		.where("published_at", "<=", today)
		.$if(category !== undefined, (query) => query.where("category", "=", category as string))
		.$if(featured !== undefined, (query) => query.where("featured", "=", 1))
		.$if(mentions !== undefined, (query) => query.where("news_article.id", "in", idsMentioning(mentions as { q: string; locale: Locale })));
}

function idsMentioning({ q, locale }: { q: string; locale: Locale }) {
	const wanted = foldText(q);
	return db
		.selectFrom("search_entry")
		.select("entity_id")
		.where("entity_type", "=", "article")
		.where("locales", "like", `%${locale}%`)
		.where(({ or, eb, fn, val }) =>
			or([eb(fn<number>("instr", ["folded_name", val(wanted)]), ">", 0), eb(fn<number>("instr", ["folded_text", val(wanted)]), ">", 0)]),
		);
}

/** Expects a word folded as in the search index. */
export async function listMentioning(word: string): Promise<ReadonlySet<string>> {
	const rows = await db
		.selectFrom("search_entry")
		.select("entity_id")
		.distinct()
		.where("entity_type", "=", "article")
		.where(({ eb, fn, val }) => eb(fn<number>("instr", ["folded_text", val(word)]), ">", 0))
		.execute();
	return new Set(rows.map(({ entity_id }) => entity_id));
}

export async function findArticleWithSlug({ id, slug }: Pick<NewsArticle, "id" | "slug">, on: Database): Promise<{ id: string } | undefined> {
	return on.selectFrom("news_article").select("id").where("slug", "=", slug).where("id", "!=", id).executeTakeFirst();
}

export async function findArticleByKey(key: string): Promise<NewsArticle | undefined> {
	const row = await db.selectFrom("news_article").selectAll().where("preview_key", "=", key).executeTakeFirst();
	return row && records.read(row);
}

export async function insertArticle(trx: Database, article: NewsArticle): Promise<void> {
	await records.insert(trx, article);
	await trx.updateTable("news_article").set({ preview_key: newPreviewKey() }).where("id", "=", article.id).execute();
}
