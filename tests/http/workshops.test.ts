import { afterAll, describe, expect, test } from "vitest";
import { texts } from "../support/html.ts";
import { sql, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";
import { sample } from "../support/sample.ts";
import { workshops } from "../support/summit/program.ts";

const site = await startSite();
afterAll(site.stop);
const { get, page } = visitorOf(site);

const titles = (where = "1", locale = "en") =>
	sql(
		site,
		`SELECT json_extract(title, '$.${locale}') AS title FROM session JOIN workshop ON session_id = session.id WHERE ${where} ORDER BY date, start_time, workshop.id`,
	).map(({ title }) => title);
const cards = (document: Document) => texts(document, "main article h3");

describe("/workshops", () => {
	test.each([
		["en", "/workshops", "Workshops | LATAM Nordics Summit 2025", `${workshops.length} workshops`],
		["es", "/es/workshops", "Talleres | LATAM Nordics Summit 2025", `${workshops.length} talleres`],
		["sv", "/sv/workshops", "Workshoppar | LATAM Nordics Summit 2025", `${workshops.length} workshoppar`],
	])("in %s lists every workshop in the order of the days", async (locale, path, title, count) => {
		const { response, document } = await page(path);
		expect(response.status).toBe(200);
		expect(document.title).toBe(title);
		expect(document.documentElement.lang).toBe(locale);
		expect(texts(document, 'main [role="status"]')).toEqual([count]);
		expect(cards(document)).toEqual(titles("1", locale));
		expect(document.querySelectorAll("h1")).toHaveLength(1);
	});

	test("a card has all details and leads on", async () => {
		const { document } = await page("/workshops?category=Business&level=beginner");
		const card = [...document.querySelectorAll("main article")].find(
			(article) => article.querySelector("h3")?.textContent === "Your first shipment to the Nordics",
		);
		if (!card) throw new Error("The card is missing.");
		expect(texts(card as unknown as Document, ".workshop-facts")).toEqual([
			"November 19, 2025 · 12:15–13:00 · 45 mins · Innovation lab 1 · Beginner · English · Up to 60 attendees",
		]);
		const leader = card.querySelector("h3 + p");
		expect([leader?.textContent, leader?.querySelector("img")?.getAttribute("src")]).toEqual([
			"Amina Warsame",
			expect.stringMatching(/^\/assets\/images\/speakers\/amina-warsame-[0-9a-f]{8}-160\.webp$/),
		]);
		expect(texts(card as unknown as Document, ".workshop-foot > :not(a)")).toEqual(["Free"]);
		expect(card.querySelector(".bg-purple-ground")?.textContent).toBe("Business");
		expect(card.querySelector(".line-clamp-3")?.textContent).toMatch(/\w/);
		expect(card.querySelector("img")?.getAttribute("src")).toMatch(/^\/assets\/images\/workshops\/[a-z0-9-]+-960\.webp$/);
		const link = card.querySelector("a");
		expect([link?.getAttribute("href"), link?.textContent]).toEqual(["/workshops/your-first-shipment", "Learn more: Your first shipment to the Nordics"]);
	});

	test("a card says when few spots are left or none", async () => {
		const spots = async (path: string) => {
			const { document } = await page(path);
			return [...document.querySelectorAll(".workshop-card")].slice(0, 3).map((card) => card.querySelector(".workshop-foot strong")?.textContent);
		};
		const [first, second] = sql(
			site,
			"SELECT workshop.id FROM session JOIN workshop ON session_id = session.id ORDER BY date, start_time, workshop.id LIMIT 2",
		);
		const set = (id: unknown, status: string) =>
			sql(
				site,
				`INSERT INTO stock_status (entity_type, entity_id, status) VALUES ('workshop', '${id}', '${status}') ON CONFLICT DO UPDATE SET status = '${status}'`,
			);
		set(first?.id, "fewLeft");
		set(second?.id, "soldOut");
		expect(await spots("/workshops")).toEqual(["Few spots left", "Full, waiting list", undefined]);
		expect(await spots("/sv")).toEqual(["Få platser kvar", "Fullbokad, väntelista finns", undefined]);
		sql(site, "DELETE FROM stock_status WHERE entity_type = 'workshop'");
	});

	test("more workshops than a screen has room for are on one page", async () => {
		const { document } = await page("/workshops?page=2");
		expect(cards(document)).toEqual(titles());
	});

	test("category and level are chosen in one form, and each is removed by a link that keeps the other", async () => {
		const { document } = await page("/es/workshops?category=Sustainability&level=advanced");
		expect(cards(document)).toEqual(titles("category = 'Sustainability' AND level = 'advanced'", "es"));
		expect(texts(document, 'main [role="status"]')).toEqual(["1 taller"]);
		expect(texts(document, "#filter-category option")).toEqual(["Todas las categorías", "Negocios", "Tecnología", "Sostenibilidad", "Innovación", "Liderazgo"]);
		expect(texts(document, "#filter-level option")).toEqual(["Todos los niveles", "Básico", "Intermedio", "Avanzado"]);
		expect(texts(document, "[id^=filter-] option[selected]")).toEqual(["Sostenibilidad", "Avanzado"]);
		const removing = [...document.querySelectorAll("main a[aria-label^='Quitar']")].map((link) => [link.textContent, link.getAttribute("href")]);
		expect(removing).toEqual([
			["Sostenibilidad", "/es/workshops?level=advanced"],
			["Avanzado", "/es/workshops?category=Sustainability"],
		]);
	});

	test.each(["category=business", "category=NEGOCIOS"])("?%s is Business", async (query) => {
		expect(cards((await page(`/workshops?${query}`)).document)).toEqual(titles("category = 'Business'"));
	});

	test.each(["category=Cooking", "level=expert", "category=Cooking&level=&page=7"])("?%s is ignored", async (query) => {
		const { response, document } = await page(`/workshops?${query}`);
		expect([response.status, cards(document)]).toEqual([200, titles()]);
	});

	test("an empty result says so and offers a way out", async () => {
		const { document } = await page("/sv/workshops?category=Leadership&level=beginner");
		expect(cards(document)).toEqual([]);
		expect(texts(document, 'main [role="status"]')).toEqual(["0 workshoppar"]);
		expect(document.querySelector("main")?.textContent).toContain("Inga workshoppar hittades med de valda filtren");
		const clear = [...document.querySelectorAll("main a")].find((link) => link.textContent === "Rensa filtren");
		expect(clear?.getAttribute("href")).toBe("/sv/workshops");
	});

	test("it mentions limited spots and asks for suggestions", async () => {
		const { document } = await page("/workshops");
		expect(texts(document, "main h2")).toEqual(["All workshops", "Spots are limited", "Suggest a workshop"]);
		expect(document.querySelector('main a[href="/contact?subject=I%20would%20like%20to%20suggest%20a%20workshop"]')?.textContent).toBe("Suggest a workshop");
	});
});

describe("/workshops/:id", () => {
	test("holds everything about one workshop", async () => {
		const { response, document } = await page("/workshops/eyes-under-water");
		expect(response.status).toBe(200);
		expect(document.title).toBe("Eyes under water: program an inspection robot | LATAM Nordics Summit 2025");
		const [workshop] = sql(site, "SELECT json_extract(description, '$.en') AS description FROM workshop WHERE id = 'eyes-under-water'");
		const [lead, ...paragraphs] = String(workshop?.description).split("\n\n");
		expect(texts(document, "main header h1, main header .lead, main header .badge, main header .badge + span")).toEqual([
			"Eyes under water: program an inspection robot",
			lead,
			"Technology",
			"Wednesday, November 19 · 14:30–16:30 Querétaro (GMT-6) · Maker studio",
		]);
		expect(texts(document, "main .space-y-4 p")).toEqual(paragraphs);
		expect(texts(document, "main aside dt, main aside dd > span")).toEqual([
			...["When", "November 19, 2025", "14:30–16:30", "Central Standard Time (GMT-6)"],
			...["Where", "Maker studio", "Ground floor", "Step-free access"],
			...["Language", "English"],
			...["Level", "Advanced"],
		]);
		expect(texts(document, "main aside p:has(.heading) + p")).toEqual(["Up to 12 attendees · Spots left"]);
		expect(document.querySelector("main aside")?.textContent).toContain("$129.00 USD");
		expect(document.querySelector("main aside")?.textContent).toContain(
			"Register here on the website after buying your ticket. Spots are limited and go first come, first served; if a workshop is full, you can join its waiting list.",
		);
		expect([...document.querySelectorAll("main aside > a")].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
			["Buy a ticket", "/tickets"],
			["Register", "/workshops/eyes-under-water/place"],
		]);
	});

	test("introduces its speaker and leads to the speakers page", async () => {
		const { document } = await page("/sv/workshops/eyes-under-water");
		const speaker = document.querySelector('section[aria-labelledby="speakers-title"]');
		expect(speaker?.querySelector("h3")?.textContent).toBe("Magnus Haugen");
		expect(speaker?.querySelector("a")?.getAttribute("href")).toBe("/sv/speakers/magnus-haugen");
	});

	test("has a link back, and links to the sessions before and after it", async () => {
		const { document } = await page("/es/workshops/eyes-under-water");
		expect(document.querySelector('nav[aria-label="Estás aquí"] a')?.getAttribute("href")).toBe("/es/workshops");
		const links = [...document.querySelectorAll('nav[aria-label="Antes y después"] a')].map((link) => link.getAttribute("href"));
		expect(links).toEqual(["/es/agenda/made-for-bad-weather", "/es/workshops/no-more-queues"]);
	});

	test.each(["/workshops/nothing", "/es/workshops/nothing", "/workshops/eyes-under-water/more", "/workshops/%27%20or%201=1"])(
		"%s is a 404 page",
		async (path) => {
			const { response, document } = await page(path);
			expect(response.status).toBe(404);
			expect(document.querySelector("h1")?.textContent).toBe(path.startsWith("/es") ? "404 Página no encontrada" : "404 Page Not Found");
		},
	);
});

