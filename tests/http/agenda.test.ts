import SQLite from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { visitorOf } from "../support/http.ts";
import { addRoom, addSpeaker } from "../support/insert.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { event } from "../support/summit/event.ts";

let site: RunningSite;
let sqlite: SQLite.Database;

beforeAll(async () => {
	site = await startSite();
	sqlite = new SQLite(site.databaseFile);
	sqlite.exec("DELETE FROM session");
	addRoom(site, { name: { en: "Main hall" } });
	addSpeaker(site, { name: "Ana Ruiz" });
	addSpeaker(site, { id: "bo", name: "Bo Ek", company: "Kvarn" });
	const title = (en: string, es: string, sv: string) => JSON.stringify({ en, es, sv });
	const item = sqlite.prepare(
		`INSERT INTO session (agenda_id, date, start_time, end_time, title, description, room_id, type, track)
		VALUES (:id, :date, :start, :end, :title, '{"en":"What it took."}', 'hall', :type, :track)`,
	);
	const first = { date: "2025-11-19", track: null };
	const grid = { ...first, id: "grid", title: title("Grid", "Red", "Nät"), type: "Workshop", track: "technology" };
	item.run({ ...first, id: "mingle", start: "18:30", end: "20:00", title: title("Evening", "Velada", "Kväll"), type: "Networking" });
	item.run({ ...grid, start: "14:00", end: "15:30" });
	item.run({ ...first, id: "wind", start: "09:00", end: "09:45", title: title("Wind", "Viento", "Vind"), type: "Keynote", track: "technology" });
	item.run({ ...first, id: "coffee", start: "09:45", end: "10:15", title: title("Coffee", "Café", "Kaffe"), type: "Break" });
	const ports = { id: "ports", date: "2025-11-20", title: title("Ports", "Puertos", "Hamnar"), type: "Keynote", track: "business" };
	item.run({ ...ports, start: "09:00", end: "09:45" });
	sqlite.exec(`
		INSERT INTO session_speaker SELECT id, 'bo', 1 FROM session WHERE agenda_id = 'wind';
		INSERT INTO session_speaker SELECT id, 'ana', 0 FROM session WHERE agenda_id = 'wind';
		INSERT INTO workshop SELECT 'small-grid', id, '{"en":"Build one."}', NULL, 'Technology', 'beginner', 0, 20 FROM session WHERE agenda_id = 'grid';
	`);
});

afterAll(async () => {
	sqlite.close();
	await site.stop();
});

const get = (path: string) => fetch(site.origin + path, { redirect: "manual" });
const page = async (path: string) => parse(await (await get(path)).text());
const sessions = (document: Document) => texts(document, "main ol > li h4");
const currentOf = (document: Document, nav: string) => texts(document, `main nav[aria-label="${nav}"] [aria-current]`);
const linkOf = (document: Document, name: string) => [...document.querySelectorAll("main a")].find((link) => link.textContent === name)?.getAttribute("href");

test.each([
	["/agenda", "Agenda", "Wednesday, November 19", ["Morning", "Afternoon", "Evening"], ["Wind", "Coffee", "Grid", "Evening"], "4 sessions"],
	["/es/agenda", "Agenda", "Miércoles 19 de noviembre", ["Mañana", "Tarde", "Noche"], ["Viento", "Café", "Red", "Velada"], "4 sesiones"],
	["/sv/agenda", "Program", "Onsdag 19 november", ["Förmiddag", "Eftermiddag", "Kväll"], ["Vind", "Kaffe", "Nät", "Kväll"], "4 programpunkter"],
])("%s shows the first day by parts of the day", async (path, title, day, parts, titles, count) => {
	const document = await page(path);
	expect(document.title).toBe(`${title} | LATAM Nordics Summit 2025`);
	expect(texts(document, "main h1")).toEqual([title]);
	expect(texts(document, "main h2")).toEqual([day]);
	expect(texts(document, "main h3")).toEqual(parts);
	expect(sessions(document)).toEqual(titles);
	expect(texts(document, "main [role=status]")).toEqual([count]);
});

test("a row gives time, title, room, speakers and type", async () => {
	const document = await page("/es/agenda");
	const [wind, , grid] = texts(document, "main ol > li");
	expect(wind).toBe("09:00–09:45VientoAna RuizBo EkMain hallTecnologíaConferencia magistral");
	expect(grid).toBe("14:00–15:30RedMain hallTecnologíaTaller");
	const links = [...document.querySelectorAll("main ol > li:first-child a")].map((link) => link.getAttribute("href"));
	expect([linkOf(document, "Red"), links]).toEqual(["/es/workshops/small-grid", ["/es/agenda/wind", "/es/workshops/small-grid", "/es/agenda/mingle"]]);
	const [portrait] = document.querySelectorAll("#wind img");
	expect([portrait?.getAttribute("alt"), portrait?.getAttribute("width"), portrait?.getAttribute("loading")]).toEqual(["", "32", "lazy"]);
	expect(document.querySelector("#wind p [lang=en]")?.textContent).toBe("Main hall");
});

