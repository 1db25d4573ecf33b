import type SQLite from "better-sqlite3";
import { expect, test } from "vitest";
import { grow } from "../bench/grow";
import { texts } from "../support/html";
import { database, page, signIn } from "../support/site";

/** Bytes that a page of the admin area has at most, whatever there is. */
const LARGEST = 300_000;

const sqlite: SQLite.Database = database();
grow(sqlite, { speakers: 240, sessions: 200, workshops: 80, articles: 300, messages: 200 });
sqlite.close();
const Cookie = await signIn();

test.each(["/admin", "/admin/speakers", "/admin/workshops", "/admin/news", "/admin/news?q=a", "/admin/agenda?sort=day", "/admin/messages"])(
	"%s shows a part of what there is",
	async (path) => {
		const { response, document } = await page(path, { headers: { Cookie } });
		expect(response.status).toBe(200);
		expect(Buffer.byteLength(document.documentElement.outerHTML)).toBeLessThan(LARGEST);
		expect(document.querySelectorAll("tbody tr").length).toBeLessThanOrEqual(50);
		expect(document.querySelectorAll("main details:first-of-type ul > li").length).toBeLessThanOrEqual(25 * document.querySelectorAll("main details").length);
	},
);

test.each([
	["/news", "[aria-labelledby=all-title] article", 300, 24],
	["/speakers", "main article", 240, 60],
	["/sv/workshops", "main article", 80, 36],
])("the pages of %s hold all that there is, each once, and lead to each other", async (path, selector, count, length) => {
	const found: string[] = [];
	const addresses: string[] = [];
	for (let next: string | null = path; next; ) {
		const { document }: { document: Document } = await page(next);
		addresses.push(next);
		found.push(
			...[...document.querySelectorAll(selector)].map(
				(entry) => entry.querySelector("a[href*='/workshops/']")?.getAttribute("href") ?? texts(entry as never, "h2, h3")[0] ?? "",
			),
		);
		expect(document.querySelectorAll(selector).length).toBeLessThanOrEqual(length);
		expect(new URL(`${document.querySelector("link[rel=canonical]")?.getAttribute("href")}`).href.endsWith(next)).toBe(true);
		const following: string | null = document.querySelector("main a[rel=next]")?.getAttribute("href") ?? null;
		const head = document.querySelector("head link[rel=next]")?.getAttribute("href");
		expect(head === undefined ? null : `${head}`.replace(/^https?:\/\/[^/]+/, "")).toBe(following);
		next = following;
	}
	expect([addresses.length, new Set(addresses).size, new Set(found).size]).toEqual([Math.ceil(count / length), addresses.length, count]);
});

test("a search, a filter and an unknown page keep to what they leave", async () => {
	const { document } = await page("/news?category=business&page=999");
	expect(document.querySelector("main a[rel=next]")).toBeNull();
	expect(document.querySelector("main a[rel=prev]")?.getAttribute("href")).toMatch(/^\/news\?category=business(&page=\d+)?$/);
	expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(/\/news$/);
});
