import SQLite from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
import { sql, visitorOf } from "../support/http.ts";
import { oneIn } from "../support/length.ts";
import { readPdf, textsIn } from "../support/pdf.ts";
import { startSite } from "../support/running-site.ts";
import { partners } from "../support/summit/partners.ts";

const site = await startSite({ PUBLIC_ORIGIN: "https://summit.example" });
afterAll(site.stop);

const read = async (path: string) => {
	const response = await visitorOf(site).get(path);
	expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
	return { response, ...readPdf(new Uint8Array(await response.arrayBuffer())) };
};

test.each(
	oneIn(
		3,
		[
			["/schedule.pdf", "agenda", "Wednesday, November 19", "Morning", "https://summit.example/agenda/opening-ceremony"],
			["/es/schedule.pdf", "agenda", "Miércoles 19 de noviembre", "Mañana", "https://summit.example/es/agenda/opening-ceremony"],
			["/sv/schedule.pdf", "program", "Onsdag 19 november", "Förmiddag", "https://summit.example/sv/agenda/opening-ceremony"],
		],
		1,
	),
)("%s has each day by room and by time", async (path, name, day, part, link) => {
	const { response, structure, links } = await read(path);
	expect(response.headers.get("content-disposition")).toBe(`inline; filename="latam-nordics-summit-2025-${name}.pdf"`);
	expect(textsIn(structure, "H2")).toContain(day);
	expect(textsIn(structure, "H3")).toContain(part);
	expect(textsIn(structure, "Figure")).toHaveLength(4);
	const sessions = await visitorOf(site).api<{ title: string; startTime: string }[]>(`agenda?lng=${path.slice(1, 3).replace("sc", "en")}`);
	const entries = textsIn(structure, "LI");
	expect(sessions.filter(({ title, startTime }) => !entries.some((entry) => entry.startsWith(startTime) && entry.includes(title)))).toEqual([]);
	expect(links).toContain(link);
});

test("in a narrow column of the grid a title is set smaller rather than broken within a word", async () => {
	expect((await read("/es/schedule.pdf")).text).not.toMatch(/Combustibl\b/);
});

test.each(oneIn(3, ["/schedule.pdf", "/es/schedule.pdf", "/sv/schedule.pdf"], 1))("on the grid of %s no title is cut off", async (path) => {
	expect((await read(path)).text).not.toContain("…");
});

test("an unchanged document is not sent again, HEAD gives its length, and an address has one form", async () => {
	const visitor = visitorOf(site);
	const first = await visitor.get("/schedule.pdf");
	const tag = first.headers.get("etag") ?? "";
	const { length } = new Uint8Array(await first.arrayBuffer());
	expect((await visitor.get("/schedule.pdf", { "If-None-Match": tag })).status).toBe(304);
	const head = await visitor.send("/schedule.pdf", { method: "HEAD" });
	expect([head.status, head.headers.get("content-length"), head.headers.get("etag")]).toEqual([200, String(length), tag]);
	expect((await visitor.get("/en/schedule.pdf")).headers.get("location")).toBe("/schedule.pdf");
	expect((await visitor.get("/xx/schedule.pdf")).status).toBe(404);
});

