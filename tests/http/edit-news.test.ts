import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { controlsOf, parse, texts } from "../support/html.ts";
import { organizerOf, sql, type Visitor, visitorOf } from "../support/http.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { sample } from "../support/sample.ts";
import { news } from "../support/summit/news.ts";

let site: RunningSite;
let organizer: Visitor;
let visitor: Visitor;

beforeAll(async () => {
	site = await startSite();
	[organizer, visitor] = [await organizerOf(site), visitorOf(site)];
});
afterAll(() => site.stop());

const LANGUAGES = ["", "/es", "/sv"];
const today = Temporal.Now.plainDateISO("America/Mexico_City");
const tomorrow = today.add({ days: 1 }).toString();

const written = (title: string, more: Record<string, string> = {}) => ({
	version: randomUUID(),
	"title.en": title,
	"title.es": `${title} (es)`,
	slug: "",
	"content.en": `${title}: the first paragraph.\n\nThe second.`,
	publishedAt: "2025-05-05",
	author: "Ana",
	category: "business",
	...more,
});

async function draft(title: string, more?: Record<string, string>): Promise<string> {
	const answer = await organizer.post("/admin/news/new", written(title, more));
	expect(answer.status).toBe(303);
	return answer.headers.get("location") ?? "";
}

/** Returns every public address, and whether the title is on it. */
async function sightings(title: string, slug: string): Promise<string[]> {
	const places = LANGUAGES.flatMap((language) => [language || "/", `${language}/news`, `${language}/news/${slug}`, `${language}/news/early-bird-tickets`]);
	const seen = await Promise.all(
		[...places, "/api/news", "/sitemap.xml"].map(async (place) => {
			const body = await (await visitor.get(place)).text();
			return body.includes(title) || body.includes(`/news/${slug}<`) ? [place] : [];
		}),
	);
	return seen.flat();
}

const previewOf = async (path: string) => (await organizer.document(path)).querySelector("a[href*='/news/preview/']")?.getAttribute("href") ?? "";
const pathOf = (address: string) => new URL(address).pathname;
const badge = async (path: string) => texts(await organizer.document(path), "[aria-labelledby=publication-title] h2 + span");

test("a new article is a draft, which no visitor sees anywhere", async () => {
	const path = await draft("Wind over the lake");
	expect(path).toBe("/admin/news/wind-over-the-lake");
	expect(await badge(path)).toEqual(["Draft"]);
	expect(await sightings("Wind over the lake", "wind-over-the-lake")).toEqual([]);
	expect((await visitor.get("/news/wind-over-the-lake")).status).toBe(404);
});

