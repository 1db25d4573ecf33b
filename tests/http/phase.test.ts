import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { controlsOf, parse, texts } from "../support/html.ts";
import { organizerOf, sql, type Visitor, visitorOf } from "../support/http.ts";
import { oneIn } from "../support/length.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

/** A site of its own, whose clock is a file. */
const folder = mkdtempSync(path.join(tmpdir(), "summit-clock-"));
const CLOCK_FILE = path.join(folder, "clock");
const setClock = (wallTime: string) => writeFileSync(CLOCK_FILE, `${wallTime}-06:00\n`);

let site: RunningSite;
let visitor: Visitor;
beforeAll(async () => {
	setClock("2025-11-09T12:00:00");
	site = await startSite({ CLOCK_FILE });
	visitor = visitorOf(site);
	follow("dates");
});
afterAll(async () => {
	await site.stop();
	rmSync(folder, { recursive: true });
});

/** Sets the clock back and clears the cache. */
function beginAgain(wallTime: string) {
	setClock(wallTime);
	follow("dates");
}

const follow = (phase: string) => sql(site, "UPDATE event SET phase = ?", phase);
async function band(address: string) {
	const parts = (await visitor.document(address)).querySelectorAll("[aria-labelledby=now-title] :is(h2, h3, .session-row)");
	const row = (item: Element) => [...item.querySelectorAll(".session-time, h4, .session-facts")].map((part) => part.textContent).join(" · ");
	return [...parts].map((part) => (part.matches("li") ? row(part) : part.textContent));
}
const OPENING = "main > section:first-of-type";
async function opening(address: string) {
	const document = await visitor.document(address);
	return [...texts(document, `${OPENING} h1 + p, ${OPENING} li`), document.querySelectorAll('main a[href$="/tickets"], header a[href$="/tickets"]').length];
}

/** Requests a page in brotli or gzip; returns status and ETag. */
async function again(address: string, tag = "") {
	const { status, headers } = await visitor.get(address, { "Accept-Language": "en", "Accept-Encoding": "br, gzip", ...(tag && { "If-None-Match": tag }) });
	return { status, tag: headers.get("etag") ?? "", encoding: headers.get("content-encoding") };
}

test("before the summit, home counts the days, in each language; with the last of them, one", async () => {
	expect(await opening("/")).toEqual([expect.any(String), "November 19–21, 2025", "Querétaro, Mexico", "10 days to go", expect.any(Number)]);
	setClock("2025-11-18T23:59:59");
	expect((await Promise.all(["/", "/es", "/sv"].map(opening))).map((words) => words[3])).toEqual(["1 day to go", "Falta 1 día", "1 dag kvar"]);
	expect(await band("/")).toEqual([]);
});

test("during the summit, home and agenda show current and next sessions, with the room; between days also the day", async () => {
	setClock("2025-11-19T09:10:00");
	const morning = [
		"The summit right now",
		"Now",
		"09:00–09:20 · Two regions, one table: the opening · Main hall",
		"Next",
		"09:20–09:55 · Don’t scrap that machine · Main hallTechnologyEnglish",
	];
	expect([await band("/"), await band("/agenda?day=2")]).toEqual([morning, morning]);
	setClock("2025-11-19T11:40:00");
	expect(await band("/sv")).toEqual([
		"Toppmötet just nu",
		"Nu",
		"11:00–12:00 · What the first year costs (sv) · Stora salenNäringslivEngelska",
		"11:00–12:00 · Hear the leak: your first water sensor (sv) · Innovationslabb 1TeknikSpanska",
		"11:00–12:30 · Ask the neighbors first (sv) · StyrelserummetNäringslivEngelska",
		"11:00–13:00 · Get your hands in the soil (sv) · Innovationslabb 2HållbarhetSpanska",
		"Härnäst",
		"12:15–13:00 · Your first shipment to the Nordics (sv) · Innovationslabb 1NäringslivEngelska",
		"13:00–14:30 · Lunch at the long table (sv) · Innergården",
	]);
	setClock("2025-11-19T22:00:00");
	expect(await band("/es")).toEqual([
		"La cumbre en este momento",
		"A continuación",
		expect.stringMatching(/^Jue 20.*08:00–.* · Breakfast meetings \(es\) · Patio$/i),
	]);
	setClock("2025-11-21T12:00:00");
	expect(await band("/agenda")).toEqual(["That was all of the agenda. Thank you for being here."]);
});

