import { afterAll, expect, test } from "vitest";
import { jsonLdOf, texts } from "../support/html.ts";
import { sql, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { document: page, get } = visitorOf(site);
for (const [id, start, end] of [
	["opening-ceremony", "09:00", "09:20"],
	["evening-reception", "18:30", "20:00"],
	["day-2-breakfast", "08:00", "09:00"],
])
	sql(site, "UPDATE session SET start_time = ?, end_time = ? WHERE agenda_id = ?", start, end, id);

const rowOf = (document: Document, id: string) => texts(document, `[id='${id}'] > p:first-child`);
const times = (document: Document) => texts(document, "main aside dt, main aside dd > span").slice(0, TIME_LINES);
/** Its label, the date, the times, the zone and the times at the venue. */
const TIME_LINES = 5;
const zoneLine = (document: Document) => texts(document, "main details:has([name=zone]) > p");
const STOCKHOLM = "zone=Europe/Stockholm";

test("the agenda names its time zone, and shows times in another zone, with the venue's beside them", async () => {
	const venue = await page("/agenda");
	expect([rowOf(venue, "opening-ceremony"), zoneLine(venue)]).toEqual([["09:00–09:20"], ["Central Standard Time (GMT-6)"]]);
	const away = await page(`/agenda?${STOCKHOLM}`);
	expect([rowOf(away, "opening-ceremony"), zoneLine(away)]).toEqual([["16:00–16:2009:00–09:20 in Querétaro"], ["Central European Standard Time (GMT+1)"]]);
	expect(texts(away, "main h3")).toEqual(["Morning in Querétaro", "Afternoon in Querétaro", "Evening in Querétaro"]);
	expect(rowOf(away, "evening-reception")).toEqual(["01:30–03:00Next day: Thursday, November 20Wednesday, November 19, 18:30–20:00 in Querétaro"]);
	expect(rowOf(await page(`/sv/agenda?${STOCKHOLM}`), "evening-reception")).toEqual([
		"01:30–03:00Dagen efter: torsdag 20 novemberOnsdag 19 november 18:30–20:00 i Querétaro",
	]);
	expect(jsonLdOf(away)).toEqual(jsonLdOf(venue));
});

test("the time zone is chosen in a form of the page itself, which keeps the other choices", async () => {
	const document = await page(`/es/agenda?view=grid&day=2&${STOCKHOLM}`);
	expect(texts(document, "[name=zone] option").slice(0, 4)).toEqual(["Querétaro (sede)", "Estocolmo", "Helsinki", "Copenhague"]);
	expect(texts(document, "[name=zone] option[selected]")).toEqual(["Estocolmo"]);
	const kept = [...document.querySelectorAll("form:has(select[name=zone]) input")].map(
		(input) => `${input.getAttribute("name")}=${input.getAttribute("value")}`,
	);
	expect(kept).toEqual(["day=2", "view=grid"]);
	expect(texts(document, "main tbody th[scope=row]")[0]).toBe("15:00");
	expect(texts(await page("/agenda?zone=asia/kolkata"), "[name=zone] option[selected]")).toEqual([expect.stringMatching(/^(Kolkata|Calcutta)$/)]);
});

test.each(["Nowhere/Land", "%2B05:00", "../../etc", "UTC%00", "<script>"])("%s, an unknown zone, is removed from the address", async (zone) => {
	for (const path of ["/es/agenda", "/my-agenda", "/agenda/sowing-water", "/speakers/killa-huaman", "/sv/workshops", "/search"]) {
		const { status, headers } = await get(`${path}?sessions=opening-ceremony&zone=${zone}`);
		expect([status, headers.get("location")]).toEqual([302, `${path}?sessions=opening-ceremony`]);
	}
});

test("links to pages with times keep the zone; others, canonical and shared links do not", async () => {
	const document = await page(`/es/agenda?${STOCKHOLM}`);
	const hrefs = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
	const to = (path: string) => hrefs.find((href) => href.startsWith(path));
	expect([to("/es/agenda/sowing-water"), to("/es/my-agenda"), to("/es/tickets")]).toEqual([
		"/es/agenda/sowing-water?zone=Europe%2FStockholm",
		"/es/my-agenda?zone=Europe%2FStockholm",
		"/es/tickets",
	]);
	expect(hrefs.filter((href) => href.includes("day=2")).every((href) => href.includes("zone="))).toBe(true);
	expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${site.origin}/es/agenda`);
});

test("pages of a session, a workshop and a speaker show times in it, too", async () => {
	expect(times(await page(`/agenda/evening-reception?${STOCKHOLM}`))).toEqual([
		"When",
		"November 20, 2025",
		"01:30–03:00",
		"Central European Standard Time (GMT+1)",
		"Wednesday, November 19, 18:30–20:00 in Querétaro",
	]);
	expect(times(await page(`/es/workshops/no-more-queues?zone=America/Sao_Paulo`))).toEqual([
		"Cuándo",
		"19 de noviembre de 2025",
		"17:30–20:30",
		"hora estándar de Brasilia (GMT-3)",
		"14:30–17:30 en Querétaro",
	]);
	const speaker = await page(`/speakers/killa-huaman?${STOCKHOLM}`);
	expect(rowOf(speaker, "sowing-water")).toEqual(["16:55–17:3009:55–10:30 in Querétaro"]);
	expect(zoneLine(speaker)).toEqual(["Central European Standard Time (GMT+1)"]);
});

test("home and workshop cards show times in it, too, and the head of a session names the zone", async () => {
	const home = await page(`/?${STOCKHOLM}`);
	expect(texts(home, "#agenda li:has(a[href^='/agenda/sowing-water']) > p:first-child")).toEqual(["16:55–17:3009:55–10:30 in Querétaro"]);
	expect(texts(home, "#workshops article .workshop-facts")[0]).toMatch(/^November 19, 2025 · \d\d:\d\d–\d\d:\d\d · \d\d:\d\d–\d\d:\d\d in Querétaro · /);
	const workshops = await page(`/workshops?${STOCKHOLM}`);
	expect(texts(workshops, "article:has(a[href^='/workshops/no-more-queues']) .workshop-facts")[0]).toMatch(
		/^November 19, 2025 · 21:30–00:30 · 14:30–17:30 in Querétaro · /,
	);
	expect(zoneLine(workshops)).toEqual(["Central European Standard Time (GMT+1)"]);
	const hit = texts(await page(`/sv/search?q=sowing&${STOCKHOLM}`), "main li:has(a[href^='/sv/agenda/sowing-water']) p");
	expect(hit[0]).toBe("ons 1916:55–17:3009:55–10:30 i Querétaro");
	const head = async (address: string) => texts(await page(address), "main header .badge + span");
	expect([await head("/agenda/sowing-water"), await head(`/sv/agenda/sowing-water?${STOCKHOLM}`)]).toEqual([
		["Wednesday, November 19 · 09:55–10:30 Querétaro (GMT-6) · Main hall"],
		["Onsdag 19 november · 16:55–17:30 Stockholm (GMT+1) · Stora salen"],
	]);
});
