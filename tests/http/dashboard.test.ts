import path from "node:path";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { organizerOf } from "../support/http.ts";
import { times } from "../support/length.ts";
import { addOrder, addPaidTickets } from "../support/orders.ts";
import { ADMIN, type RunningSite, startSite } from "../support/running-site.ts";
import { sample } from "../support/sample.ts";
import { ofEachKind } from "../support/sitemap.ts";
import { news } from "../support/summit/news.ts";
import { partners } from "../support/summit/partners.ts";
import { sessions, workshops } from "../support/summit/program.ts";
import { speakers } from "../support/summit/speakers.ts";

const countries = new Set(speakers.map(({ country }) => country)).size;
const nordic = speakers.filter(({ country }) => ["DK", "FI", "IS", "NO", "SE"].includes(country)).length;

/** A site of its own, as forms of other tests would change the figures. */
let site: RunningSite;
let session: string;

beforeAll(async () => {
	site = await startSite();
	const answer = await fetch(`${site.origin}/api/auth/login`, {
		method: "POST",
		headers: { "Content-Type": "application/json", Origin: site.origin },
		body: JSON.stringify(ADMIN),
	});
	session = answer.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0])
		.join("; ");
});
afterAll(() => site.stop());

const WAITING = "[aria-labelledby=check-title] a:has(.link)";
const PROBLEMS = "[aria-labelledby=check-title] li a:not(:has(.link))";