test("a title is enough for a draft; what it lacks is asked for when it is published", async () => {
	const path = await draft("Title alone", { "content.en": "" });
	const answer = await organizer.post(`${path}/publication`, { when: "now" });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}?publish`]);
	const { response, document } = await organizer.page(`${path}?publish`);
	expect([response.status, texts(document, "[data-error-summary] a")]).toEqual([422, ["Text (English): This field is required."]]);
	expect(await sightings("Title alone", "title-alone")).toEqual([]);
	await organizer.post(path, { ...(await organizer.formOf(path)), "content.en": "Now there is one." });
	expect((await organizer.post(`${path}/publication`, { when: "now" })).headers.get("location")).toBe(path);
	const emptied = await organizer.post(path, { ...(await organizer.formOf(path)), "content.en": "" });
	expect(emptied.status).toBe(422);
	await organizer.post(`${path}/withdrawal`, {});
});

test("its preview address shows it in three languages, only to readers who know it", async () => {
	const address = await previewOf(await draft("Seen before", { "content.sv": "Den första.\n\nDen andra." }));
	expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/news\/preview\/[\w-]{32}$/);
	const path = pathOf(address);

	for (const [language, banner, title] of [
		["", "Draft: not published. This is how the article will look.", "Seen before"],
		["/es", "Borrador: no está publicado. Así se verá la noticia.", "Seen before (es)"],
		["/sv", "Utkast: inte publicerat. Så här kommer nyheten att se ut.", "Seen before"],
	] as const) {
		const response = await visitor.get(language + path);
		expect(response.status).toBe(200);
		const headers = ["cache-control", "x-robots-tag", "referrer-policy"].map((name) => response.headers.get(name));
		expect(headers).toEqual(["no-store", "noindex", "strict-origin"]);
		const document = parse(await response.text());
		expect(texts(document, "#content > p:not(.hidden)")).toEqual([banner]);
		expect(texts(document, "h1")).toEqual([title]);
		expect(texts(document, "main .max-w-measure > p").at(-1)).toBe(language === "/sv" ? "Den andra." : "The second.");
		expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
		expect(document.querySelectorAll("link[rel=canonical], link[rel=alternate], meta[property^='og:'], script[type='application/ld+json']")).toHaveLength(0);
	}
	expect((await visitor.get(`${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`)).status).toBe(404);
	for (const key of ["x", "wind-over-the-lake"]) expect((await visitor.get(`/news/preview/${key}`)).status).toBe(404);
	expect(await (await visitor.get("/sitemap.xml")).text()).not.toContain("/preview/");
});

test("a new preview address invalidates the old one; sample articles have none until one is made", async () => {
	const path = await draft("Two addresses");
	const old = await previewOf(path);
	const answer = await organizer.post(`${path}/preview-address`);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
	const fresh = await previewOf(path);
	expect(fresh).not.toBe(old);
	expect([(await visitor.get(pathOf(old))).status, (await visitor.get(pathOf(fresh))).status]).toEqual([404, 200]);

	const seeded = "/admin/news/student-scholarships";
	await organizer.post(`${seeded}/withdrawal`);
	expect(await previewOf(seeded)).toBe("");
	await organizer.post(`${seeded}/preview-address`);
	expect((await visitor.get(pathOf(await previewOf(seeded)))).status).toBe(200);
	await organizer.post(`${seeded}/publication`, { when: "onDate" });
});

test("a published article is public on the next request, in three languages; then its preview address redirects to it", async () => {
	const path = await draft("Out at once");
	const preview = pathOf(await previewOf(path));
	const answer = await organizer.post(`${path}/publication`, { when: "now" });
	expect([answer.status, answer.headers.get("location"), answer.headers.getSetCookie()[0]]).toEqual([
		303,
		path,
		expect.stringContaining("toast=articlePublished"),
	]);
	const inEach = (path: string) => LANGUAGES.map((language) => language + path);
	const places = [...inEach("/news"), ...inEach("/news/out-at-once"), ...inEach("/news/early-bird-tickets"), "/api/news", "/sitemap.xml"];
	expect((await sightings("Out at once", "out-at-once")).sort()).toEqual(places.sort());
	expect((await (await visitor.get("/api/news?lng=es")).json())[0]).toMatchObject({
		slug: "out-at-once",
		title: "Out at once (es)",
		publishedAt: today.toString(),
	});
	const led = await visitor.get(`/sv${preview}`);
	expect([led.status, led.headers.get("location")]).toEqual([302, "/sv/news/out-at-once"]);
});

test("published with a later date it is scheduled: hidden until that day", async () => {
	const path = await draft("Later on", { publishedAt: tomorrow });
	const answer = await organizer.post(`${path}/publication`, { when: "onDate", back: "list" });
	expect([answer.headers.get("location"), answer.headers.getSetCookie()[0]]).toEqual(["/admin/news", expect.stringContaining("toast=articleScheduled")]);
	expect((await badge(path))[0]).toMatch(/^Scheduled for /);
	expect(await sightings("Later on", "later-on")).toEqual([]);
	const document = await visitor.document(pathOf(await previewOf(path)));
	expect(texts(document, "#content > p:not(.hidden)")[0]).toMatch(/^Not published yet: the article will appear on /);

	sql(site, "UPDATE news_article SET published_at = ? WHERE id = 'later-on'", today.toString());
	expect(await sightings("Later on", "later-on")).toContain("/sv/news/later-on");
});

test("published with an earlier date it keeps that date", async () => {
	const path = await draft("Dated back");
	await organizer.post(`${path}/publication`, { when: "onDate" });
	expect(await badge(path)).toEqual(["Published May 5, 2025"]);
});

test("an unknown time of publication is refused", async () => {
	const path = await draft("Some day");
	const answer = await organizer.post(`${path}/publication`, { when: "someday" });
	expect([answer.status, (await badge(path))[0]]).toEqual([400, "Draft"]);
});

test("a withdrawn article is a draft again on the next request; that is logged and can be undone", async () => {
	const path = await draft("Back again");
	await organizer.post(`${path}/publication`, { when: "now" });
	expect(await sightings("Back again", "back-again")).toContain("/news");
	const answer = await organizer.post(`${path}/withdrawal`);
	expect(answer.headers.getSetCookie()[0]).toContain("toast=articleWithdrawn");
	expect(await sightings("Back again", "back-again")).toEqual([]);
	await organizer.post(`${path}/withdrawal`);

	const log = sql(
		site,
		"SELECT batch, json_extract(before, '$.draft') AS was, json_extract(after, '$.draft') AS becomes FROM change WHERE entity_id = 'back-again'",
	);
	expect(log.map(({ was, becomes }) => [was, becomes])).toEqual([
		[null, 1],
		[1, 0],
		[0, 1],
	]);
	await organizer.post(`/admin/settings/activity/${log.at(-1)?.batch}/undo`);
	expect(await sightings("Back again", "back-again")).toContain("/news");
	expect(JSON.stringify(sql(site, "SELECT before, after FROM change"))).not.toContain("preview");
});

test("an edit of a published article shows at once; saving a draft says that nobody sees it", async () => {
	const path = await draft("Typo hre");
	const saved = await organizer.post(path, { ...controlsOf(await organizer.document(path)), author: "Olle" });
	expect(saved.headers.getSetCookie()[0]).toContain("toast=savedUnseen");
	await organizer.post(`${path}/publication`, { when: "now" });
	const changed = await organizer.post(path, { ...controlsOf(await organizer.document(path)), "title.en": "Typo here" });
	expect(changed.headers.getSetCookie()[0]).toContain("toast=saved;");
	expect(texts(await visitor.document("/news/typo-hre"), "h1")).toEqual(["Typo here"]);
});

test("two organizers at once: the second sees both versions; publishing meanwhile is no conflict", async () => {
	const path = await draft("Two of us");
	const form = controlsOf(await organizer.document(path));
	await organizer.post(`${path}/publication`, { when: "onDate" });
	expect((await organizer.post(path, { ...form, author: "First" })).status).toBe(303);
	const refused = await organizer.post(path, { ...form, author: "Second" });
	expect(refused.status).toBe(409);
	expect(texts(parse(await refused.text()), "#editor > dl > div")).toEqual(["AuthorSaved nowFirstYoursSecond"]);
	expect(await badge(path)).toEqual(["Published May 5, 2025"]);
});

test("a taken or invalid address is rejected, and the input is kept", async () => {
	for (const [slug, words] of [
		["early-bird-tickets", "Address: This is already in use. Choose another."],
		["Not An Address", "Address: Use only lowercase letters, digits and hyphens."],
	] as const) {
		const refused = await organizer.post("/admin/news/new", written("Refused", { slug }));
		expect(refused.status).toBe(422);
		const document = parse(await refused.text());
		expect(texts(document, "[data-error-summary] a")).toEqual([words]);
		expect(document.querySelector("[name=slug]")?.getAttribute("value")).toBe(slug);
	}
	const unnamed = await organizer.post("/admin/news/new", written("日本"));
	expect(texts(parse(await unnamed.text()), "[data-error-summary] a")).toEqual(["Address: This field is required."]);
});

test("the list shows each article's status, and filters by it", async () => {
	await draft("Only a draft");
	const document = await organizer.document("/admin/news?status=draft");
	expect(new Set(texts(document, "tbody td:nth-child(2) > span:last-child"))).toEqual(new Set(["Draft"]));
	expect(texts(document, "tbody td:first-child")).toContain("Only a draft");
	expect(texts(document, "main nav[aria-label=Status] [aria-current]")).toEqual([expect.stringMatching(/^Drafts \(\d+\)$/)]);
	expect(document.querySelector("[role=search] [name=status]")?.getAttribute("value")).toBe("draft");
	const scholarships = sample(news, "student-scholarships");
	const published = await organizer.document("/admin/news?status=published&q=scholarships");
	expect(texts(published, "tbody td:nth-child(2) > span:last-child")).toEqual([
		`Published ${new Date(scholarships.publishedAt).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" })}`,
	]);
	const labels = [...published.querySelectorAll("tbody form button")].map((button) => button.getAttribute("aria-label"));
	expect(labels).toEqual([`Make it a draft again: ${scholarships.title.en}`]);
});

test("a deleted article is gone at once, and so is its preview address", async () => {
	const path = await draft("Away with it");
	const preview = pathOf(await previewOf(path));
	await organizer.post(`${path}/publication`, { when: "now" });
	expect((await organizer.post(`${path}/delete`)).headers.get("location")).toBe("/admin/news");
	expect(await sightings("Away with it", "away-with-it")).toEqual([]);
	expect((await visitor.get(preview)).status).toBe(404);
});

test("a GET of an action's address changes nothing, and a missing article cannot be published", async () => {
	const path = await draft("Untouched");
	for (const action of ["publication", "withdrawal", "preview-address"]) {
		const answer = await organizer.get(`${path}/${action}`);
		expect([action, answer.status, answer.headers.get("location")]).toEqual([action, 302, path]);
		expect([action, (await organizer.post(`/admin/news/nothing/${action}`, { when: "now" })).status]).toEqual([action, 404]);
		expect([action, (await organizer.post(`${path}/${action}`, {}, { Origin: "https://elsewhere.example" })).status]).toEqual([action, 403]);
	}
	expect(await badge(path)).toEqual(["Draft"]);
});
