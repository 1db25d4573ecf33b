import { randomUUID } from "node:crypto";
import type SQLite from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
import { grow } from "../bench/grow.ts";
import { controlsOf, parse, texts } from "../support/html.ts";
import { databaseOf, signIn, sql, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";
import { sample } from "../support/sample.ts";
import { speakers } from "../support/summit/speakers.ts";

const site = await startSite();
afterAll(site.stop);
const { get, page, post } = visitorOf(site);

/** Maximum bytes of an admin page. */
const MAX_PAGE_BYTES = 300_000;

const sqlite: SQLite.Database = databaseOf(site);
grow(sqlite, { speakers: 260, sessions: 200, workshops: 80, articles: 300, messages: 200, orders: 300 });
const [{ id: _, ...talk } = {}] = sqlite.prepare("SELECT * FROM session WHERE agenda_id = 'session-190'").all() as Record<string, unknown>[];
const columns: Record<string, unknown> = { ...talk, room_id: null };
const insert = sqlite.prepare(`INSERT INTO session (${Object.keys(columns)}) VALUES (${Object.keys(columns).map((name) => `@${name}`)})`);
for (let number = 0; number < 70; number++) {
	insert.run({ ...columns, agenda_id: `waiting-${number}`, date: null, start_time: null, end_time: null, duration_minutes: 45 });
	// More concurrent sessions than the timetable has lanes.
	insert.run({ ...columns, agenda_id: `crowd-${number}`, date: "2025-11-19", start_time: "21:00", end_time: "21:30", duration_minutes: null });
}
const insertPicture = sqlite.prepare(
	"INSERT INTO picture (id, name, alt, width, height, focus_x, focus_y, created_at, original) VALUES (?, ?, '{}', 3, 4, 0.5, 0.5, ?, x'00')",
);
const pictureId = (number: number) => number.toString(16).padStart(24, "0");
for (let number = 0; number < 700; number++)
	insertPicture.run(pictureId(number), `Arches ${number} at ${number % 2 ? "Dusk" : "noon"}`, new Date(Date.UTC(2025, 0, 1) + number * 60_000).toISOString());
sqlite.close();
const Cookie = await signIn(site);

test.each([
	"/admin",
	"/admin/speakers",
	"/admin/workshops",
	"/admin/news",
	"/admin/news?q=a",
	"/admin/agenda",
	"/admin/agenda?sort=day",
	"/admin/messages",
	"/admin/agenda/new",
	"/admin/agenda/session-190",
	"/admin/workshops/new",
	"/admin/speakers/new",
	"/admin/settings/event",
	"/admin/regions/nordic",
	"/admin/pictures",
])("%s shows one page of the results", async (path) => {
	const { response, document } = await page(path, { Cookie });
	expect(response.status).toBe(200);
	expect(Buffer.byteLength(document.documentElement.outerHTML)).toBeLessThan(MAX_PAGE_BYTES);
	expect(document.querySelectorAll("tbody tr").length).toBeLessThanOrEqual(50);
	expect(document.querySelectorAll("main details:first-of-type ul > li").length).toBeLessThanOrEqual(25 * document.querySelectorAll("main details").length);
});

test.each(["/admin/orders", "/admin/orders?q=buyer-1", "/admin/payments/refunds", "/admin/attendees", "/admin/workshops/hear-the-leak/registrations?q=e"])(
	"%s shows a page of orders",
	async (path) => {
		const { response, document } = await page(path, { Cookie });
		expect(response.status).toBe(200);
		expect(Buffer.byteLength(document.documentElement.outerHTML)).toBeLessThan(MAX_PAGE_BYTES);
		expect(document.querySelector("main table")?.querySelectorAll("tbody tr").length).toBeLessThanOrEqual(50);
	},
);

test.each([
	["/news", "[aria-labelledby=all-title] article", 300, 24],
	["/speakers", "main article", 260, 60],
	["/sv/workshops", "main article", 80, 80],
])("the pages of %s contain every entry once, and link to each other", async (path, selector, count, length) => {
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

test("a search, a filter and an unknown page keep to their results", async () => {
	const { document } = await page("/news?category=business&page=999");
	expect(document.querySelector("main a[rel=next]")).toBeNull();
	expect(document.querySelector("main a[rel=prev]")?.getAttribute("href")).toMatch(/^\/news\?category=business(&page=\d+)?$/);
	expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(/\/news$/);
});

test("the parts of a large day contain each session once, and their rooms", async () => {
	const found: string[] = [];
	const rooms: string[] = [];
	const { document } = await page("/admin/agenda?day=1", { Cookie });
	const parts = [...document.querySelectorAll("nav[aria-label=Rooms] a")].map((link) => link.getAttribute("href") ?? "");
	expect(parts[0]).toBe("/admin/agenda?day=1");
	for (const part of parts) {
		const shown = await page(part, { Cookie });
		expect(Buffer.byteLength(shown.document.documentElement.outerHTML)).toBeLessThan(MAX_PAGE_BYTES);
		expect(texts(shown.document, "nav[aria-label=Rooms] [aria-current]")).toHaveLength(1);
		found.push(...[...shown.document.querySelectorAll(".timetable ol a")].map((link) => link.getAttribute("href") ?? ""));
		rooms.push(...[...shown.document.querySelectorAll("[data-room]")].map((head) => head.getAttribute("data-room") ?? ""));
	}
	const count = Number.parseInt(texts(document, "main [role=status]")[0] ?? "", 10);
	expect([found.length, new Set(found).size]).toEqual([count, count]);
	expect([rooms.length, new Set(rooms).size]).toEqual([rooms.length, 41]);
	expect(rooms.filter((id, place) => id && rooms.indexOf(id) < place)).toEqual([]);
});

test("unscheduled sessions are paginated", async () => {
	const pages = ["/admin/agenda?day=2", "/admin/agenda?day=2&page=2"];
	const pagesOfLinks = await Promise.all(
		pages.map(async (path) => {
			const { document } = await page(path, { Cookie });
			return [...document.querySelectorAll("[data-unscheduled] a")].map((link) => link.getAttribute("href"));
		}),
	);
	expect(pagesOfLinks.map((unscheduled) => unscheduled.length)).toEqual([40, 30]);
	expect(new Set(pagesOfLinks.flat()).size).toBe(70);
});

const newSession = {
	version: randomUUID(),
	"title.en": "Chosen by name",
	"description.en": "Who speaks was typed.",
	type: "Panel",
	status: "published",
	format: "plain",
};
const save = async (fields: Record<string, string>) => {
	const response = await post("/admin/agenda/new", { ...newSession, ...fields }, { Cookie });
	return { response, document: parse(await response.clone().text()) };
};

test("with very many speakers one types a name, with suggestions shared by all rows", async () => {
	const { document } = await page("/admin/agenda/new", { Cookie });
	const [list, ...others] = document.querySelectorAll("datalist");
	expect([list?.querySelectorAll("option").length, others.length]).toEqual([260, 0]);
	expect([...document.querySelectorAll("input[list]")].map((input) => [input.getAttribute("name"), input.getAttribute("list")])).toEqual(
		[0, 1].map((row) => [`speakerIds.${row}`, list?.id]),
	);

	const [{ name }] = sql(site, "SELECT name FROM speaker WHERE name GLOB '* [0-9]*'") as [{ name: string }];
	const { response } = await save({ "speakerIds.0": name.toLowerCase() });
	expect([response.status, response.headers.get("location")]).toEqual([303, "/admin/agenda/chosen-by-name"]);
	const saved = (await page("/admin/agenda/chosen-by-name", { Cookie })).document;
	expect(saved.querySelector("[name='speakerIds.0']")?.getAttribute("value")).toContain(`${name}, `);
});

test("an unknown name is reported in its row, which keeps it", async () => {
	const { response, document } = await save({ "speakerIds.0": "astrid-lindqvist", "speakerIds.1": "Nobody at all" });
	const [known, unknown] = [0, 1].map((row) => document.querySelector(`[name='speakerIds.${row}']`));
	expect(response.status).toBe(422);
	expect([known?.getAttribute("value"), known?.getAttribute("aria-invalid")]).toEqual([
		expect.stringContaining(`${sample(speakers, "astrid-lindqvist").name}, `),
		null,
	]);
	expect([unknown?.getAttribute("value"), unknown?.getAttribute("aria-invalid")]).toEqual(["Nobody at all", "true"]);
	expect(texts(document, "[id='editor-speakerIds.1-error']")).toEqual([
		"Nothing in the list has this name, or more than one does. Type part of it and choose from the list.",
	]);
});

test("with very many pictures a form shows the newest, and others by name, before anything is saved", async () => {
	const path = "/admin/speakers/astrid-lindqvist";
	const chosenIn = (document: Document) => document.querySelector("[name=photo][checked]")?.getAttribute("value");
	const namesIn = (document: Document) => texts(document, "label:has([name=photo])").flatMap((label) => /(?<=Arches )\d+/.exec(label)?.map(Number) ?? []);
	const [saved] = sql(site, "SELECT photo FROM speaker WHERE id = 'astrid-lindqvist'") as [{ photo: string }];
	const { document } = await page(path, { Cookie });
	expect(namesIn(document)).toEqual(Array.from({ length: 48 }, (_, index) => 699 - index));

	const form = { ...controlsOf(document), name: "Astrid, typed", "find.photo": " 11 dusk" };
	const found = await post(path, form, { Cookie });
	const shown = parse(await found.text());
	expect([found.status, namesIn(shown), chosenIn(shown)]).toEqual([200, [611, 511, 411, 311, 211, 119, 117, 115, 113, 111, 11], saved.photo]);
	expect(controlsOf(shown)).toMatchObject({ name: "Astrid, typed", "find.photo": "11 dusk", "found.photo": "11 dusk" });
	expect(sql(site, "SELECT photo FROM speaker WHERE id = 'astrid-lindqvist'")).toEqual([saved]);

	const photo = `/pictures/${pictureId(111)}`;
	const refused = parse(await (await post(path, { ...controlsOf(shown), photo, name: " " }, { Cookie })).text());
	expect([chosenIn(refused), namesIn(refused).length]).toEqual([photo, 11]);
	const response = await post(path, { ...controlsOf(refused), name: "Astrid Lindqvist" }, { Cookie });
	expect([response.status, sql(site, "SELECT photo FROM speaker WHERE id = 'astrid-lindqvist'")]).toEqual([303, [{ photo }]]);
	const after = (await page(path, { Cookie })).document;
	expect([chosenIn(after), namesIn(after).length, namesIn(after).at(-1)]).toEqual([photo, 49, 111]);
});

test("the pictures offered for a text are the newest, or those with a matching name", async () => {
	const asked = async (query: string) => {
		const response = await get(`/admin/text-preview${query}`, { Cookie });
		return ((await response.json()) as { name: string }[]).map(({ name }) => name);
	};
	expect([(await asked("")).length, (await asked(""))[0], await asked("?q=699 dusk")]).toEqual([48, "Arches 699 at Dusk", ["Arches 699 at Dusk"]]);
});