const ask = (headers: Record<string, string> = {}) => fetch(`${site.origin}/admin`, { redirect: "manual", headers });
const dashboard = async (language = "en") => parse(await (await ask({ Cookie: session, "Accept-Language": language })).text());
const hrefs = (document: Document, selector: string) => [...document.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

function change(statements: string): void {
	const sqlite = new SQLite(site.databaseFile);
	sqlite.exec(statements);
	sqlite.close();
}

function listUnder(document: Document, heading: string): string[] {
	const section = [...document.querySelectorAll("main section")].find((candidate) => candidate.querySelector("h2, h3")?.textContent === heading);
	return [...(section?.querySelectorAll("dl > div") ?? [])].map((row) =>
		[...row.children]
			.map((cell) => cell.textContent?.trim())
			.filter(Boolean)
			.join(": "),
	);
}

test("is only for signed-in users", async () => {
	const response = await ask();
	expect([response.status, response.headers.get("location")]).toEqual([302, "/admin/login"]);
	expect(await response.text()).not.toContain("Dashboard");
});

test("administrators are told of the secret's file, unless SESSION_SECRET is set", async () => {
	const told = (document: Document) => texts(document, "main .bg-gold-ground").filter((words) => words.includes("SESSION_SECRET"));
	const all = [told(await dashboard()), told(await dashboard("es")), told(await dashboard("sv"))].flat();
	expect(all.map((words) => words.includes(`${path.basename(site.databaseFile)}.secret`))).toEqual([true, true, true]);
	change("UPDATE user_role SET role = 'editor'");
	expect(told(await dashboard())).toEqual([]);
	change("UPDATE user_role SET role = 'admin'");

	const safe = await startSite({ SESSION_SECRET: "a secret of 32 bytes and more, made up" });
	expect(told(await (await organizerOf(safe)).document("/admin"))).toEqual([]);
	await safe.stop();
});

test("the figures count the content, each beside the advertised figure", async () => {
	const document = await dashboard();
	const spots = workshops.reduce((sum, { maxAttendees }) => sum + maxAttendees, 0);
	expect(texts(document, "h1")).toEqual(["Dashboard"]);
	expect(listUnder(document, "Where we stand").slice(0, 10)).toEqual([
		`Speakers: ${speakers.length} of 40 advertised`,
		`Workshops: ${workshops.length} 0 of ${spots} spots taken`,
		"Registrations: 0 of 500",
		`Speakers’ countries: ${countries} of 15`,
		`Sessions: ${sessions.length}`,
		`Partners: ${partners.length}`,
		`News articles: ${news.length}`,
		"Income: $0.00 USD",
		"Newsletter subscribers: 0",
		"Messages received: 0",
	]);
	expect(listUnder(document, "Speakers by region")).toEqual([`Nordic countries: ${nordic}`, `Latin America: ${speakers.length - nordic}`, "Elsewhere: 0"]);
	const onTrack = (track?: string) => [1, 2, 3].map((day) => sessions.filter((session) => session.track === track && session.day === day).length).join("");
	expect(texts(document, "[aria-labelledby=tracks-title] tr")).toEqual([
		"Wed 19Thu 20Fri 21",
		`Business${onTrack("business")}`,
		`Technology${onTrack("technology")}`,
		`Sustainability${onTrack("sustainability")}`,
		`No track${onTrack()}`,
	]);
	const bars = [...document.querySelectorAll("progress")];
	expect(bars.map((bar) => ["aria-label", "value", "max"].map((name) => bar.getAttribute(name)))).toEqual([
		[`Speakers: ${speakers.length} of 40 advertised`, `${speakers.length}`, "40"],
		[`Workshops: ${workshops.length} 0 of ${spots} spots taken`, "0", `${spots}`],
		["Registrations: 0 of 500", "0", "500"],
	]);
});

test("each figure is a link, and the page behind it counts the same", async () => {
	const today = new Date().toISOString();
	addPaidTickets(site, { code: "ACDEFGH3", secrets: ["a", "b", "c"].map((letter) => letter.repeat(43)) });
	addOrder(site, { code: "ACDEFGH4" });
	change(`UPDATE "order" SET created_at = '${today}'`);
	const organizer = await organizerOf(site);
	const document = await organizer.document("/admin");
	const figures = [...document.querySelectorAll("[aria-labelledby=figures-title] :is(dd, td) a")].map((link) => [link.textContent, link.getAttribute("href")]);
	expect(document.querySelectorAll("[aria-labelledby=figures-title] :is(dd, tbody td):not(:has(a))")).toHaveLength(0);
	const counted = new Set(["speakers", "workshops", "agenda", "partners", "news"].map((section) => `/admin/${section}?status=published`));
	for (const [figure, path] of figures as [string, string][]) {
		const page = await organizer.document(path);
		const said = texts(page, "main [role=status]").join(" ");
		if (counted.has(path) || path.startsWith("/speakers")) expect([path, Number.parseInt(said, 10)]).toEqual([path, expect.any(Number)]);
		if (path.includes("track=") || path.startsWith("/speakers?") || (counted.has(path) && path !== "/admin/speakers?status=published"))
			expect([path, /\d+/.exec(said)?.[0] ?? "0"]).toEqual([path, figure]);
	}
	expect(figures).toContainEqual(["3", "/admin/orders"]);
	expect(texts(await organizer.document("/admin/orders"), "[aria-labelledby=sales-title] dl > div")[0]).toBe("Tickets sold3");
	expect(texts(document, "[aria-labelledby=sales-title] div a")).toEqual(["3 tickets sold"]);
	const days = [...document.querySelectorAll("[aria-labelledby=sales-title] li a")];
	expect([days.length, days.at(-1)?.querySelector(".sr-only")?.textContent]).toEqual([14, expect.stringMatching(/^\w+, \w+ \d+: 3 tickets sold$/)]);
	const orders = await organizer.document(days.at(-1)?.getAttribute("href") as string);
	expect(texts(orders, "[aria-labelledby=sales-title] dl > div")[0]).toBe("Tickets sold3");

	const counts = Object.fromEntries(figures.map(([figure, path]) => [path, figure]));
	const rowsIn = async (path: string) => (await (await organizer.get(path)).text()).trimEnd().split("\r\n").length - 1;
	const exports = { workshops: "/admin/workshops?status=published", "orders/attendees": "/admin/orders" };
	for (const [file, path] of Object.entries(exports)) expect([file, await rowsIn(`/admin/${file}.csv`)]).toEqual([file, Number(counts[path])]);
	expect(await rowsIn("/admin/speakers.csv")).toBe(speakers.length);
	expect(await rowsIn("/admin/orders.csv")).toBe(Number.parseInt(texts(await organizer.document("/admin/orders"), "main [role=status]")[0] as string, 10));
});

test.each([
	[
		"en",
		"3 issues",
		`You advertise 40 speakers; ${speakers.length} are listed.`,
		`You advertise 15 countries; the speakers come from ${countries}.`,
		"You advertise 4 days of activities; according to its dates, the summit lasts 3 days.",
	],
	[
		"es",
		"3 puntos por revisar",
		`Anuncias 40 ponentes y en el sitio hay ${speakers.length}.`,
		`Anuncias 15 países y los ponentes vienen de ${countries}.`,
		"Anuncias 4 días de actividades; según sus fechas, la cumbre dura 3 días.",
	],
	[
		"sv",
		"3 saker att åtgärda",
		`Ni annonserar 40 talare; ${speakers.length} finns.`,
		`Ni annonserar 15 länder; talarna kommer från ${countries}.`,
		"Ni annonserar 4 dagar med aktiviteter; enligt datumen pågår toppmötet i 3 dagar.",
	],
])("in %s a valid program has just these problems, each linked to the event's advertised figures", async (language, count, ...sentences) => {
	const path = "/admin/settings/event/figures";
	const document = await dashboard(language);
	expect(texts(document, "[aria-labelledby=check-title] > div > p")).toEqual([count]);
	expect(texts(document, "[aria-labelledby=check-title] li a")).toEqual(sentences);
	expect(hrefs(document, "[aria-labelledby=check-title] li a")).toEqual([path, path, path]);
});

test("changes show on the next request; neither messages nor addresses of subscribers are on the page", async () => {
	change(`
		UPDATE event SET claimed_speakers = ${speakers.length}, claimed_countries = ${countries}, claimed_days = 3;
		UPDATE speaker SET bio = json_remove(bio, '$.sv') WHERE id = 'astrid-lindqvist';
		INSERT INTO contact_message (name, email, subject, message, locale, created_at)
		VALUES ('Olle', 'olle@example.com', 'Om lunchen', 'Hemligt', 'sv', '2025-03-01T03:00:00.000Z');
		INSERT INTO subscriber (email, locale, confirmed_at) VALUES ('eva@example.com', 'sv', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
		INSERT INTO subscriber (email, locale) VALUES ('unconfirmed@example.com', 'sv');
	`);
	const html = await (await ask({ Cookie: session })).text();
	const document = parse(html);
	expect(texts(document, PROBLEMS)).toEqual([`Speaker “${sample(speakers, "astrid-lindqvist").name}” is missing a text: bio (Swedish).`]);
	expect(hrefs(document, PROBLEMS)).toEqual(["/admin/speakers/astrid-lindqvist"]);
	expect(listUnder(document, "Where we stand").slice(8, 10)).toEqual(["Newsletter subscribers: 1", "Messages received: 1"]);
	expect(["Hemligt", "olle@example.com", "eva@example.com"].filter((secret) => html.includes(secret))).toEqual([]);
});

const NAVIGATION = "nav[aria-label='Admin sections']";

test("starts with the items that need attention, each with its next step; pending ones are counted in the navigation", async () => {
	change("INSERT INTO mail (recipient, subject, body, attempts, last_error) VALUES ('a@example.com', 'Hello', 'Hello', 9, 'refused')");
	const document = await dashboard();
	expect(texts(document, "main h2")[0]).toBe("Needs attention");
	expect(texts(document, "[aria-labelledby=check-title] > div > p")).toEqual(["3 issues"]);
	const waiting = [...document.querySelectorAll(WAITING)].map((link) => [link.textContent, link.getAttribute("href")]);
	expect(waiting).toEqual([
		["1 message is unread. Read", "/admin/messages"],
		["1 email couldn’t be sent. See why", "/admin/mail?state=failed"],
	]);
	expect(texts(document, `${NAVIGATION} :is(p, a)`)).toEqual([
		...["Dashboard", "Speakers", "Agenda", "Workshops", "Tickets", "Partners"],
		...["Sales", "Orders", "Payments", "Codes"],
		...["Attendees", "List", "Check-in", "Workshop lists", "Meetings"],
		...["Messages", "Inbox1(1 unread)", "Write to…", "Newsletter", "Outbox1(1 not sent)"],
		...["Website", "Pages", "News", "Rooms", "Regions", "FAQ", "Legal texts", "Pictures"],
		...["Settings", "Event", "Selling", "Team", "Data protection", "Activity"],
		"organizer, my account",
	]);
	expect(texts(document, "nav[aria-label=Shortcuts] :is(a, button)")).toEqual(["Orders", "Check-in", "Inbox", "Menu"]);
	change("UPDATE user_role SET role = 'editor'");
	expect(texts(await dashboard(), `${NAVIGATION} :is(p, a), ${WAITING}`)).toEqual([
		...["Dashboard", "Speakers", "Agenda", "Workshops", "Tickets", "Partners"],
		...["Messages", "Newsletter", "Outbox1(1 not sent)"],
		...["Website", "Pages", "News", "Rooms", "Regions", "FAQ", "Legal texts", "Pictures"],
		...["Settings", "Event", "Activity"],
		"organizer, my account",
		"1 email couldn’t be sent. See why",
	]);
	change("UPDATE user_role SET role = 'admin'");
	change("DELETE FROM mail; UPDATE contact_message SET read_at = '2025-03-02T00:00:00.000Z'");
	expect(texts(await dashboard(), `${NAVIGATION} a span, ${WAITING}`)).toEqual([", my account"]);
});

test("says so when nothing is wrong", async () => {
	change("UPDATE speaker SET bio = json_set(bio, '$.sv', 'Bygger kvarnar.') WHERE id = 'astrid-lindqvist'");
	const document = await dashboard();
	expect(texts(document, "[aria-labelledby=check-title]")).toEqual(["Needs attentionNo issues found. All texts are available in all three languages."]);
});

test("every item links to an editor and to the field concerned", async () => {
	const fields = {
		event: "tagline",
		speaker: "bio",
		session: "title",
		workshop: "description",
		ticket_tier: "name",
		partner: "description",
		news_article: "title",
	};
	const more = { region: "title", faq_entry: "answer", legal_page: "body" };
	change(
		Object.entries({ ...fields, ...more })
			.map(([table, column]) => `UPDATE ${table} SET ${column} = json_remove(${column}, '$.sv');`)
			.join("UPDATE event SET claimed_speakers = 99;"),
	);
	const links = new Set<string>();
	for (const page = ["/admin"]; page[0]; ) {
		const document = parse(await (await fetch(site.origin + page.shift(), { headers: { Cookie: session } })).text());
		for (const link of hrefs(document, "[aria-labelledby=check-title] li a") as string[]) links.add(link);
		page.push(...(hrefs(document, "[aria-labelledby=check-title] details[open] a[rel=next], #check-textMissing:not([open]) a[rel=next]") as string[]));
	}
	expect(links.size).toBeGreaterThan(90);
	const pages = Map.groupBy(links, (link) => link.split("#")[0] as string);
	const dead: string[] = [];
	for (const path of ofEachKind([...pages.keys()], times(3, Infinity))) {
		const response = await fetch(site.origin + path, { headers: { Cookie: session }, redirect: "manual" });
		const document = parse(await response.text());
		if (!response.ok) dead.push(path);
		dead.push(...(pages.get(path) ?? []).filter((line) => line.includes("#") && !document.getElementById(line.slice(line.indexOf("#") + 1))));
	}
	expect(dead).toEqual([]);
});