test("home names the speakers of its agenda", async () => {
	const document = await page("/sv");
	const speakers = [...document.querySelectorAll("#agenda ol > li:first-child li")];
	expect(speakers.map(({ textContent }) => textContent)).toEqual(["Ana Ruiz", "Bo Ek"]);
});

test("choices may be written as their labels, in any language and case", async () => {
	const titles = async (path: string) => sessions(await page(path));
	expect(await titles("/agenda?type=conferencia%20magistral&track=teknik")).toEqual(["Wind"]);
	expect(await titles("/agenda?type=KEYNOTE&track=Tecnolog%C3%ADa")).toEqual(["Wind"]);
	expect(await titles("/agenda?type=Dance")).toEqual(["Wind", "Coffee", "Grid", "Evening"]);
});

test("tabs and filters keep each other, and each chosen filter has a link that removes it", async () => {
	const document = await page("/agenda?day=2&type=Keynote&track=business");
	expect(sessions(document)).toEqual(["Ports"]);
	expect([currentOf(document, "Day"), texts(document, "[id^=filter-] option[selected]").slice(0, 2)]).toEqual([["Day 2Thu 20"], ["Keynote", "Business"]]);
	expect(linkOf(document, "Day 1Wed 19")).toBe("/agenda?track=business&type=Keynote");
	const links = [...document.querySelectorAll("main a[aria-label]")].map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]);
	expect(links.slice(0, 2)).toEqual([
		["Remove filter: Keynote", "/agenda?day=2&track=business"],
		["Remove filter: Business", "/agenda?day=2&type=Keynote"],
	]);
	expect(texts(document, "main summary")[0]).toBe("Filters2");
	expect(texts(await page("/es/agenda"), "main summary")[0]).toBe("Filtros");
});

test("both days are on one page for printing", async () => {
	const document = await page("/agenda?view=print&type=Keynote");
	expect(texts(document, "main h2")).toEqual(["Wednesday, November 19", "Thursday, November 20"]);
	expect(sessions(document)).toEqual(["Wind", "Ports"]);
	expect(texts(document, "main [role=status]")).toEqual(["2 sessions"]);
	expect(currentOf(document, "Day")).toEqual([]);
});

test.each([
	["/agenda?type=Panel", "No sessions of type Panel", "/agenda"],
	["/agenda?track=sustainability&day=2", "No items found for the selected filters", "/agenda?day=2"],
	["/sv/agenda?type=Break&track=business", "Inga programpunkter matchar de valda filtren", "/sv/agenda"],
])("%s is empty, gives the reason and a way out", async (path, title, way) => {
	const document = await page(path);
	expect(sessions(document)).toEqual([]);
	expect(document.querySelector("main")?.textContent).toContain(title);
	expect(linkOf(document, path.startsWith("/sv") ? "Rensa filtren" : "Clear filters")).toBe(way);
});

test("unknown choices are ignored", async () => {
	expect(sessions(await page("/agenda?day=3&type=speech&track=sport&view=x"))).toEqual(["Wind", "Coffee", "Grid", "Evening"]);
});

const whole = await startSite();
afterAll(whole.stop);

test.each([1, 2])("all of a long agenda of day %i is on the page", async (day) => {
	const planned: { title: string }[] = await visitorOf(whole).api(`agenda?day=${day}`);
	expect(planned.length).toBeGreaterThan(10);
	expect(sessions(await visitorOf(whole).document(`/agenda?day=${day}`))).toEqual(planned.map(({ title }) => title));
});

const homeSessions = (document: Document) => texts(document, "#agenda ol > li h4");

test.each([
	["/", ["Wind", "Ports"]],
	["/?day=1", ["Wind", "Coffee", "Grid", "Evening"]],
	["/?type=Keynote", ["Wind", "Ports"]],
	["/?day=2&type=Keynote", ["Ports"]],
	["/?day=2&type=Panel", []],
	["/?type=Break&day=x", ["Wind", "Ports"]],
])("home at %s shows the sessions %o", async (path, titles) => {
	expect(homeSessions(await page(path))).toEqual(titles);
});

test("on home, choosing a day clears the type, and choosing a type keeps the day", async () => {
	const document = await page("/?day=2&type=Keynote&group=Nordic");
	expect(linkOf(document, "Day 1")).toBe("/?day=1&group=Nordic#agenda");
	const form = document.querySelector("#agenda form:has(select)");
	const sent = [...(form?.querySelectorAll<HTMLInputElement>("input, select option[value=Panel]") ?? [])].map(({ value }) => value);
	expect([form?.getAttribute("action"), sent]).toEqual(["/#agenda", ["2", "Nordic", "Panel"]]);
});

