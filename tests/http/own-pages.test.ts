import SQLite from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jsonLdOf, parse, texts } from "../support/html.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { event } from "../support/summit/event.ts";

/** A site of its own, with a short agenda. */
let site: RunningSite;
let sqlite: SQLite.Database;

beforeAll(async () => {
	site = await startSite();
	sqlite = new SQLite(site.databaseFile);
	sqlite.exec(`
		DELETE FROM session; DELETE FROM speaker;
		INSERT INTO room (id, name, floor, step_free, hearing_loop) VALUES ('hall', '{"en":"Hall","sv":"Salen"}', '{"en":"Ground floor"}', 1, 1);
		INSERT INTO speaker (id, name, title, company, country, category, bio, featured, featured_order, status) VALUES
			('ana', 'Ana Ruiz', '{"en":"Engineer","es":"Ingeniera"}', 'Solmar', 'MX', 'Technology', '{"en":"${"Builds pumps. ".repeat(20)}"}', 0, 0, 'published'),
			('bo', 'Bo Ek', '{"en":"Founder"}', 'Kvarn', 'SE', 'Business', '{"en":"Sells mills."}', 0, 0, 'published'),
			('hidden', 'Hidden', '{"en":"Ghost"}', 'Nobody', 'SE', 'Business', '{"en":"Not yet."}', 0, 0, 'draft');
		INSERT INTO session (id, agenda_id, date, start_time, end_time, title, description, room_id, type, track, status) VALUES
			(1, 'wind', '2025-11-19', '09:00', '09:45', '{"en":"Wind","es":"Viento"}', '{"en":"What it took.\\n\\nEleven years.\\n\\n## You will take home\\n\\n- a plan"}', 'hall', 'Keynote', 'technology', 'published'),
			(2, 'coffee', '2025-11-19', '09:45', '10:15', '{"en":"Coffee"}', '{"en":""}', 'hall', 'Break', NULL, 'published'),
			(3, 'ports', '2025-11-19', '09:15', '10:00', '{"en":"Ports"}', '{"en":"Ships."}', NULL, 'Panel', 'business', 'cancelled'),
			(4, 'secret', '2025-11-19', '09:00', '09:45', '{"en":"Secret"}', '{"en":"Not yet."}', 'hall', 'Panel', NULL, 'draft'),
			(5, 'grid', '2025-11-20', '14:00', '15:30', '{"en":"Grid"}', '{"en":"Build."}', 'hall', 'Workshop', NULL, 'published'),
			(6, NULL, '2025-11-20', '09:00', '10:00', '{"en":"Aside"}', '{"en":"Aside."}', 'hall', 'Workshop', NULL, 'published');
		UPDATE session SET format = 'markdown' WHERE id = 1;
		INSERT INTO session_speaker (session_id, speaker_id, position) VALUES (1, 'ana', 0), (1, 'hidden', 1), (1, 'bo', 2), (5, 'ana', 0), (6, 'ana', 0), (4, 'ana', 0);
		INSERT INTO workshop (id, session_id, description, category, level, price, max_attendees) VALUES
			('small-grid', 5, '{"en":"Build one."}', 'Technology', 'beginner', 0, 20), ('aside', 6, '{"en":"Build one."}', 'Technology', 'beginner', 0, 20);
	`);
});

afterAll(async () => {
	sqlite.close();
	await site.stop();
});

const get = (path: string) => fetch(site.origin + path, { redirect: "manual" });
const page = async (path: string) => parse(await (await get(path)).text());
const links = (document: ParentNode, selector: string) => [...document.querySelectorAll(selector)].map((link) => [link.textContent, link.getAttribute("href")]);

test("a session's page gives title, time, room and speakers", async () => {
	const document = await page("/es/agenda/wind");
	expect(document.title).toBe("Viento | LATAM Nordics Summit 2025");
	expect(document.querySelector('meta[name="description"]')?.getAttribute("content")).toBe("What it took.");
	expect(texts(document, "main header h1, main header .lead, main header .badge, main header .badge + span")).toEqual([
		"Viento",
		"What it took.",
		"Conferencia magistral",
		"Miércoles 19 de noviembre · 09:00–09:45 Querétaro (GMT-6) · Hall",
	]);
	expect(texts(document, "main [lang=en] :is(h2, p, li)")).toEqual(["Eleven years.", "You will take home", "a plan"]);
	expect(texts(document, "main aside dt, main aside dd > span")).toEqual([
		...["Cuándo", "19 de noviembre de 2025", "09:00–09:45", "hora estándar central (GMT-6)"],
		...["Dónde", "Hall", "Ground floor", "Acceso sin escalones · Bucle magnético"],
		...["Eje temático", "Tecnología"],
	]);
	const speakers = document.querySelector('section[aria-labelledby="speakers-title"]') as Element;
	expect(links(speakers, "h3 a")).toEqual([
		["Ana Ruiz", "/es/speakers/ana"],
		["Bo Ek", "/es/speakers/bo"],
	]);
	expect(texts(speakers as unknown as Document, "li p[lang]")).toEqual(["Builds pumps.", "Sells mills."]);
	expect(links(document, 'nav[aria-label="Antes y después"] a')).toEqual([["Ports", "/es/agenda/ports"]]);
	expect(links(await page("/agenda/ports"), 'nav[aria-label="Around this session"] a')).toEqual([
		["Wind", "/agenda/wind"],
		["Grid", "/workshops/small-grid"],
	]);
	expect(links(document, 'main nav[aria-label="Estás aquí"] a')).toEqual([["Agenda", "/es/agenda"]]);
});

