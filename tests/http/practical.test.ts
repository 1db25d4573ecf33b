import { afterAll, expect, test } from "vitest";
import { jsonLdOf, texts } from "../support/html.ts";
import { sql, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";
import { event } from "../support/summit/event.ts";

const site = await startSite();
afterAll(site.stop);
const { page, document } = visitorOf(site);

const TOPICS = {
	"": ["Getting there", "On the map", "Hotels", "Entry and visa", "Money", "Power, phone and time", "Weather and what to wear"],
	"/es": ["Cómo llegar", "En el mapa", "Hoteles", "Entrada al país y visa", "Dinero", "Electricidad, teléfono y hora", "Clima y qué ponerse"],
	"/sv": ["Hitta hit", "På kartan", "Hotell", "Inresa och visum", "Pengar", "El, telefon och tid", "Väder och klädsel"],
};

test.each(Object.entries(TOPICS))("%s/practical lists its topics, gives directions as on the venue's page, and fills in facts", async (prefix, topics) => {
	const { response, document: shown } = await page(`${prefix}/practical`);
	expect(response.status).toBe(200);
	const headings = texts(shown, "main section > h2");
	expect([headings.slice(0, 7), headings.length]).toEqual([topics, 12]);
	expect(texts(shown, "nav[aria-labelledby=contents-title] a")).toEqual(headings);
	const venue = await document(`${prefix}/venue`);
	expect(texts(shown, "section[aria-labelledby=way] p")).toEqual(texts(venue, "#directions li"));
	const main = shown.querySelector("main");
	expect([main?.textContent?.includes(`${event.email}`), main?.textContent?.match(/[{}]|##|\*\*/)]).toEqual([true, null]);
	const map = main?.querySelector("figure img");
	expect(map?.getAttribute("alt")).toContain("Querétaro");
	expect(venue.querySelector("#directions figure img")?.getAttribute("src")).toBe(map?.getAttribute("src"));
	expect(venue.querySelector("#directions figure a")?.getAttribute("href")).toBe(`${prefix}/practical`);
	expect([...(main?.querySelectorAll("section:not(.on-night) a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
		`mailto:${event.email}`,
		`${prefix}/venue`,
		`mailto:${event.email}`,
	]);
	expect(shown.querySelector(`footer a[href="${prefix}/practical"]`)).not.toBeNull();
	expect(jsonLdOf(shown)).toMatchObject([{ "@type": "BreadcrumbList", itemListElement: [{ position: 1 }, { position: 2, name: texts(shown, "h1")[0] }] }]);
});

test("the search finds its words", async () => {
	const hits = (await document("/sv/search?q=hörslinga")).querySelectorAll("main li a");
	expect([...hits].map((link) => link.getAttribute("href"))).toContain("/sv/practical");
});

test("untranslated topics are marked as English, and without a map there is none", async () => {
	sql(site, "UPDATE event SET practical = json_remove(practical, '$.sv'), city_map = NULL");
	const main = (await document("/sv/practical")).querySelector("main");
	expect(main?.textContent).toContain("Texten är inte översatt än, så du läser den på engelska.");
	expect([main?.querySelector("[lang=en] h2")?.textContent, main?.querySelector("figure")]).toEqual(["On the map", null]);
});
