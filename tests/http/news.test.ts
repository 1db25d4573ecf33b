import { afterAll, expect, test } from "vitest";
import { jsonLdOf, texts } from "../support/html.ts";
import { databaseOf, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";
import { sample } from "../support/sample.ts";
import { news } from "../support/summit/news.ts";

const site = await startSite();
afterAll(site.stop);
const { origin } = site;
const { get, page } = visitorOf(site);

const announced = sample(news, "programme-announced");
const inWords = (locale: string) => new Date(announced.publishedAt).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
const ROWS = "[aria-labelledby=all-title] article h3";

test("/news shows the featured articles large and all of them in a list", async () => {
	const { response, document } = await page("/news");
	expect(response.status).toBe(200);
	expect(document.title).toBe("News | LATAM Nordics Summit 2025");
	expect(texts(document, "h1")).toEqual(["News"]);
	expect(texts(document, "main h2")).toEqual(["Featured news", "All news", "News by email"]);
	expect(texts(document, "[aria-labelledby=featured-title] article h3")).toEqual([...news.filter(({ featured }) => featured).map(({ title }) => title.en)]);
	expect(texts(document, ROWS)).toHaveLength(news.length);
	expect(texts(document, "main .tabular[role=status]")).toEqual([`${news.length} articles`]);
});

test.each(["/es/news?q=hidrogeno", "/news?category=sustainability"])("%s shows each result once", async (path) => {
	const { document } = await page(path);
	expect(document.querySelectorAll("main article")).toHaveLength(1);
});

test.each([
	["/news", inWords("en-US"), "Announcements"],
	["/es/news", inWords("es-MX"), "Avisos"],
	["/sv/news", inWords("sv"), "Aktuellt"],
])("%s formats date and category, and shows the author as Admin", async (path, date, category) => {
	const { document } = await page(path);
	expect(texts(document, "[aria-labelledby=all-title] article:first-of-type p:first-of-type > *")).toEqual([date, "Admin", category]);
});

test.each(["/news", "/news?category=technology", "/workshops", "/speakers"])("the first picture of %s is loaded at once, the others lazily", async (path) => {
	const { document } = await page(path);
	const pictures = [...document.querySelectorAll("main picture img")].filter((picture) => !picture.closest("header"));
	const [first, ...others] = pictures.map((picture) => picture.getAttribute("loading"));
	expect([first, new Set(others)]).toEqual(["eager", new Set(others.length > 0 ? ["lazy"] : [])]);
});

test.each(["/agenda", "/workshops", "/speakers"])("the scene in the head of %s is loaded before the other pictures", async (path) => {
	const { document } = await page(path);
	const pictures = [...document.querySelectorAll("main picture img")];
	const isFirst = (picture: Element) => picture.getAttribute("fetchpriority") === "high" && picture.getAttribute("loading") !== "lazy";
	expect(pictures.map((picture) => [picture.closest("header") !== null, isFirst(picture)])).toEqual(pictures.map((_, index) => [index === 0, index === 0]));
});

test("an excerpt is the first 100 characters and an ellipsis", async () => {
	const { document } = await page("/news?q=scholarships");
	expect(texts(document, "[aria-labelledby=all-title] article h3 + p")).toEqual([
		"Part 1 of what there is to tell about Thirty scholarships for students on both sides of the Atlantic…",
	]);
});

test.each([
	["/news?q=SCHOLARSHIPS", 1, "1 article"],
	["/news?category=announcements", 2, "2 articles"],
	["/news?category=all", news.length, `${news.length} articles`],
	["/news?category=nonsense", news.length, `${news.length} articles`],
	["/es/news?q=admin&category=technology", 1, "1 noticia"],
	["/sv/news?category=announcements", 2, "2 nyheter"],
])("%s finds %i", async (path, number, count) => {
	const { document } = await page(path);
	expect(texts(document, ROWS)).toHaveLength(number);
	expect(texts(document, "main .tabular[role=status]")).toEqual([count]);
});

test("search and category are fields of one form, and a category is removed by a link that keeps the search", async () => {
	const { document } = await page("/news?q=a&category=business");
	expect(document.querySelector("main [role=search] [name=q]")?.getAttribute("value")).toBe("a");
	expect(texts(document, "main [role=search] [name=category] option[selected]")).toEqual(["Business"]);
	expect(document.querySelector("main a[aria-label='Remove filter: Business']")?.getAttribute("href")).toBe("/news?q=a");
});

test("an empty result says so and leads back", async () => {
	const { document } = await page("/news?q=zzz");
	expect(texts(document, "main .heading")).toContain("No news found");
	expect(texts(document, "main p")).toContain("Try a different search or filter.");
	expect(texts(document, "main a[href='/news']")).toContain("Show all news");
});

test("an article has its head, its date, its paragraphs, two ways back and links to share it", async () => {
	const { response, document } = await page("/news/programme-announced");
	const [first] = texts(document, "main .max-w-measure.space-y-5 p");
	expect(response.status).toBe(200);
	expect(document.title).toBe(`${announced.title.en} | LATAM Nordics Summit 2025`);
	expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toBe(announced.content.en?.slice(0, 160));
	expect(document.querySelector("meta[property='og:type']")?.getAttribute("content")).toBe("article");
	expect(texts(document, "main time")[0]).toBe(inWords("en-US"));
	expect(first).toBe(announced.content.en?.split("\n")[0]);
	expect(texts(document, "main a[href='/news']")).toEqual(["Back to news", "Back to news"]);
	expect(texts(document, "[aria-labelledby=share-title] ul a")).toEqual(["LinkedIn", "X", "WhatsApp", "Email"]);
	expect(document.querySelector("[aria-labelledby=share-title] ul a")?.getAttribute("href")).toMatch(
		/url=http%3A%2F%2F127.0.0.1%3A\d+%2Fnews%2Fprogramme-announced$/,
	);
	expect(texts(document, "[aria-labelledby=others-title] h3")).toHaveLength(3);
});

test.each([
	["/news/nothing", "News article not found", "The news article you're looking for could not be found.", "/news"],
	["/es/news/nothing", "No encontramos esta noticia", "La noticia que buscas no existe o su enlace cambió.", "/es/news"],
	["/sv/news/nothing", "Nyheten hittades inte", "Nyheten du söker gick inte att hitta.", "/sv/news"],
])("%s is not found", async (path, heading, lead, back) => {
	const { response, document } = await page(path);
	expect(response.status).toBe(404);
	expect(document.title).toBe(`${heading} | LATAM Nordics Summit 2025`);
	expect(texts(document, "h1")).toEqual([heading]);
	expect(texts(document, "main p")).toContain(lead);
	expect(document.querySelector("main a")?.getAttribute("href")).toBe(back);
});

test("unpublished articles are nowhere", async () => {
	const sqlite = databaseOf(site);
	sqlite
		.prepare("INSERT INTO news_article (id, slug, title, content, published_at, author, category, featured) VALUES (?, ?, ?, ?, ?, 'Admin', 'business', 1)")
		.run("tomorrow", "tomorrow", '{"en":"Tomorrow"}', '{"en":"Later."}', "2999-01-01");
	try {
		expect((await get("/news/tomorrow")).status).toBe(404);
		expect(await (await get("/news")).text()).not.toContain("Tomorrow");
		expect(await (await get("/api/news")).text()).not.toContain("Tomorrow");
	} finally {
		sqlite.prepare("DELETE FROM news_article WHERE id = 'tomorrow'").run();
		sqlite.close();
	}
});

test("an article without picture or translation is shown in English, marked as such", async () => {
	const sqlite = databaseOf(site);
	sqlite
		.prepare(
			"INSERT INTO news_article (id, slug, title, content, published_at, author, category, featured) VALUES (?, ?, ?, ?, ?, 'Admin', 'uncategorized', 0)",
		)
		.run("plain", "plain", '{"en":"Plain words"}', '{"en":"First.\\n\\nSecond."}', "2024-01-01");
	try {
		const { document } = await page("/sv/news/plain");
		expect(document.querySelector("h1 [lang=en]")?.textContent).toBe("Plain words");
		expect(texts(document, "main div[lang=en] > p")).toEqual(["First.", "Second."]);
		expect(document.querySelector("main div:has(> div[lang=en]) > picture")).toBeNull();
	} finally {
		sqlite.prepare("DELETE FROM news_article WHERE id = 'plain'").run();
		sqlite.close();
	}
});

test("GET /api/news answers with the specified fields, in the requested language", async () => {
	const articles = await (await get("/api/news?lng=es")).json();
	expect(articles).toHaveLength(news.length);
	expect(articles[0]).toEqual({
		id: "programme-announced",
		title: announced.title.es,
		slug: "programme-announced",
		content: expect.stringContaining("\n\n"),
		excerpt: expect.stringMatching(/^.{80,100}…$/),
		image: "/images/news/programme-960.webp",
		publishedAt: announced.publishedAt,
		author: "Admin",
		category: "announcements",
		featured: true,
	});
	const wrong = await get("/api/news?lng=xx");
	expect([wrong.status, await wrong.text()]).toEqual([400, "Unknown lng: use one of en, es, sv."]);
});

test("structured data contains the article and its breadcrumbs", async () => {
	const { document } = await page("/sv/news/programme-announced");
	const [article, way] = jsonLdOf(document) as [Record<string, string>, { itemListElement: unknown[] }];
	expect(article).toMatchObject({ "@type": "NewsArticle", headline: announced.title.sv, datePublished: announced.publishedAt });
	expect(article.mainEntityOfPage).toMatch(/\/sv\/news\/programme-announced$/);
	expect(way.itemListElement).toEqual(
		[
			["LATAM Nordics Summit 2025", "/sv"],
			["Nyheter", "/sv/news"],
			[announced.title.sv, "/sv/news/programme-announced"],
		].map(([name, path], index) => ({ "@type": "ListItem", position: index + 1, name, item: origin + path })),
	);
});
