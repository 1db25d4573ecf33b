import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { texts } from "../support/html.ts";
import { sql, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";
import { sample } from "../support/sample.ts";
import { sessions } from "../support/summit/program.ts";
import { rooms } from "../support/summit/rooms.ts";
import { speakers } from "../support/summit/speakers.ts";

const site = await startSite();
afterAll(site.stop);
const { document: page } = visitorOf(site);

const titles = (from: typeof sessions, locale: "en" | "es" = "en") => from.map(({ title }) => title[locale]).sort();
const listed = (document: Document) => texts(document, "main ol > li h4").sort();
const inGrid = (document: Document) => texts(document, "main td a").sort();
const hrefs = (document: Document, selector: string) => [...document.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

test("the grid is a table of rooms and times with every session of the day once, each linked to its page", async () => {
	const document = await page("/agenda?view=grid");
	const ofDay = sessions.filter(({ day }) => day === 1);
	const sowing = sample(sessions, "sowing-water");
	const used = rooms.filter(({ id }) => ofDay.some(({ roomId }) => roomId === id));
	expect(texts(document, "main thead th[scope=col]")).toEqual(used.map(({ name }) => name.en));
	expect(texts(document, "main caption")).toEqual(["Wednesday, November 19: rooms side by side, times from top to bottom"]);
	expect(inGrid(document)).toEqual(titles(ofDay));
	expect(texts(document, "main tbody th[scope=row]")[0]).toBe(ofDay.map(({ startTime }) => startTime).sort()[0]);
	const cell = document.querySelector("main td a[href='/agenda/sowing-water']")?.closest("td");
	expect([cell?.textContent, cell?.getAttribute("rowspan")]).toEqual([
		`${sowing.title.en} ${sowing.startTime}–${sowing.endTime}Keynote · Sustainability${sample(speakers, "killa-huaman").name}`,
		"2",
	]);
	expect(cell?.querySelector("a")?.getAttribute("title")).toBe(sowing.title.en);
	expect(cell?.querySelectorAll("i.bg-green")).toHaveLength(1);
	expect(document.querySelectorAll("main [style]")).toHaveLength(0);
});

test("a link for each room leads to its column", async () => {
	const document = await page("/es/agenda?view=grid");
	const links = [...document.querySelectorAll("main nav[aria-label=Salas] a")];
	expect(links.map((link) => link.textContent)).toEqual(texts(document, "main thead th[scope=col]"));
	expect(links.map((link) => document.querySelector(link.getAttribute("href") ?? "")?.textContent)).toEqual(links.map((link) => link.textContent));
});

test("the rows of a full hour are together as long as it is, and the columns as wide as the frame", async () => {
	sql(site, "UPDATE session SET start_time = '09:07' WHERE agenda_id = 'opening-ceremony'");
	const document = await page("/agenda?view=grid");
	const minutes = [...document.querySelectorAll("main tbody tr")].map((row) => [
		row.querySelector("time")?.textContent?.slice(0, 2),
		Number(/minutes-(\d+)/.exec(row.className)?.[1]),
	]);
	const hours = [...Map.groupBy(minutes, ([hour]) => hour).values()].map((rows) => rows.reduce((sum, [, length]) => sum + Number(length), 0));
	expect([...new Set(hours.slice(0, -1))]).toEqual([60]);
	const columns = [...document.querySelectorAll("main col")].slice(1).map((column) => ({
		span: Number(column.getAttribute("span")),
		width: Number(/^across-(\d)$/.exec(column.className)?.[1]),
	}));
	expect([...new Set(columns.map(({ width }) => width))].sort()).toEqual([3, 4]);
	expect(document.querySelector(`main .timetable-frame.lanes-${columns.reduce((sum, { span, width }) => sum + span * width, 0)}`)).not.toBeNull();
});

test("only the grid has the grid's stylesheet, in place of that of the program", async () => {
	const stylesheets = async (path: string) => hrefs(await page(path), "link[rel=stylesheet]");
	const names = async (path: string) => (await stylesheets(path)).map((href) => href?.replace(/-[\w-]{8}\.css$/, ""));
	expect(await names("/agenda?view=grid")).toEqual(["/assets/grid"]);
	expect(await names("/es/agenda")).toEqual(["/assets/program"]);
	expect(await names("/")).toEqual(["/assets/home"]);
	expect(await names("/venue")).toEqual(["/assets/site"]);
	const textOf = async (path: string) => (await fetch(new URL((await stylesheets(path))[0] ?? "", site.origin))).text();
	expect(await textOf("/es/agenda")).not.toMatch(/timetable|from-hour|lanes-/);
	expect(gzipSync(await textOf("/agenda?view=grid")).length).toBeLessThan(13_000);
});

test("every row of the table has the same number of columns, including spans", async () => {
	for (const day of [1, 2]) {
		const document = await page(`/es/agenda?view=grid&day=${day}`);
		const columns = document.querySelectorAll("main thead th").length;
		const left = [...document.querySelectorAll("main tbody tr")].map(() => columns);
		for (const [row, line] of [...document.querySelectorAll("main tbody tr")].entries()) {
			for (const cell of line.querySelectorAll("td")) {
				for (let down = 0; down < cell.rowSpan; down++) left[row + down] = (left[row + down] ?? 0) - cell.colSpan;
			}
		}
		expect([columns > 3, left.every((none) => none === 0)]).toEqual([true, true]);
	}
});

test("canceled sessions are marked, and sessions without a room span all rooms", async () => {
	sql(site, "UPDATE session SET status = 'cancelled' WHERE agenda_id = 'sowing-water'");
	sql(site, "UPDATE session SET room_id = NULL WHERE agenda_id = 'wednesday-lunch'");
	const document = await page("/agenda?view=grid");
	const cell = (id: string) => document.querySelector(`main td a[href='/agenda/${id}']`)?.closest("td");
	expect(cell("sowing-water")?.querySelector("strong")?.textContent).toBe("Canceled");
	expect(cell("wednesday-lunch")?.getAttribute("colspan")).toBe(String(document.querySelectorAll("main thead th").length));
});

test("filters by room, language and speaker combine with the others, in the list and in the grid", async () => {
	const asked = sessions.filter(({ day, language, roomId, type }) => day === 2 && language === "es" && roomId === "main-hall" && type === "Keynote");
	expect(asked.length).toBeGreaterThan(0);
	const query = "day=2&type=Keynote&room=main-hall&language=es";
	expect(listed(await page(`/es/agenda?${query}`))).toEqual(titles(asked, "es"));
	const grid = await page(`/agenda?${query}&view=grid`);
	expect(inGrid(grid)).toEqual(titles(asked));
	expect([...grid.querySelectorAll("main form select[id^=filter] option[selected]")].map((option) => option.getAttribute("value"))).toEqual([
		"Keynote",
		"",
		"main-hall",
		"es",
		"",
	]);
	const kept = [...grid.querySelectorAll("main form:has(#filter-room) input[type=hidden]")].map((input) => [
		input.getAttribute("name"),
		input.getAttribute("value"),
	]);
	expect(kept).toEqual([
		["day", "2"],
		["view", "grid"],
	]);
	expect(hrefs(grid, "main nav[aria-label=View] a")).toEqual([
		"/agenda?day=2&language=es&room=main-hall&type=Keynote",
		"/agenda?day=2&language=es&room=main-hall&type=Keynote&view=grid",
	]);
	const spoken = sessions.filter(({ day, speakerIds }) => day === 1 && speakerIds.includes("valentina-rios"));
	expect(listed(await page("/agenda?speaker=valentina-rios"))).toEqual(titles(spoken));
	expect(listed(await page("/agenda?speaker=VALENTINA+RIOS"))).toEqual(titles(spoken));
	expect(listed(await page("/agenda?room=nowhere&language=xx&speaker=nobody"))).toEqual(titles(sessions.filter(({ day }) => day === 1)));
});

test("an empty result offers a way out that keeps day and view", async () => {
	const document = await page("/agenda?day=2&room=main-hall&type=Break&view=grid");
	expect(texts(document, "main p.heading")).toEqual(["No items found for the selected filters"]);
	expect(hrefs(document, "main p.heading ~ a")).toEqual(["/agenda?day=2&view=grid"]);
	expect(document.querySelector("main table")).toBeNull();
});
