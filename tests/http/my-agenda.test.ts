import { afterAll, beforeAll, expect, test } from "vitest";
import { texts } from "../support/html.ts";
import { sql, type Visitor, visitorOf } from "../support/http.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

let site: RunningSite;
let visitor: Visitor;
beforeAll(async () => {
	site = await startSite();
	visitor = visitorOf(site);
	// Former ids: a cancelled session, a deleted one, and a workshop that returned to the agenda with another id.
	sql(site, "UPDATE session SET status = 'cancelled' WHERE agenda_id = 'still-standing'");
	sql(site, "DELETE FROM session WHERE agenda_id = 'day-2-coffee'");
	sql(site, "UPDATE session SET agenda_id = NULL WHERE agenda_id = 'workshop-patient-capital'");
	sql(site, "UPDATE session SET agenda_id = NULL WHERE agenda_id = 'workshop-pay-for-results'");
	sql(site, "UPDATE session SET agenda_id = 'paid-twice' WHERE id = (SELECT session_id FROM workshop WHERE id = 'pay-for-results')");
});
afterAll(() => site.stop());

const DAY_1 = "sowing-water,wednesday-morning-coffee,what-the-first-year-costs,workshop-hear-the-leak";
const DAY_2 = "desert-fuel,still-standing,workshop-learn-from-the-wreck,workshop-patient-capital,workshop-pay-for-results";

const rowsOf = (document: Document) =>
	[...document.querySelectorAll("main ol > li")].map((row) => [
		row.querySelector("h3")?.textContent,
		...[...row.querySelectorAll("p.text-danger")].map((note) => note.textContent),
	]);
const starsOf = (document: Document) =>
	[...document.querySelectorAll("main button[name=sessions]")].map((star) => [
		star.getAttribute("aria-label"),
		star.getAttribute("aria-pressed"),
		star.getAttribute("value"),
	]);

test("chosen sessions are listed by day, with conflicts, short breaks, canceled and deleted ones", async () => {
	const { document } = await visitor.page(`/my-agenda?sessions=${DAY_2},day-2-coffee,${DAY_1},nobody`);
	expect(texts(document, "main h2")).toEqual(["Wednesday, November 19", "Thursday, November 20", "No longer on the agenda", "Share this agenda"]);
	expect(texts(document, "main p").filter((text) => /^\d clash/.test(text))).toEqual(["2 clashes · 3 tight room changes"]);
	expect(rowsOf(document)).toEqual([
		["Sowing water: what the old channels know"],
		["Coffee in the courtyard", "No time to get here: “Sowing water: what the old channels know” in Main hall ends as this starts"],
		[
			"What the first year costs",
			"At the same time as “Hear the leak: your first water sensor”, 11:00–12:00",
			"No time to get here: “Coffee in the courtyard” in Courtyard ends as this starts",
		],
		[
			"Hear the leak: your first water sensor",
			"At the same time as “What the first year costs”, 11:00–12:00",
			"No time to get here: “Coffee in the courtyard” in Courtyard ends as this starts",
		],
		["Fuel from the desert, freight for the north"],
		["What eleven lost drones teach", "At the same time as “Sell a share, keep the firm”, 10:30–12:30"],
		["Sell a share, keep the firm", "At the same time as “What eleven lost drones teach”, 10:30–11:30"],
		["Still standing after five years", "Canceled"],
		["A contract that both sides keep"],
	]);
	expect(texts(document, "main ul > li p").slice(0, 2)).toEqual(["Coffee under the jacarandasThursday, November 20, 10:00–10:30", "Unknown session"]);
});

test.each([
	["", "At the same time as “Hear the leak: your first water sensor”, 18:00–19:00"],
	["/es", "Se empalma con “Hear the leak: your first water sensor (es)”, 18:00–19:00"],
	["/sv", "Samtidigt som ”Hear the leak: your first water sensor (sv)”, 18:00–19:00"],
])("%s/my-agenda is in its language and in the requested time zone", async (prefix, note) => {
	const { document } = await visitor.page(`${prefix}/my-agenda?sessions=what-the-first-year-costs,workshop-hear-the-leak&zone=Europe/Stockholm`);
	expect(rowsOf(document)[0]?.[1]).toBe(note);
});