test("the API lists the sessions of both days, or of one", async () => {
	const all = await (await get("/api/agenda?lng=sv")).json();
	expect(all.map(({ id }: { id: string }) => id)).toEqual(["wind", "coffee", "grid", "mingle", "ports"]);
	expect(all[0]).toEqual({
		id: "wind",
		day: 1,
		date: "2025-11-19",
		startTime: "09:00",
		endTime: "09:45",
		title: "Vind",
		description: "What it took.",
		location: "Main hall",
		category: "Technology",
		type: "Keynote",
		track: "technology",
		speakerIds: ["ana", "bo"],
	});
	expect(await (await get("/api/agenda?day=2")).json()).toMatchObject([{ id: "ports", day: 2, category: "Business", speakerIds: [] }]);
});

test.each([
	["/api/agenda?day=3", "Unknown day: use one of 1, 2."],
	["/api/agenda?day=", "Unknown day: use one of 1, 2."],
	["/api/events?lng=de", "Unknown lng: use one of en, es, sv."],
])("%s is rejected in a plain sentence", async (path, sentence) => {
	const response = await get(path);
	expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([400, "text/plain; charset=utf-8", sentence]);
});

test("the API lists the event", async () => {
	expect(await (await get("/api/events?lng=es")).json()).toMatchObject([
		{ id: "latam-nordics-2025", startDate: "2025-11-19", endDate: "2025-11-21", venue: event.venue, city: "Querétaro", country: "México" },
	]);
});

test.each([
	["/agenda.ics", "Wind", "/agenda/wind"],
	["/es/agenda.ics", "Viento", "/es/agenda/wind"],
	["/sv/agenda.ics", "Vind", "/sv/agenda/wind"],
])("%s is the program as a calendar in that language", async (path, title, address) => {
	const response = await get(path);
	expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
	const lines = (await response.text()).split("\r\n");
	expect(lines.filter((line) => line === "STATUS:CONFIRMED")).toHaveLength(5);
	expect(lines).toContain(`SUMMARY:${title}`);
	expect(lines).toContain("DTSTART;TZID=America/Mexico_City:20251119T090000");
	expect(lines).toContain(`URL;VALUE=URI:${site.origin}${address}`);
});

test("the calendar has one address in each language", async () => {
	const english = await get("/en/agenda.ics");
	expect([english.status, english.headers.get("location")]).toEqual([301, "/agenda.ics"]);
	expect((await get("/xx/agenda.ics")).status).toBe(404);
});

test("a third day is on every page and in the API only while it has sessions", async () => {
	const tabs = async () => texts(await page("/agenda"), "main nav[aria-label=Day] a");
	expect(await tabs()).toEqual(["Day 1Wed 19", "Day 2Thu 20"]);
	sqlite.exec(`INSERT INTO session (agenda_id, date, start_time, end_time, title, description, room_id, type)
		SELECT 'visit', '2025-11-21', '10:00', '12:00', '{"en":"Factory visit"}', description, room_id, 'Networking' FROM session WHERE agenda_id = 'wind'`);
	expect(await tabs()).toEqual(["Day 1Wed 19", "Day 2Thu 20", "Day 3Fri 21"]);
	expect(sessions(await page("/agenda?day=3"))).toEqual(["Factory visit"]);
	expect(texts(await page("/?day=3"), "#agenda h3")).toEqual(["Friday, November 21"]);
	expect(await (await get("/api/agenda?day=3")).json()).toMatchObject([{ id: "visit", day: 3, date: "2025-11-21" }]);
	sqlite.exec("DELETE FROM session WHERE agenda_id = 'visit'");
	expect(await tabs()).toEqual(["Day 1Wed 19", "Day 2Thu 20"]);
});

test("an empty day is reported, and a day that cannot be fetched is named", async () => {
	sqlite.exec("DELETE FROM session WHERE date = '2025-11-20'");
	expect((await page("/es/agenda?day=2")).querySelector("main")?.textContent).toContain("No hay sesiones el día 2");
	sqlite.exec("ALTER TABLE session_speaker RENAME TO session_speaker_away");
	for (const [path, title] of [
		["/agenda?track=technology", "Failed to fetch day 1 agenda"],
		["/sv?type=Keynote&day=1", "Det gick inte att hämta programmet"],
	] as const) {
		const response = await get(path);
		expect(response.status).toBe(500);
		expect(texts(parse(await response.text()), "main h1")).toEqual([title]);
	}
	sqlite.exec("ALTER TABLE session RENAME TO session_away");
	expect(texts(await page("/agenda?day=2&type=Panel"), "main h1")).toEqual(["Failed to fetch day 2 agenda"]);
});

test.each([
	["speaker", "/speakers?group=Nordic", "Failed to fetch speakers"],
	["news_article", "/es/news?category=business", "No se pudieron cargar las noticias"],
	["region", "/sv/regions", "Det gick inte att hämta regionerna"],
])("without its %s table, %s says: %s", async (table, path, title) => {
	sqlite.exec(`ALTER TABLE ${table} RENAME TO ${table}_away`);
	const response = await get(path);
	expect([response.status, texts(parse(await response.text()), "main h1")]).toEqual([500, [title]]);
});