test("canceled sessions are neither current nor next", async () => {
	beginAgain("2025-11-19T09:10:00");
	sql(site, "UPDATE session SET status = 'cancelled' WHERE agenda_id IN ('opening-ceremony', 'keep-the-old-machine')");
	expect((await band("/")).slice(1)).toEqual(["Next", expect.stringMatching(/09:55.*Main hall/)]);
	sql(site, "UPDATE session SET status = 'published' WHERE agenda_id IN ('opening-ceremony', 'keep-the-old-machine')");
});

test("the agenda opens on today, marks current sessions, and names every other day in its address", async () => {
	setClock("2025-11-20T09:20:00");
	const [document, first] = [await visitor.document("/agenda"), await visitor.document("/agenda?day=1")];
	const tabs = [...document.querySelectorAll("main nav a[href*=day]")].map((tab) => [tab.getAttribute("href"), tab.getAttribute("aria-current")]);
	expect(tabs).toEqual([
		["/agenda?day=1", null],
		["/agenda?day=2", "true"],
	]);
	expect([...document.querySelectorAll("main li[aria-current=time]")].map(({ id }) => id)).toEqual(["desert-fuel"]);
	expect(first.querySelectorAll("main li[aria-current=time]")).toHaveLength(0);
	expect((await visitor.document("/agenda/sowing-water")).querySelector('a[href="/agenda?day=1"]')).not.toBeNull();
});

test("the grid of today has a line at the current time, with a text, which moves every five minutes", async () => {
	beginAgain("2025-11-19T09:12:30");
	const lineOf = async (address: string) => texts(await visitor.document(address), "main tr[aria-current=time] th");
	const grid = "/agenda?view=grid";
	expect([await lineOf(grid), await lineOf(`/es${grid}&zone=Europe/Stockholm`), await lineOf(`${grid}&day=2`)]).toEqual([["Now 09:10"], ["Ahora 16:10"], []]);
	const { tag } = await again(grid);
	setClock("2025-11-19T09:14:59.999");
	expect((await again(grid, tag)).status).toBe(304);
	setClock("2025-11-19T09:15:00");
	expect(await lineOf(grid)).toEqual(["Now 09:15"]);
	setClock("2025-11-19T22:00:00");
	expect(await lineOf(grid)).toEqual([]);
});

test.each(oneIn(2, ["/", "/agenda", "/agenda?day=1", "/_root.data?_routes=routes%2Fsite%2Fhome%2Fpage"]))(
	"%s is cached until its time-dependent content changes, in each encoding, and then rendered anew",
	async (address) => {
		beginAgain("2025-11-19T09:19:59.999");
		const { tag } = await again(address);
		expect(await again(address)).toEqual({ status: 200, tag, encoding: "gzip" });
		expect((await again(address, tag)).status).toBe(304);
		await expect.poll(async () => (await again(address)).encoding).toBe("br");
		const { tag: compressed } = await again(address);

		setClock("2025-11-19T09:20:00");
		const next = await again(address, compressed);
		expect([next.status, next.tag === tag]).toEqual([200, false]);
		expect(await again(address, next.tag)).toMatchObject({ status: 304, tag: next.tag });
	},
);

test("pages without time-dependent content stay cached, and all do while the site stays as before the event", async () => {
	beginAgain("2025-11-19T09:19:59");
	const { tag: partners } = await again("/partners");
	setClock("2025-11-19T10:00:00");
	expect((await again("/partners", partners)).status).toBe(304);
	follow("before");
	const kept = await Promise.all(["/", "/agenda", "/tickets"].map(async (address) => [address, (await again(address)).tag] as const));
	/** The number of uncached responses, once the log is complete. */
	const misses = async () => {
		const { headers } = await visitor.get("/robots.txt");
		await expect.poll(() => site.log().includes(headers.get("x-request-id") as string)).toBe(true);
		const lines = site.log().split("\n");
		return lines.filter((line) => line.includes('"cache":"miss"') && !line.includes('"/robots.txt"')).length;
	};
	const before = await misses();
	expect(before).toBeGreaterThan(0);
	setClock("2025-12-24T20:00:00");
	for (const [address, tag] of kept) expect([address, (await again(address, tag)).status]).toEqual([address, 304]);
	expect(await misses()).toBe(before);
	expect(await band("/")).toEqual([]);
	follow("dates");
});