test("without scripts each star links to the agenda with or without it, and every page on the way keeps the choice", async () => {
	const chosen = "sowing-water,workshop-hear-the-leak";
	const agenda = await visitor.document(`/agenda?sessions=${chosen}`);
	const link = [...agenda.querySelectorAll("main a")].find((one) => one.textContent === "My agenda")?.getAttribute("href");
	const stars = starsOf(agenda);
	expect(stars.filter(([, pressed]) => pressed === "true")).toEqual([
		["In my agenda: Sowing water: what the old channels know", "true", "workshop-hear-the-leak"],
		["In my agenda: Hear the leak: your first water sensor", "true", "sowing-water"],
	]);
	expect(stars).toContainEqual(["Add to my agenda: What the first year costs", "false", `${chosen},what-the-first-year-costs`]);
	expect(link).toBe(`/my-agenda?sessions=${encodeURIComponent(chosen)}`);
	const way = `?sessions=${encodeURIComponent(chosen)}`;
	for (const [path, selector] of [
		[link, "main ol a[href^='/agenda/']"],
		[`/agenda/sowing-water${way}`, "main a[href^='/speakers/']"],
		[`/workshops/hear-the-leak${way}`, "main nav a[href^='/agenda/']"],
		[`/agenda${way}&view=grid`, "main table a"],
		[`/workshops${way}`, "main article a"],
		[`/search${way}&q=water`, "main li a[href^='/agenda/']"],
		[`/${way}`, "#agenda a[href^='/agenda/']"],
	] as const) {
		const document = await visitor.document(path as string);
		expect([path, document.querySelector(selector)?.getAttribute("href")]).toEqual([path, expect.stringContaining(`sessions=${encodeURIComponent(chosen)}`)]);
	}
});

test("every star has a label of its action", async () => {
	const star = async (path: string) => starsOf(await visitor.document(path))[0];
	expect(await star("/agenda/sowing-water")).toEqual(["Add to my agenda: Sowing water: what the old channels know", "false", "sowing-water"]);
	expect(await star("/es/workshops/patient-capital")).toEqual([expect.stringMatching(/^Agregar a mi agenda: /), "false", "workshop-patient-capital"]);
	expect(await star("/sv/speakers/killa-huaman")).toEqual([expect.stringMatching(/^Lägg till i mitt program: /), "false", "sowing-water"]);
	expect(await star("/workshops?category=Business&level=beginner")).toEqual([expect.stringMatching(/^Add to my agenda: /), "false", expect.any(String)]);
	expect(starsOf(await visitor.document("/es/search?q=zzz"))).toEqual([]);
	expect(starsOf(await visitor.document("/search?q=sowing"))).toEqual([
		["Add to my agenda: Sowing water: what the old channels know", "false", "sowing-water"],
	]);
});

test("every page links to it in its footer", async () => {
	const foot = async (path: string) => [...(await visitor.document(path)).querySelectorAll("footer nav a")].map((link) => link.getAttribute("href"));
	expect([
		(await foot("/contact")).includes("/my-agenda"),
		(await foot("/sv/agenda?sessions=sowing-water")).includes("/sv/my-agenda?sessions=sowing-water"),
	]).toEqual([true, true]);
});

test("a selection over the limit shows the first, and says so", async () => {
	const many = Array.from({ length: 60 }, (_, index) => `nobody-${index}`).join();
	const { document } = await visitor.page(`/my-agenda?sessions=${many}`);
	expect(texts(document, "main p.text-danger")).toEqual(["Your agenda has room for 50 sessions. The ones after that weren’t added."]);
	expect(starsOf(document)).toHaveLength(50);
});

test("only the page without a choice is indexed; with nothing chosen it links to the agenda", async () => {
	const robots = async (path: string) => (await visitor.document(path)).querySelector("meta[name=robots]")?.getAttribute("content");
	expect([await robots("/my-agenda"), await robots(`/my-agenda?sessions=${DAY_1}`)]).toEqual([undefined, "noindex"]);
	const empty = await visitor.document("/sv/my-agenda");
	expect([texts(empty, "main h2"), empty.querySelector("main section a, main .section a")?.getAttribute("href")]).toEqual([
		["Du har inte valt något än"],
		"/sv/agenda",
	]);
});

test("its calendar contains the same sessions, also by their former ids", async () => {
	const { document } = await visitor.page(`/my-agenda?sessions=${DAY_2},day-2-coffee`);
	const to = [...document.querySelectorAll("main details a")].map((link) => link.getAttribute("href") ?? "");
	expect(to[1]).toBe(`webcal://${new URL(site.origin).host}${to[0]}`);
	const calendar = await (await visitor.get(to[0] as string)).text();
	expect([...calendar.matchAll(/^UID:(.*)@/gm)].map(([, uid]) => uid).sort()).toEqual([...DAY_2.split(","), "day-2-coffee"].sort());
	expect(calendar).toContain("NAME:LATAM Nordics Summit 2025: My agenda");
});