test.each(
	oneIn(
		2,
		[
			["/prospectus.pdf", "sponsorship-pack", "Sponsorship pack", "What partners get", "From $40,000 USD", "https://summit.example/partners"],
			[
				"/es/prospectus.pdf",
				"carpeta-de-patrocinio",
				"Carpeta de patrocinio",
				"Qué reciben los aliados",
				"Desde $40,000 USD",
				"https://summit.example/es/partners",
			],
			["/sv/prospectus.pdf", "partnererbjudande", "Partnererbjudande", "Det här får partner", "Från 40\u00a0000 USD", "https://summit.example/sv/partners"],
			[
				"/guides/nordics.pdf",
				"business-guide-nordics",
				"Business guide to the Nordic countries",
				"Countries",
				"Swedish Krona (SEK)",
				"https://www.businessfinland.fi",
			],
			[
				"/es/guides/latin-america.pdf",
				"guia-de-negocios-america-latina",
				"Guía de negocios de América Latina",
				"Países",
				"peso mexicano (MXN)",
				"https://www.prochile.gob.cl",
			],
			["/sv/guides/nordics.pdf", "affarsguide-norden", "Affärsguide till Norden", "Länder", "svensk krona (SEK)", "https://www.businessfinland.fi"],
		],
		1,
	),
)("%s", async (path, name, title, section, words, link) => {
	const { response, facts, structure, fonts, links, text } = await read(path);
	expect(response.headers.get("content-disposition")).toBe(`inline; filename="latam-nordics-summit-2025-${name}.pdf"`);
	expect([facts.Title, facts.Tagged, textsIn(structure, "H1")]).toEqual([`${title} | LATAM Nordics Summit 2025`, "yes", [title]]);
	expect(textsIn(structure, "H2")).toContain(section);
	expect(text).toContain(words);
	expect(links).toContain(link);
	expect(fonts.map(({ kept }) => kept)).toEqual(Array(3).fill("yes yes yes"));
});

test("a document is dated by the last change of its content, and is the same file after a restart", async () => {
	const touch = (at: string, which = "true") => sql(site, `UPDATE entity_revision SET changed_at = '${at}' WHERE ${which}`);
	const bytesOf = async (origin = site.origin) =>
		Buffer.from(await (await fetch(`${origin}/schedule.pdf`, { headers: { Host: "summit.example" } })).arrayBuffer());
	const dated = (bytes: Uint8Array) => (({ facts: { CreationDate, ModDate } }) => [CreationDate, ModDate])(readPdf(bytes));
	touch("2025-01-02T03:04:05.678Z");
	touch("2025-06-07T08:09:10.000Z", "entity_type = 'room'");
	const made = await bytesOf();
	expect(dated(made)).toEqual(Array(2).fill("D:20250607080910Z"));
	touch("2025-12-01T00:00:00.000Z", "entity_type IN ('article', 'region', 'legalPage')");
	const again = await startSite({ PUBLIC_ORIGIN: "https://summit.example", DATABASE_URL: `file:${site.databaseFile}` });
	expect((await bytesOf(again.origin)).equals(made)).toBe(true);
	await again.stop();
	touch("2025-12-02T00:00:00.000Z", "entity_type = 'session' AND entity_id = 'opening-ceremony'");
	expect(dated(await bytesOf())).toEqual(Array(2).fill("D:20251202000000Z"));
});

test("drafts are in no document, and canceled sessions are marked", async () => {
	const database = new SQLite(site.databaseFile);
	database.exec(`
		UPDATE session SET status = 'cancelled' WHERE agenda_id = 'opening-ceremony';
		UPDATE session SET status = 'draft' WHERE agenda_id = 'wednesday-breakfast';
		UPDATE speaker SET status = 'draft' WHERE id = 'astrid-lindqvist';
		UPDATE partner SET status = 'draft' WHERE id = 'fjordlink'`);
	database.close();
	const [schedule, prospectus, guide] = await Promise.all(["/schedule.pdf", "/prospectus.pdf", "/guides/nordics.pdf"].map(read));
	expect(textsIn(schedule?.structure ?? "", "LI").find((entry) => entry.includes("the opening"))).toContain("Canceled");
	expect(schedule?.text).not.toMatch(/Registration and breakfast|Astrid Lindqvist/);
	// The audience, and the logos of all partners but one.
	expect(prospectus?.structure.match(/Figure:/g)).toHaveLength(partners.length);
	expect(guide?.text).not.toContain("Astrid Lindqvist");
	expect((await visitorOf(site).get("/guides/mars.pdf")).status).toBe(404);
});

test("with a clock change during the summit, the agenda names both times", async () => {
	const database = new SQLite(site.databaseFile);
	database.exec(`
		UPDATE event SET start_date = '2025-10-25', end_date = '2025-10-27', time_zone = 'Europe/Stockholm';
		UPDATE session SET date = date(date, '-25 days')`);
	database.close();
	expect((await read("/schedule.pdf")).text).toContain("Central European Summer Time (GMT+2) and Central European Standard Time (GMT+1)");
});
