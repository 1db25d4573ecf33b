import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { readWords } from "#app/domain/content/rich-text/text.server.ts";
import { anyIncludes } from "#app/i18n/search.ts";
import { translate } from "#app/i18n/translated.ts";
import { loadNewsPage } from "#app/routes/site/news/search.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { article as sample } from "../../../../tests/support/content.ts";
import { insertArticle, listNews, listPublishedNews, outlineNews, selectOutlines, updateArticle } from "./queries.server.ts";
import { otherNews } from "./related.server.ts";
import type { NewsArticle, NewsCategory } from "./schema.ts";
import { articleView, newsJson, newsView } from "./view.server.ts";

const LATEST = "2026-01-01";
const slugs = (articles: NewsArticle[]) => articles.map(({ slug }) => slug);

beforeAll(async () => {
	await db.deleteFrom("news_article").execute();
	const insert = (slug: string, rest: Partial<NewsArticle>) => insertArticle(db, { ...sample, id: slug, slug, title: { en: slug }, ...rest });
	await insert("agenda", {
		publishedAt: "2025-10-07",
		category: "announcements",
		content: { en: "The agenda is here.", es: "La programación está aquí.", sv: "Programmet är här." },
	});
	await insert("scholarships", {
		title: { en: "Thirty scholarships", es: "Treinta becas" },
		content: { en: 'Universidad de los Arcos says "come to Querétaro in 2025".' },
		publishedAt: "2025-09-01",
	});
	await insert("hydrogen", { publishedAt: "2025-04-08" });
	await insert("early-bird", { publishedAt: "2024-09-17", category: "announcements" });
	await insert("later", { publishedAt: "2026-01-02" });
	await insert("draft", { draft: true });
});

test("lists only articles published by today, newest first", async () => {
	expect(slugs(await listPublishedNews("2025-04-08"))).toEqual(["hydrogen", "early-bird"]);
	expect(await listPublishedNews("2024-09-16")).toEqual([]);
	expect(slugs(await listPublishedNews(LATEST))).toEqual(["agenda", "scholarships", "hydrogen", "early-bird"]);
});

const found = async (q: string, locale: "en" | "es" | "sv", category?: NewsCategory) => {
	const { count, articles } = await loadNewsPage(new URL("https://summit.example/news"), { q, category }, LATEST, locale);
	expect(count).toBe(articles.length);
	return slugs(articles);
};

test.each([
	["SCHOLARSHIPS", "en", ["scholarships"]],
	["becas", "es", ["scholarships"]],
	["becas", "sv", []],
	["holarshi", "en", ["scholarships"]],
	["%", "en", []],
] as const)("searching for %s covers title and content as readers of %s see them", async (q, locale, expected) => {
	expect(await found(q, locale)).toEqual(expected);
});

test("searching covers untranslated articles and the author shown to readers", async () => {
	expect(await found("universidad de los arcos", "sv")).toContain("scholarships");
	const all = slugs(await listPublishedNews(LATEST));
	expect([await found("admin", "es"), await found("", "en")]).toEqual([all, all]);
});

test("searching the index finds the same as searching the plain text", async () => {
	const news = await listPublishedNews(LATEST);
	for (const locale of ["en", "es", "sv"] as const) {
		for (const q of ["a", "är", "ción", "2025", "the ", "Querétaro", "queretaro", "hydrog", '"', "ß", "zzz"]) {
			const read = news.filter(({ title, content, format }) => anyIncludes([translate(title, locale).text, readWords(content, format, locale).text], q));
			expect([locale, q, await found(q, locale)]).toEqual([locale, q, slugs(anyIncludes(["Admin"], q) ? news : read)]);
		}
	}
});

test("search and category combine", async () => {
	expect(await found("", "en", "announcements")).toEqual(["agenda", "early-bird"]);
	expect(await found("scholarships", "en", "announcements")).toEqual([]);
});

const article: NewsArticle = {
	id: "a",
	slug: "a",
	title: { en: "Title", sv: "Rubrik" },
	content: { en: `${"x".repeat(99)} yz\n\nSecond\n\n\nThird`, sv: "Kort." },
	format: "plain",
	publishedAt: "2025-10-07",
	author: "Astrid",
	category: "business",
	featured: true,
	draft: false,
};

test("an excerpt is the first 100 characters and an ellipsis; short content is not cut", () => {
	expect(newsView(article, "en").excerpt).toEqual({ text: `${"x".repeat(99)}…`, lang: undefined });
	expect(newsView(article, "es").excerpt).toEqual({ text: `${"x".repeat(99)}…`, lang: "en" });
	expect(newsView(article, "sv")).toEqual({
		slug: "a",
		title: { text: "Rubrik" },
		excerpt: { text: "Kort.", lang: undefined },
		image: undefined,
		publishedAt: "2025-10-07",
		date: "7 oktober 2025",
		author: "Admin",
		category: { label: "Näringsliv", color: "purple" },
	});
});

test("an article is split into paragraphs at blank lines; its description is the first 160 characters", () => {
	const { blocks, description } = articleView({ ...article, content: { en: `${"a".repeat(170)}\n\nb\n \nc` } }, "en");
	expect(blocks).toEqual(["a".repeat(170), "b", "c"]);
	expect(description).toBe("a".repeat(160));
	const lines = { en: `One\nline\n\n${"a".repeat(170)}` };
	expect(articleView({ ...article, content: lines }, "en").description).toBe(`One line ${"a".repeat(151)}`);
});

test("the API gives the fields of the specification", () => {
	expect(newsJson({ ...article, image: "/images/news/robotics" }, "sv")).toEqual({
		id: "a",
		title: "Rubrik",
		slug: "a",
		content: "Kort.",
		excerpt: "Kort.",
		image: "/images/news/robotics-960.webp",
		publishedAt: "2025-10-07",
		author: "Astrid",
		category: "business",
		featured: true,
	});
});

test("other news: the same category first, then the newest, never the article itself", async () => {
	const first = (await listPublishedNews(LATEST)).find(({ slug }) => slug === "early-bird") as NewsArticle;
	expect(slugs(await otherNews(first, LATEST))).toEqual(["agenda", "scholarships", "hydrogen"]);
});

test("an outline records missing and outdated texts, and keeps texts with pictures", async () => {
	const [article] = await listNews();
	const { id } = article as NewsArticle;
	const outlineWith = async (content: object) => {
		await db
			.updateTable("news_article")
			.set({ content: JSON.stringify(content) })
			.where("id", "=", id)
			.execute();
		return (await outlineNews()).find((one) => one.id === id);
	};
	expect(await outlineWith({ en: "Long", es: " ", stale: ["sv"], sv: "Lång" })).toEqual({ ...article, content: { en: "L", es: "", sv: "L", stale: ["sv"] } });
	expect(await outlineWith({ en: "Long" })).toEqual({ ...article, content: { en: "L", es: null, sv: null, stale: null } });
	const shown = { en: "![A press](/pictures/0123456789abcdef01234567)" };
	expect(await outlineWith(shown)).toEqual({ ...article, content: shown });
	await updateArticle(db, article as NewsArticle);
});

test("outlines are read from a covering index", async () => {
	const plan = await selectOutlines(db).explain<{ detail: string }>(undefined, sql`query plan`);
	expect(plan.map(({ detail }) => detail)).toEqual(["SCAN news_article USING COVERING INDEX news_outline"]);
});
