import SQLite from "better-sqlite3";
import { parseFeed } from "feedsmith";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "../support/html.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

let site: RunningSite;
const TEXT = "# Why\n\nWe **open** [the agenda](/agenda) & more.\n\n- one\n- <b>two</b>";

beforeAll(async () => {
	site = await startSite();
	const sqlite = new SQLite(site.databaseFile);
	sqlite.exec("DELETE FROM news_article");
	const insert = sqlite.prepare(
		"INSERT INTO news_article (id, title, slug, content, format, image, published_at, author, category, featured, draft) VALUES (:id, :title, :id, :content, 'markdown', NULL, :day, 'Eva', 'business', 0, :draft)",
	);
	const text = (en: string) => JSON.stringify({ en, sv: `${en} (sv)` });
	insert.run({ id: "old", title: text("Old"), content: text(`Old ${"words, ".repeat(40)}`), day: "2025-01-02", draft: 0 });
	insert.run({ id: "new", title: text("New <1> & \u0007more"), content: text(TEXT), day: "2025-03-04", draft: 0 });
	insert.run({ id: "draft", title: text("Draft"), content: text("Not yet."), day: "2025-03-04", draft: 1 });
	insert.run({ id: "later", title: text("Later"), content: text("Not yet."), day: "2999-01-01", draft: 0 });
	sqlite.close();
});

afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { headers, redirect: "manual" });
const feedAt = async (path: string) => parseFeed(await (await get(path)).text());

const HTML = `<h2>Why</h2>
<p>We <strong>open</strong> <a href="ORIGIN/sv/agenda">the agenda</a> &amp; more.</p>
<ul><li><p>one</p></li><li><p>&lt;b&gt;two&lt;/b&gt; (sv)</p></li></ul>`;
const html = () => HTML.replaceAll("ORIGIN", site.origin);

test("RSS has the full text of published articles, newest first, in the language of its address", async () => {
	const { format, feed } = await feedAt("/sv/news.rss");
	if (format !== "rss") throw new Error(format);
	expect([feed.language, feed.link, feed.atom?.links?.[0]?.href]).toEqual(["sv", `${site.origin}/sv/news`, `${site.origin}/sv/news.rss`]);
	expect(feed.items?.map(({ guid, title, link, pubDate }) => [guid?.value, title, link, pubDate])).toEqual([
		["urn:article:latam-nordics-2025:new", "New <1> & more (sv)", `${site.origin}/sv/news/new`, "Tue, 04 Mar 2025 06:00:00 GMT"],
		["urn:article:latam-nordics-2025:old", "Old (sv)", `${site.origin}/sv/news/old`, "Thu, 02 Jan 2025 06:00:00 GMT"],
	]);
	expect(feed.items?.[0]?.description).toBe("Why We open the agenda & more. one <b>two</b> (sv)");
	expect(feed.items?.[1]?.description).toBe(`Old ${"words, ".repeat(26)}words…`);
	expect([feed.items?.[0]?.content?.encoded, feed.items?.[0]?.categories?.[0]?.name]).toEqual([html(), "Näringsliv"]);
});

test("Atom has the same content", async () => {
	const { format, feed } = await feedAt("/sv/news.atom");
	if (format !== "atom") throw new Error(format);
	expect(feed.entries?.map(({ id, title, published }) => [id, title, published])).toEqual([
		["urn:article:latam-nordics-2025:new", { value: "New &lt;1&gt; &amp; more (sv)", type: "html" }, "2025-03-04T06:00:00.000Z"],
		["urn:article:latam-nordics-2025:old", { value: "Old (sv)", type: "html" }, "2025-01-02T06:00:00.000Z"],
	]);
	expect([feed.updated, feed.entries?.[0]?.content?.value]).toEqual(["2025-03-04T06:00:00.000Z", html()]);
});

test("JSON Feed has the same content", async () => {
	const { format, feed } = await feedAt("/sv/news.json");
	if (format !== "json") throw new Error(format);
	expect([feed.language, feed.home_page_url, feed.feed_url]).toEqual(["sv", `${site.origin}/sv/news`, `${site.origin}/sv/news.json`]);
	expect(feed.items?.map(({ id, title, url, date_published }) => [id, title, url, date_published])).toEqual([
		["urn:article:latam-nordics-2025:new", "New <1> & more (sv)", `${site.origin}/sv/news/new`, "2025-03-04T06:00:00.000Z"],
		["urn:article:latam-nordics-2025:old", "Old (sv)", `${site.origin}/sv/news/old`, "2025-01-02T06:00:00.000Z"],
	]);
	expect(feed.items?.[0]?.content_html).toBe(html());
});

test.each(["/news", "/news/new"])("%s announces them in its language", async (path) => {
	const document = parse(await (await get(`/es${path}`)).text());
	const feeds = [...document.querySelectorAll('link[rel="alternate"][type]')].map((link) => [link.getAttribute("type"), link.getAttribute("href")]);
	expect(feeds).toEqual([
		["application/rss+xml", `${site.origin}/es/news.rss`],
		["application/atom+xml", `${site.origin}/es/news.atom`],
		["application/feed+json", `${site.origin}/es/news.json`],
	]);
});

test.each(["rss", "atom", "json"])("news.%s is sent once while nothing changes", async (ending) => {
	const first = await get(`/news.${ending}`);
	const again = await get(`/news.${ending}`, { "If-None-Match": first.headers.get("etag") ?? "" });
	const type = { rss: "application/rss+xml", atom: "application/atom+xml", json: "application/feed+json" }[ending];
	expect([first.status, first.headers.get("content-type"), again.status]).toEqual([200, `${type}; charset=utf-8`, 304]);
});