describe("home's workshops", () => {
	test("are the first three, with four categories to choose from", async () => {
		const { document } = await page("/");
		expect(texts(document, "#workshops article h3")).toEqual(titles().slice(0, 3));
		expect(texts(document, "#workshops form label, #workshops form option")).toEqual([
			"Workshop category",
			"All",
			"Business",
			"Technology",
			"Sustainability",
			"Innovation",
		]);
	});

	test("filters by category and keeps the choices of other sections", async () => {
		const { document } = await page("/sv?category=Innovation&group=Nordic");
		expect(texts(document, "#workshops article h3")).toEqual(titles("category = 'Innovation'", "sv").slice(0, 3));
		const form = document.querySelector("#workshops form");
		expect([form?.getAttribute("action"), form?.querySelector("input")?.outerHTML]).toEqual([
			"/sv#workshops",
			'<input type="hidden" name="group" value="Nordic">',
		]);
		const removing = [...document.querySelectorAll("#workshops .filter-chip")].map((link) => link.getAttribute("href"));
		expect(removing).toEqual(["/sv?group=Nordic#workshops"]);
	});

	test("exclude Leadership", async () => {
		const { document } = await page("/?category=Leadership");
		expect(texts(document, "#workshops article h3")).toEqual(titles().slice(0, 3));
	});
});

