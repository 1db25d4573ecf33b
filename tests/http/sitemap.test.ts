import { afterAll, expect, test } from "vitest";
import { sql, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);

const DAY = "2026-01-02T03:04:05.678Z";

async function changedBy(change: string): Promise<string[]> {
	sql(site, "UPDATE entity_revision SET changed_at = ?", DAY);
	sql(site, change);
	const sitemap = await (await visitor.get("/sitemap.xml")).text();
	const entries = [...sitemap.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, address = "", at = ""]) => [new URL(address).pathname, at]);
	return entries.flatMap(([path = "", at = ""]) => (at > DAY && !/^\/(es|sv)\b/.test(path) ? [path] : []));
}

test.each([
	["UPDATE room SET name = '{\"en\":\"Attic\"}' WHERE id = 'none'", []],
	["UPDATE speaker SET bio = '{\"en\":\"New.\"}' WHERE id = 'aino-virtanen'", ["/", "/api", "/speakers", "/speakers/aino-virtanen"]],
	["UPDATE session SET start_time = '07:30' WHERE agenda_id = 'wednesday-breakfast'", ["/", "/agenda", "/agenda/wednesday-breakfast", "/api", "/speakers"]],
	["UPDATE news_article SET title = '{\"en\":\"New\"}' WHERE slug = 'programme-announced'", ["/", "/api", "/news", "/news/programme-announced"]],
	['UPDATE faq_entry SET answer = \'{"en":"New."}\'', ["/", "/tickets"]],
	["UPDATE legal_page SET body = '{\"en\":\"New.\"}' WHERE id = 'terms'", ["/terms"]],
	["INSERT INTO page_text VALUES ('about/title', '{\"en\":\"About\"}')", ["/about"]],
])("%s changes lastmod of exactly the pages that show it", async (change, paths) => {
	expect((await changedBy(change)).sort()).toEqual(paths);
});

test("a scheduled article changes the site on its day of publication", async () => {
	const sitemap = async () => (await visitor.get("/sitemap.xml")).text();
	sql(site, "UPDATE entity_revision SET changed_at = '2025-01-01T00:00:00.000Z'");
	const [article] = sql(site, "SELECT published_at AS day FROM news_article WHERE slug = 'programme-announced'");
	expect(await sitemap()).toContain(`/news/programme-announced</loc><lastmod>${article?.day}</lastmod>`);
});