const LEAK = "id = (SELECT session_id FROM workshop WHERE id = 'hear-the-leak')";
const SPEAKING_OF_BUYING = /get your ticket|buy (a )?ticket|reserve your ticket|register with your ticket|choose your seat|take your seat|come and see/i;

test("after the summit, the site thanks, links to the recordings, and offers no tickets", async () => {
	setClock("2025-11-22T00:00:00");
	const lead = "Thank you for being there. What was said and shown stays here to read.";
	expect(await opening("/")).toEqual([lead, "November 19–21, 2025", "Querétaro, Mexico", 0]);
	for (const address of ["/", "/tickets", "/workshops", "/workshops/hear-the-leak", "/about", "/venue"]) {
		const document = await visitor.document(address);
		expect([address, document.querySelectorAll('main a[href$="/tickets"], main a[href*="tier="], main a[href*="workshop="]').length]).toEqual([address, 0]);
		expect([address, SPEAKING_OF_BUYING.exec(document.querySelector("main")?.textContent ?? "")?.[0]]).toEqual([address, undefined]);
	}
	expect(texts(await visitor.document("/tickets"), "#tickets :is(h2, p)")).toEqual([
		"Ticket sales have ended",
		"LATAM Nordics Summit 2025 is over. Thank you to everyone who came.",
	]);
	for (const sales of ["elsewhere", "contact", "here"]) {
		sql(site, "UPDATE event SET sales = ?", sales);
		expect([sales, texts(await visitor.document("/tickets/order"), "main p.heading")]).toEqual([sales, ["Ticket sales have ended"]]);
	}
	expect(texts(await visitor.document("/sv/tickets"), "main > header, [aria-labelledby=facts-title] dt")).toEqual(["Biljetter", "Datum", "Lokal", "Adress"]);
	sql(site, "UPDATE event SET next_date = '2026-11-18'");
	expect((await opening("/sv"))[0]).toBe(
		"Tack för den här gången. Det som sades och visades finns kvar här att läsa. Nästa toppmöte börjar den 18 november 2026.",
	);
	expect(texts(await visitor.document("/es/venue"), "#call-title")).toEqual(["Nos vemos el 18 de noviembre de 2026"]);
	sql(site, "UPDATE event SET next_date = NULL");
});

test("after the summit, home and agenda link to its pictures, recordings and slides: home to the first, the agenda beside each session", async () => {
	beginAgain("2025-11-22T00:00:00");
	const recordings = async (address: string) => {
		const document = await visitor.document(address);
		const links = [...document.querySelectorAll("[aria-labelledby=recordings-title] a, #opening-ceremony a[href^=http]")];
		return [...texts(document, "#recordings-title, #recordings-title + p"), ...links.map((link) => [link.textContent, link.getAttribute("href")])];
	};
	expect([await recordings("/"), await recordings("/agenda")]).toEqual([[], []]);
	sql(site, "UPDATE event SET album_url = 'https://www.album.example/summit'");
	sql(
		site,
		"UPDATE session SET slides_url = 'https://slides.example/' || id WHERE id IN (SELECT id FROM session WHERE agenda_id IS NOT NULL ORDER BY date, start_time LIMIT 9)",
	);
	sql(site, "UPDATE session SET recording_url = 'https://video.example/1', slides_url = NULL WHERE agenda_id = 'opening-ceremony'");
	const home = await recordings("/es");
	expect([home.slice(0, 2), home.filter(([, to]) => to?.startsWith("/es/")).length, home.at(-1)]).toEqual([
		["Para volver a ver y leer", "Fotos de la cumbre · album.example"],
		7,
		["Más grabaciones y presentaciones en la agenda", "/es/agenda"],
	]);
	expect(home).toContainEqual(["Grabación", "https://video.example/1"]);
	expect(await recordings("/sv/agenda")).toEqual([
		"Se och läs i efterhand",
		"Inspelningar och presentationer finns vid varje programpunkt.",
		["Bilder från toppmötet", "https://www.album.example/summit"],
		["Inspelning", "https://video.example/1"],
	]);
	sql(site, "UPDATE session SET slides_url = NULL, recording_url = NULL");
	sql(site, `UPDATE session SET agenda_id = NULL, recording_url = 'https://video.example/leak' WHERE ${LEAK}`);
	expect((await recordings("/")).slice(3)).toEqual([
		["Hear the leak: your first water sensor", "/workshops/hear-the-leak"],
		["Recording", "https://video.example/leak"],
	]);
	sql(site, `UPDATE session SET agenda_id = 'workshop-hear-the-leak' WHERE ${LEAK}`);
	beginAgain("2025-11-21T23:59:59");
	expect(await recordings("/")).toEqual([]);
	sql(site, "UPDATE event SET album_url = NULL");
	sql(site, "UPDATE session SET slides_url = NULL, recording_url = NULL");
});