describe("GET /api/workshops", () => {
	test("answers with the specified fields", async () => {
		const response = await get("/api/workshops?category=Technology&lng=sv");
		expect([response.status, response.headers.get("content-type")]).toEqual([200, expect.stringContaining("application/json")]);
		const answered = await response.json();
		expect(answered.map(({ title }: { title: string }) => title)).toEqual(titles("category = 'Technology'", "sv"));
		expect(answered[0]).toEqual({
			id: "hear-the-leak",
			title: expect.any(String),
			description: expect.any(String),
			image: "/images/workshops/hear-the-leak-480.webp",
			category: "Technology",
			level: "beginner",
			duration: 60,
			date: "2025-11-19",
			startTime: "11:00",
			price: sample(workshops, "hear-the-leak").price,
			maxAttendees: 30,
			availability: "onSale",
			location: expect.any(String),
			speakerId: "valentina-rios",
			language: "es",
		});
		expect((await get(answered[0].image)).headers.get("content-type")).toBe("image/webp");
	});

	test("without a category answers with all, in English", async () => {
		expect((await (await get("/api/workshops")).json()).map(({ title }: { title: string }) => title)).toEqual(titles());
	});

	test.each([
		["category=Cooking", "Unknown category: use one of Business, Technology, Sustainability, Innovation, Leadership."],
		["category=", "Unknown category: use one of Business, Technology, Sustainability, Innovation, Leadership."],
		["lng=de", "Unknown lng: use one of en, es, sv."],
	])("?%s is rejected with a message", async (query, sentence) => {
		const response = await get(`/api/workshops?${query}`);
		expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([400, "text/plain; charset=utf-8", sentence]);
	});
});
