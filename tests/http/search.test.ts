import { afterAll, beforeAll, expect, test } from "vitest";
import { jsonLdOf } from "../support/html.ts";
import { organizerOf, sql, type Visitor, visitorOf } from "../support/http.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

let site: RunningSite;
let visitor: Visitor;
let organizer: Visitor;

beforeAll(async () => {
	site = await startSite({ SAMPLE_CONTENT: "false" });
	visitor = visitorOf(site);
	organizer = await organizerOf(site);
	sql(
		site,
		`INSERT INTO speaker (id, name, title, company, country, category, bio, featured, status) VALUES
			('soren', 'Søren Łukasz', '{"en":"Engineer","sv":"Ingenjör"}', 'Straße', 'DK', 'Technology', '{"en":"Builds pumps in Tromsø."}', 0, 'published'),
			('ghost', 'Ghost Pumps', '{"en":"Engineer"}', 'Nobody', 'SE', 'Technology', '{"en":"Not yet."}', 0, 'draft')`,
	);
	sql(
		site,
		`INSERT INTO news_article (id, slug, title, content, published_at, author, category, featured, draft, format) VALUES
			('pumps', 'pumps', '{"en":"Pumps <b> & more","es":"Bombas"}', '{"en":"**Pumps** for [all](/about)."}', '2025-01-01', 'x', 'business', 0, 0, 'markdown'),
			('later', 'later', '{"en":"Pumps of tomorrow"}', '{"en":"Later."}', '9999-01-01', 'x', 'business', 0, 0, 'plain')`,
	);
	sql(site, `INSERT INTO faq_entry (id, question, answer, "order") VALUES ('water', '{"en":"Is there water?"}', '{"en":"From our pumps."}', 1)`);
});
afterAll(() => site.stop());

async function hits(path: string) {
	const document = await visitor.document(path);
	return [...document.querySelectorAll("main li")].map((hit) => [
		hit.closest("section")?.querySelector("h2")?.textContent,
		hit.querySelector("a")?.getAttribute("href"),
		[...hit.querySelectorAll("mark")].map((mark) => mark.textContent),
	]);
}

test("results are grouped by kind, titles before mentions, without drafts and unpublished articles, with highlighted terms", async () => {
	expect(await hits("/search?q=pump")).toEqual([
		["News", "/news/pumps", ["Pumps", "Pumps"]],
		["Questions and answers", "/tickets#water", ["pumps"]],
		["Speakers", "/speakers/soren", ["pumps"]],
	]);
	expect((await hits("/sv/search?q=ingenj"))[0]).toEqual(["Talare", "/sv/speakers/soren", ["Ingenjör"]]);
});

test("the page about open data is found like others", async () => {
	expect((await hits("/sv/search?q=öppna data&kind=page"))[0]?.slice(0, 2)).toEqual(["Sidor", "/sv/api"]);
});

test.each(["tromso", "TROMSØ", "soren lukasz", "strasse", "Straße"])("%s is found", async (question) => {
	expect((await hits(`/search?q=${encodeURIComponent(question)}`)).map(([, path]) => path)).toEqual(["/speakers/soren"]);
});

test("untranslated content is found in English and marked", async () => {
	const document = await visitor.document("/es/search?q=pumps");
	const news = document.querySelector("main li a[href='/es/news/pumps']");
	expect([news?.getAttribute("lang"), news?.textContent, news?.closest("li")?.querySelector("p")?.lang]).toEqual([null, "Bombas", "en"]);
	expect(news?.closest("h3")?.textContent).toBe("Bombas(en inglés)");
	expect((await visitor.document("/search?q=pumps")).querySelector("main li h3")?.textContent).not.toContain("(");
});

test.each([
	["", "What are you looking for?"],
	["%22", "Enter a word to search for"],
	["*", "Enter a word to search for"],
	["NEAR(", "No results for “NEAR(”"],
	["a:b OR -c^2", "No results for “a:b OR -c^2”"],
	["x".repeat(2000), `No results for “${"x".repeat(100)}”`],
	["%C5%82".repeat(2000), `No results for “${"ł".repeat(100)}”`],
	["%F0%A0%AE%B7".repeat(2000), `No results for “${"𠮷".repeat(50)}”`],
	["%00%ff", "Enter a word to search for"],
])("%s is answered with a sentence", async (question, sentence) => {
	const { response, document } = await visitor.page(`/search?q=${question}`);
	expect([response.status, document.querySelector("main")?.textContent?.includes(sentence)]).toEqual([200, true]);
});

test("while typing, the best of each kind is suggested in the page's language, without drafts, and then everything", async () => {
	const suggested = async (path: string) => (await visitor.get(path)).json();
	expect(await suggested("/es/search/suggestions?q=pump")).toEqual({
		label: "Sugerencias",
		said: "3 sugerencias",
		groups: [
			{ title: "Noticias", hits: [{ to: "/es/news/pumps", parts: ["Bombas"] }] },
			{ title: "Preguntas y respuestas", hits: [{ to: "/es/tickets#water", parts: ["Is there water?"], lang: "en" }] },
			{ title: "Ponentes", hits: [{ to: "/es/speakers/soren", parts: ["Søren Łukasz"] }] },
		],
		all: { words: "Todos los resultados para “pump”", to: "/es/search?q=pump" },
	});
	expect(await suggested("/search/suggestions?q=lukasz")).toMatchObject({ groups: [{ hits: [{ parts: ["Søren ", "Łukasz", ""] }] }] });
	expect(await suggested("/sv/search/suggestions?q=NEAR(")).toEqual({ label: "Förslag", said: "Inga träffar på ”NEAR(”", groups: [] });
	for (const nothing of ["", "?q=", "?q=*", "?q=%00%ff"])
		expect(await suggested(`/search/suggestions${nothing}`)).toEqual({ label: "Suggestions", said: "", groups: [] });
	expect((await visitor.get("/search/suggestions?q=pump")).headers.get("Cache-Control")).toBe("no-store");
});

test("its title contains the query, and it is not indexed", async () => {
	const document = await visitor.document("/sv/search?q=%3Cb%3E");
	expect(document.title).toMatch(/^<b>: sökning \| /);
	expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${site.origin}/sv/search`);
	expect([...document.querySelectorAll("meta[name=robots]")].map((robots) => robots.getAttribute("content"))).toEqual(["noindex"]);
	expect(jsonLdOf(document)).not.toEqual([]);
	expect(await (await visitor.get("/sitemap.xml")).text()).not.toContain("/search");
});

test("changes by organizers and by other programs are found at once by a cached page", async () => {
	const asked = "/search?q=brandnew";
	expect([await hits(asked), await hits(asked)]).toEqual([[], []]);
	const form = await organizer.formOf("/admin/faq/water");
	await organizer.post("/admin/faq/water", { ...form, "answer.en": "Brandnew taps." });
	expect(sql(site, "SELECT * FROM search_stale")).toEqual([]);
	expect(await hits(asked)).toEqual([["Questions and answers", "/tickets#water", ["Brandnew"]]]);
	sql(site, "UPDATE speaker SET name = 'Brandnew Person' WHERE id = 'soren'");
	expect((await hits(asked)).map(([, path]) => path)).toEqual(["/speakers/soren", "/tickets#water"]);
});