test("structured data describes a session as a part of the summit", async () => {
	const [session, crumbs] = jsonLdOf(await page("/agenda/wind")) as [object, { itemListElement: { item: string }[] }];
	expect(session).toMatchObject({
		"@type": "Event",
		name: "Wind",
		description: "What it took.",
		startDate: "2025-11-19T09:00:00-06:00",
		endDate: "2025-11-19T09:45:00-06:00",
		eventStatus: "https://schema.org/EventScheduled",
		url: `${site.origin}/agenda/wind`,
		location: { name: `${event.venue}, Hall` },
		performer: [
			{ "@type": "Person", name: "Ana Ruiz", url: `${site.origin}/speakers/ana` },
			{ "@type": "Person", name: "Bo Ek", url: `${site.origin}/speakers/bo` },
		],
		superEvent: { "@type": "BusinessEvent", url: `${site.origin}/` },
	});
	expect(crumbs.itemListElement.map(({ item }) => item)).toEqual(["/", "/agenda", "/agenda/wind"].map((path) => site.origin + path));
});

test("the agenda's structured data lists the day's sessions", async () => {
	const [summit] = jsonLdOf(await page("/agenda")) as { subEvent: Record<string, string>[] }[];
	expect(summit?.subEvent.map(({ name, url, eventStatus }) => [name, url, eventStatus])).toEqual([
		["Wind", `${site.origin}/agenda/wind`, "https://schema.org/EventScheduled"],
		["Ports", `${site.origin}/agenda/ports`, "https://schema.org/EventCancelled"],
		["Coffee", `${site.origin}/agenda/coffee`, "https://schema.org/EventScheduled"],
	]);
});

test("canceled sessions are marked; those without a text have no lead", async () => {
	expect((await page("/agenda/ports")).querySelector("main header")?.textContent).toContain("This session has been canceled.");
	const coffee = await page("/agenda/coffee");
	expect(texts(coffee, "main .lead")).toEqual([]);
	expect(coffee.querySelector('meta[name="description"]')?.getAttribute("content")).toBe("Wednesday, November 19 · LATAM Nordics Summit 2025");
});

test("the header's menu is open at the parent list of the page, which is marked", async () => {
	for (const [path, list] of [
		["/agenda/wind", "/agenda"],
		["/es/speakers/ana", "/es/speakers"],
		["/sv/workshops/small-grid", "/sv/workshops"],
	] as const) {
		const marked = (await page(path)).querySelectorAll("header details[open] a[aria-current]");
		expect([...marked].map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual([[list, "true"]]);
	}
});

test("a workshop's address on the agenda redirects to its page, in the same time zone", async () => {
	const response = await get("/sv/agenda/grid?zone=Europe/Stockholm");
	expect([response.status, response.headers.get("location")]).toEqual([301, "/sv/workshops/small-grid?zone=Europe%2FStockholm"]);
});

test.each(["/agenda/secret", "/agenda/nothing", "/es/agenda/wind/more", "/speakers/hidden", "/sv/speakers/nobody"])("%s is a 404 page", async (path) => {
	expect((await get(path)).status).toBe(404);
});

test("a speaker's page has the whole biography and every public session", async () => {
	const document = await page("/es/speakers/ana");
	expect(document.title).toBe("Ana Ruiz, Solmar | LATAM Nordics Summit 2025");
	expect(document.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(
		"Ana Ruiz, Ingeniera en Solmar, participa en LATAM Nordics Summit 2025.",
	);
	expect(texts(document, "h1, h1 + .lead")).toEqual(["Ana Ruiz", "Ingeniera, Solmar"]);
	expect(document.querySelector("main")?.textContent).toContain("Builds pumps. ".repeat(20).trim());
	const sessions = document.querySelector('section[aria-labelledby="sessions-title"]') as Element;
	expect(texts(sessions as unknown as Document, "h3")).toEqual(["Miércoles 19 de noviembre", "Jueves 20 de noviembre"]);
	expect(links(sessions, "h4 a")).toEqual([
		["Viento", "/es/agenda/wind"],
		["Aside", "/es/workshops/aside"],
		["Grid", "/es/workshops/small-grid"],
	]);
	expect(jsonLdOf(document)[0]).toMatchObject({
		"@type": "Person",
		name: "Ana Ruiz",
		jobTitle: "Ingeniera",
		worksFor: { name: "Solmar" },
		url: `${site.origin}/es/speakers/ana`,
	});
});

test("lists lead to the pages, and the sitemap names them in each language", async () => {
	expect(links(await page("/speakers"), "main article h2 a")).toEqual([
		["Ana Ruiz", "/speakers/ana"],
		["Bo Ek", "/speakers/bo"],
	]);
	const addresses = [...(await (await get("/sitemap.xml")).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
	expect(addresses.filter((path) => /^\/sv\/(agenda|speakers|workshops)\//.test(path))).toEqual([
		"/sv/speakers/ana",
		"/sv/speakers/bo",
		"/sv/agenda/wind",
		"/sv/agenda/ports",
		"/sv/agenda/coffee",
		"/sv/workshops/aside",
		"/sv/workshops/small-grid",
	]);
});
