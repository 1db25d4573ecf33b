import { expect, test } from "vitest";
import { z } from "zod";
import { listBatch, onContentChange } from "#app/admin/changes.server.ts";
import { errorsOf } from "#app/http/form-codecs.ts";
import { flatten, nest } from "#app/http/form-values.ts";
import { db } from "#app/runtime/database.server.ts";
import { publishArticle, withdrawArticle } from "./publication.server.ts";
import { actionsFor } from "./publication-view.server.ts";
import { listNews } from "./queries.server.ts";
import { newsArticleSchema } from "./schema.ts";
import { newsState } from "./state.ts";

onContentChange([]);

const news = await listNews();
const article = news[0]!;
const TODAY = "2025-11-01";

test("the form round-trips the sample articles", () => {
	const edited = news.map(({ id, draft, ...fields }) => ({
		id,
		draft,
		...z.decode(newsArticleSchema, nest(flatten(z.encode(newsArticleSchema, fields))) as never),
	}));
	expect(edited).toEqual(news);
});

test("an empty slug is made from the English title", () => {
	const typed = flatten(z.encode(newsArticleSchema, article));
	const decode = (changes: object) => z.safeDecode(newsArticleSchema, nest({ ...typed, ...changes }) as never);
	expect(decode({ slug: " ", "title.en": "Ägir & Øst: 30 % more" }).data?.slug).toBe("agir-ost-30-more");
	expect(decode({ slug: "own-address" }).data?.slug).toBe("own-address");
	expect([decode({ category: "" }).data?.category, decode({ category: "business" }).data?.category]).toEqual(["uncategorized", "business"]);
	const { error } = decode({ slug: "Own address" });
	expect(error && errorsOf(error)).toEqual({ slug: "slug" });
});

test.each([
	[true, "2025-10-31", "draft"],
	[true, "2025-11-02", "draft"],
	[false, "2025-11-02", "scheduled"],
	[false, "2025-11-01", "published"],
])("draft %s of %s is %s", (draft, publishedAt, state) => {
	expect(newsState({ draft, publishedAt }, TODAY)).toBe(state);
});

test.each([
	[{ draft: true, publishedAt: "2025-11-01" }, ["Publish now", undefined, undefined]],
	[{ draft: true, publishedAt: "2025-11-02" }, ["Publish now", "Schedule for November 2, 2025", undefined]],
	[{ draft: true, publishedAt: "2025-10-31" }, ["Publish now", "Publish with the date October 31, 2025", undefined]],
	[{ draft: false, publishedAt: "2025-11-02" }, ["Publish now", undefined, "Make it a draft again"]],
	[{ draft: false, publishedAt: "2025-11-01" }, [undefined, undefined, "Make it a draft again"]],
])("%j offers %j", (change, offered) => {
	const { now, onDate, withdraw } = actionsFor({ ...article, ...change }, TODAY, "en");
	expect([now, onDate, withdraw]).toEqual(offered);
});

test("publishing on its date restores a withdrawn article; each step is logged once", async () => {
	const batches = async () =>
		(await db.selectFrom("change").select("batch").where("entity_id", "=", article.id).orderBy("id").execute()).map(({ batch }) => batch);
	expect([await withdrawArticle(article.id, "ana"), await withdrawArticle(article.id, "ana")]).toEqual([true, true]);
	expect([await publishArticle(article.id, "onDate", "olle"), await publishArticle(article.id, "onDate", "olle")]).toEqual(["published", "published"]);
	expect((await listNews())[0]).toEqual(article);
	const log = (await Promise.all((await batches()).map((batch) => listBatch(batch)))).flat();
	expect(log.map(({ username, before, after }) => ({ username, before, after }))).toEqual([
		{ username: "ana", before: article, after: { ...article, draft: true } },
		{ username: "olle", before: { ...article, draft: true }, after: article },
	]);
	expect([await publishArticle("nothing", "now", "ana"), await withdrawArticle("nothing", "ana")]).toEqual([undefined, false]);
});
