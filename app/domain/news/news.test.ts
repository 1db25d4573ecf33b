import { sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "~/database.server";
import { readWords } from "~/domain/rich-text/text.server";
import { anyIncludes } from "~/i18n/search";
import { translate } from "~/i18n/translated";
import { listNews, listPublishedNews, outlineNews, selectOutlines, updateArticle } from "./queries.server";
import { otherNews } from "./related.server";
import type { NewsArticle, NewsCategory } from "./schema";
import { loadNewsPage } from "./search.server";
import { articleView, newsJson, newsView } from "./view.server";

const LATEST = "2026-01-01";
const slugs = (articles: NewsArticle[]) => articles.map(({ slug }) => slug);

test("only what is out by today is listed, the newest first", async () => {
	expect(slugs(await listPublishedNews("2025-04-08"))).toEqual(["green-hydrogen-atacama", "first-customer-partnership", "early-bird-tickets"]);
	expect(await listPublishedNews("2024-09-16")).toEqual([]);
	expect(slugs(await listPublishedNews(LATEST))).toHaveLength(6);
});

const found = async (q: string, locale: "en" | "es" | "sv", category?: NewsCategory) => {
	const { count, articles } = await loadNewsPage(new URL("https://summit.example/news"), { q, category }, LATEST, locale);
	expect(count).toBe(articles.length);
	return slugs(articles);
};

test.each([
	["SCHOLARSHIPS", "en", ["student-scholarships"]],
	["becas", "es", ["student-scholarships"]],
	["becas", "sv", []],
	["holarshi", "en", ["student-scholarships"]],
	["%", "en", []],
] as const)("the search for %s looks at title and content as readers of %s see them", async (q, locale, expected) => {
	expect(await found(q, locale)).toEqual(expected);
});

test("the search finds what was not translated, and all by the author that readers see", async () => {
	expect(await found("universidad de los arcos", "sv")).toContain("student-scholarships");
	const all = slugs(await listPublishedNews(LATEST));
	expect([await found("admin", "es"), await found("", "en")]).toEqual([all, all]);
});

test("the search finds what plain reading would, whatever is looked for", async () => {
	const news = await listPublishedNews(LATEST);
	for (const locale of ["en", "es", "sv"] as const) {
		for (const q of ["a", "är", "ción", "2025", "the ", "Querétaro", "queretaro", "hydrog", '"', "ß", "zzz"]) {
			const read = news.filter(({ title, content, format }) => anyIncludes([translate(title, locale).text, readWords(content, format, locale).text], q));
			expect([locale, q, await found(q, locale)]).toEqual([locale, q, slugs(anyIncludes(["Admin"], q) ? news : read)]);
		}
	}
});

test("search and category narrow together", async () => {
	expect(await found("", "en", "announcements")).toEqual(["programme-announced", "early-bird-tickets"]);
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

test("an excerpt is the first 100 characters and an ellipsis; short content stands whole", () => {
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
		category: { label: "Näringsliv", colour: "purple" },
	});
});

test("an article is cut into paragraphs at blank lines and described by its first 160 characters", () => {
	const { blocks, description } = articleView({ ...article, content: { en: `${"a".repeat(170)}\n\nb\n \nc` } }, "en");
	expect(blocks).toEqual(["a".repeat(170), "b", "c"]);
	expect(description).toBe("a".repeat(160));
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
	const news = await listPublishedNews(LATEST);
	const first = news.find(({ slug }) => slug === "early-bird-tickets") as NewsArticle;
	expect(slugs(await otherNews(first, LATEST))).toEqual(["programme-announced", "student-scholarships", slugs(news)[2]]);
});

test("an outline tells of each text whether it is there and stale, and keeps those that show a picture", async () => {
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

test("outlines are read from their index alone", async () => {
	const plan = await selectOutlines(db).explain<{ detail: string }>(undefined, sql`query plan`);
	expect(plan.map(({ detail }) => detail)).toEqual(["SCAN news_article USING COVERING INDEX news_outline"]);
});