test("API, calendars and structured data are the same before, during and after, except whether tickets can be bought", async () => {
	const read = async () => {
		const answers = ["/api/tickets", "/api/events", "/api/agenda", "/api/workshops", "/agenda.ics", "/sitemap.xml"].map(async (address) =>
			(await visitor.get(address)).text(),
		);
		const data = ["/", "/tickets", "/agenda?day=1", "/workshops/hear-the-leak"].map(async (address) =>
			texts(await visitor.document(address), "script[type='application/ld+json']").map((data) =>
				data.replaceAll(/"https:\/\/schema\.org\/(InStock|SoldOut)"/g, '""'),
			),
		);
		return Promise.all([...answers, ...data]);
	};
	const sold = /"availability":"([^"]*)",?/g;
	const times = ["2025-11-01T12:00:00", "2025-11-19T09:10:00", "2025-12-01T12:00:00"];
	const found = [];
	beginAgain("2025-11-01T00:00:00");
	for (const time of times) {
		setClock(time);
		found.push(await read());
	}
	const [before, during, after] = found.map((answers) => answers.map((answer) => String(answer).replace(sold, "")));
	expect([during, after]).toEqual([before, before]);
	expect(found.map(([tickets]) => Array.from(String(tickets).matchAll(sold), ([, word]) => word))).toEqual([
		["onSale", "onSale", "soldOut", "onSale"],
		["onSale", "onSale", "soldOut", "onSale"],
		["over", "over", "over", "over"],
	]);
});

test("with everything shown at once, home and agenda stay within their size limit", async () => {
	beginAgain("2025-11-19T11:40:00");
	for (const address of ["/", "/es?day=1", "/es?day=2", "/sv?day=1", "/sv?day=2", "/sv/agenda"]) {
		const html = await (await visitor.get(address)).text();
		expect([address, brotliCompressSync(html).length <= 18_000]).toEqual([address, true]);
	}
});

test("moving the dates into the future proposes that the site follows them, and either choice is saved", async () => {
	setClock("2025-11-19T09:10:00");
	follow("before");
	const organizer = await organizerOf(site);
	const editor = "/admin/settings/event";
	const ask = async (dates: Record<string, string>) => organizer.post(editor, { ...controlsOf(await organizer.document(editor)), ...dates });
	const phase = () => sql(site, "SELECT phase, start_date FROM event");

	const over = parse(await (await ask({ startDate: "2025-11-11", endDate: "2025-11-13" })).text());
	expect([controlsOf(over).phase, over.querySelector("[role=alert]")?.textContent?.includes("set to follow them")]).toEqual(["before", false]);

	for (const [startDate, chosen] of [
		["2025-11-20", "before"],
		["2025-11-19", "dates"],
	] as const) {
		const endDate = "2025-11-22";
		const question = parse(await (await ask({ startDate, endDate })).text());
		expect([controlsOf(question).phase, question.querySelector("[role=alert]")?.textContent?.includes("set to follow them")]).toEqual(["dates", true]);
		const confirmed = question.querySelector("[role=alert] button")?.getAttribute("value") ?? "";
		expect((await organizer.post(editor, { ...controlsOf(question), phase: chosen, confirmed })).status).toBe(303);
		expect(phase()).toEqual([{ phase: chosen, start_date: startDate }]);
	}
});
