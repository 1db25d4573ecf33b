import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyEvent } from "../../seeds/empty-event.ts";
import { jsonLdOf, parse, texts } from "../support/html.ts";
import { addUser, asNew, organizerOf, redirectOf, signIn, sql, type Visitor, visitorOf } from "../support/http.ts";
import { ADMIN, type RunningSite, startSite } from "../support/running-site.ts";
import { pathsIn } from "../support/sitemap.ts";

let site: RunningSite;
let visitor: Visitor;
beforeAll(async () => {
	site = await startSite({ SAMPLE_CONTENT: "false" });
	visitor = visitorOf(site);
});
afterAll(() => site.stop());

/** Returns the path of every address in the sitemap. */
const paths = async () => pathsIn(await (await visitor.get("/sitemap.xml")).text());

test("every page is complete: one heading, a description, valid JSON-LD, existing pictures and links, no gaps", async () => {
	const wrong: unknown[] = [];
	const addresses = new Set<string>();
	for (const path of [...(await paths()), "/speakers?q=zzz", "/news?q=zzz", "/workshops?category=Business", "/agenda?day=2&type=Keynote"]) {
		const { response, document } = await visitor.page(path);
		for (const script of document.querySelectorAll("body script, body style")) script.remove();
		// Documented field names are not translated.
		for (const code of document.querySelectorAll("code")) code.remove();
		const text = document.body.textContent ?? "";
		const description = document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
		const kinds = jsonLdOf(document).map((thing) => (thing as { "@type": string })["@type"]);
		const flaws = text.match(
			/{{|\bundefined\b|\bnull\b|\bNaN\b|\[object|\b(toBeAnnounced|labels|counts)\.\w+|\b0 [A-Za-z]+|\.\s*\.|, ,|· ·|[Nn]ovember 19|19 (de )?nov|Querétaro|aqueduct|jacaranda|courtyard|host city, the/g,
		);
		const facts = [response.status, document.querySelectorAll("h1").length, description.length >= 40 && description.length <= 161, flaws, kinds];
		const isHome = /^\/(es|sv)?$/.test(path);
		if (JSON.stringify(facts) !== JSON.stringify([200, 1, true, null, isHome ? [] : ["BreadcrumbList"]])) wrong.push([path, ...facts]);
		for (const element of document.querySelectorAll("a[href], img[src]")) {
			const address = element.getAttribute("href") ?? element.getAttribute("src") ?? "";
			if (/^[/?]/.test(address)) addresses.add(new URL(address, site.origin + path).href.replace(site.origin, "").replace(/#.*/, ""));
			else if (/^(mailto:[^@]*|tel:)$/.test(address)) wrong.push([path, address]);
		}
	}
	expect(wrong).toEqual([]);
	const broken: unknown[] = [];
	for (const address of addresses) if ((await visitor.get(address)).status !== 200) broken.push(address);
	expect(broken).toEqual([]);
});

test("the event is saved with its name and dates alone; a venue needs its address, city and map", async () => {
	const organizer = await organizerOf(site);
	const path = "/admin/settings/event";
	const form = await organizer.formOf(path);
	expect([form.city, form.country, form.airportMinutes]).toEqual(["", "", ""]);
	expect(redirectOf(await organizer.post(path, form))).toEqual([303, path]);
	const refused = await organizer.post(path, { ...(await organizer.formOf(path)), venue: "Hall" });
	expect([refused.status, texts(parse(await refused.text()), "[role=alert] a")]).toEqual([
		422,
		["Street address: This field is required.", "City: This field is required.", "Map: This field is required."],
	]);
});

test("the API answers empty lists, and null for unannounced facts", async () => {
	for (const list of ["tickets", "workshops", "agenda", "speakers", "partners", "news"])
		expect([list, await (await visitor.get(`/api/${list}`)).json()]).toEqual([list, []]);
	expect(await (await visitor.get("/api/events")).json()).toEqual([
		{
			id: emptyEvent.id,
			name: emptyEvent.name,
			tagline: expect.any(String),
			startDate: null,
			endDate: null,
			timeZone: "America/Mexico_City",
			venue: null,
			address: null,
			city: null,
			country: null,
			mapUrl: null,
			email: null,
			phone: null,
		},
	]);
	expect(await (await visitor.get("/agenda.ics")).text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
	expect(await (await visitor.get("/.well-known/security.txt")).text()).toContain(`Contact: ${site.origin}/contact\n`);
});

test("forms without choices link to the page that adds them, or ask for a room's name", async () => {
	const organizer = await organizerOf(site);
	for (const path of ["/admin/agenda/new", "/admin/workshops/new"]) {
		const document = await organizer.document(path);
		const leads = [...document.querySelectorAll("#editor a")].flatMap((link) =>
			link.textContent === "Nothing to choose yet: add the first one" ? [link.getAttribute("href")] : [],
		);
		expect([path, leads, document.querySelectorAll("#editor details[open] [name=newRoom]").length]).toEqual([path, ["/admin/speakers/new"], 1]);
	}
});

test("missing content is announced in each language", async () => {
	const said = async (path: string, selector: string) => (await visitor.document(path)).querySelector(selector)?.textContent;
	expect(await said("/agenda", "main h2")).toBe("The agenda is on its way");
	expect(await said("/es/speakers", "main h2")).toBe("Pronto anunciaremos a los primeros ponentes");
	expect(await said("/sv/venue", "main h2")).toBe("Snart presenterar vi lokalen");
	expect(await said("/es/practical", "main h2")).toBe("Pronto habrá información práctica");
	expect((await visitor.document("/sv")).querySelector("main")?.textContent).toContain("Datum meddelas senare");
	expect(await said("/es", "[aria-labelledby=call-title] p")).toBe(
		"Fechas por anunciar. Suscríbete al boletín y entérate antes que nadie de la venta de boletos.",
	);
});

test("nothing leads to buying until a tier is public", async () => {
	const calls = async () => {
		const pages = await Promise.all(["/", "/about", "/venue", "/workshops", "/es", "/sv/speakers"].map((path) => visitor.document(path)));
		return pages.map((page) => page.querySelectorAll("a[href$='/tickets']").length);
	};
	expect(await calls()).toEqual([0, 0, 0, 0, 0, 0]);
	sql(
		site,
		"INSERT INTO ticket_tier (id, name, description, price, features, not_included, featured, available, \"order\", status) VALUES ('one', '{\"en\":\"One\"}', '{\"en\":\"One\"}', 100, '[]', '[]', 0, 1, 1, 'draft')",
	);
	expect(await calls()).toEqual([0, 0, 0, 0, 0, 0]);
	sql(site, "UPDATE ticket_tier SET status = 'published'");
	expect((await calls()).every((count) => count > 1)).toBe(true);
	sql(site, "DELETE FROM ticket_tier");
});

test("a save warns about fields that visitors do not see: a room without a venue, and unannounced dates", async () => {
	const organizer = await organizerOf(site);
	const toldAfter = async (answer: Response) => texts((await organizer.follow(answer)).document, ".toast p")[1];
	const event = "/admin/settings/event";
	expect([
		await toldAfter(await organizer.post("/admin/rooms/new", asNew({ "name.en": "Hall", places: "20", stepFree: "on" }))),
		await toldAfter(await organizer.post(event, { ...(await organizer.formOf(event)), city: "Bernal" })),
	]).toEqual(["Not visible on the website yet.", "Live on the website, but without the dates: they aren’t announced yet."]);
	sql(site, "DELETE FROM room");
});

test("tickets are sold once there is a payment method and the tax, proposed by the country, is confirmed; until then organizers see why not", async () => {
	sql(
		site,
		"INSERT INTO ticket_tier (id, name, description, price, features, not_included, featured, available, \"order\", status) VALUES ('one', '{\"en\":\"One\"}', '{\"en\":\"One\"}', 100, '[]', '[]', 0, 1, 1, 'published')",
	);
	const organizer = await organizerOf(site);
	const editor = visitorOf(site, { Cookie: await signIn(site, await addUser(site, "editor")) });
	const saidTo = async (who: Visitor) => {
		const pages = await Promise.all(["/admin", "/admin/tickets"].map((path) => who.document(path)));
		return pages.map((page) => texts(page, "main :is(p, li)").find((words) => words.startsWith("Tickets can’t be bought")));
	};
	const why = "Tickets can’t be bought: no payment method and the tax isn’t confirmed. Until then, “Buy ticket” leads to the contact form.";
	expect([await saidTo(organizer), await saidTo(editor)]).toEqual([
		[`${why} Complete`, `${why} To the payment settings`],
		Array(2).fill(`${why} Ask an administrator to complete the payment settings.`),
	]);

	const path = "/admin/settings/selling";
	const form = () => organizer.formOf(path, "main form[method=post]");
	const save = async (typed: Record<string, string>) => organizer.post(path, { ...(await form()), ...typed, passwordNow: ADMIN.password });
	const isSold = async () => (await visitor.document("/tickets")).querySelector("a[href='/tickets/order?one=1']") !== null;
	sql(site, "UPDATE event SET country = 'BR'");
	expect([(await save({ bankAccount: "CLABE 1" })).status, await isSold()]).toEqual([422, false]);
	sql(site, "UPDATE event SET country = 'FI'");
	expect([redirectOf(await save({})), await isSold()]).toEqual([[303, path], false]);
	expect(await saidTo(organizer)).toEqual(Array(2).fill(expect.stringContaining("Tickets can’t be bought: no payment method. ")));
	expect([redirectOf(await save({ bankAccount: "CLABE 1" })), await isSold(), await saidTo(organizer)]).toEqual([[303, path], true, [undefined, undefined]]);
	expect(sql(site, "SELECT tax_name, tax_rate FROM sales_setting")).toEqual([{ tax_name: "ALV", tax_rate: 2550 }]);
});
