import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { faq } from "../../seeds/faq.ts";
import { texts } from "../support/html.ts";
import { sql, visitorOf } from "../support/http.ts";
import { BUYER } from "../support/orders.ts";
import { startSite } from "../support/running-site.ts";
import { sample } from "../support/sample.ts";
import { event } from "../support/summit/event.ts";
import { tiers } from "../support/summit/tiers.ts";

const site = await startSite();
afterAll(site.stop);
const { get, page, post } = visitorOf(site);

const LANGUAGES = [
	{
		path: "/tickets",
		title: "Tickets | LATAM Nordics Summit 2025",
		names: tiers.map(({ name }) => name.en),
		prices: tiers.map(({ price }) => `$${price / 100}.00 USD`),
		popular: "POPULAR",
		soldOut: "Sold out",
		included: "Included: All workshops",
		notIncluded: "Not included: All workshops",
		expected: ["November 19–21, 2025", event.venue, `${event.address}, ${event.city}, Mexico`, `More than ${event.claimedAttendees} people expected`],
	},
	{
		path: "/es/tickets",
		title: "Boletos | LATAM Nordics Summit 2025",
		names: tiers.map(({ name }) => name.es),
		prices: tiers.map(({ price }) => `$${price / 100}.00 USD`),
		popular: "POPULAR",
		soldOut: "Agotado",
		included: "Incluye: Todos los talleres",
		notIncluded: "No incluye: Todos los talleres",
		expected: [
			"19 al 21 de noviembre de 2025",
			event.venue,
			`${event.address}, ${event.city}, México`,
			`Esperamos a más de ${event.claimedAttendees} personas`,
		],
	},
	{
		path: "/sv/tickets",
		title: "Biljetter | LATAM Nordics Summit 2025",
		names: tiers.map(({ name }) => name.sv),
		prices: tiers.map(({ price }) => `${price / 100},00 USD`),
		popular: "POPULÄR",
		soldOut: "Slutsåld",
		included: "Ingår: Alla workshoppar",
		notIncluded: "Ingår inte: Alla workshoppar",
		expected: ["19–21 november 2025", event.venue, `${event.address}, ${event.city}, Mexiko`, `Vi väntar fler än ${event.claimedAttendees} personer`],
	},
];

describe.each(LANGUAGES)("$path", ({ path, title, names, prices, popular, soldOut, included, notIncluded, expected }) => {
	test("shows the tiers with their prices, one POPULAR and one sold out", async () => {
		const { response, document } = await page(path);
		expect([response.status, document.title]).toEqual([200, title]);
		expect(texts(document, "article h3")).toEqual(names);
		const cards = [...document.querySelectorAll("article")];
		expect(cards.map((tier, index) => tier.textContent?.includes(prices[index] as string))).toEqual([true, true, true, true]);
		expect(cards.map((tier) => tier.textContent?.includes(popular))).toEqual([false, true, false, false]);
		expect(cards.map((tier) => tier.textContent?.includes(soldOut))).toEqual([false, false, true, false]);
	});

	test("shows for every feature whether it is included", async () => {
		const { document } = await page(path);
		const features = [...document.querySelectorAll("article")].map((tier) => texts(tier as unknown as Document, "li"));
		expect(features.map((list) => [list.includes(included), list.includes(notIncluded)])).toEqual([
			[false, true],
			[true, false],
			[true, false],
			[false, true],
		]);
	});

	test("gives dates, venue and attendance", async () => {
		const { document } = await page(path);
		expect(texts(document, "main dl dd")).toEqual(expected);
	});

	test("answers every question, one open at a time, with the event's own facts", async () => {
		const { document } = await page(path);
		const questions = [...document.querySelectorAll("main details[name]")];
		expect(questions.map((entry) => [entry.getAttribute("name"), entry.hasAttribute("open")])).toEqual(faq.map(() => ["faq", false]));
		const answers = texts(document, "main details[name] p").join(" ");
		expect(answers).toContain(expected[0]);
		expect(answers).not.toMatch(/[{}]/);
	});
});

test("each card has one button, which leads to the form with one ticket of its tier; a sold-out one is disabled", async () => {
	const { document } = await page("/es/tickets");
	const controls = [...document.querySelectorAll("article")].map((card) =>
		[...card.querySelectorAll("input, button, a")].map((control) => [control.textContent, control.getAttribute("href"), control.hasAttribute("disabled")]),
	);
	const button = (at: number) => [[`Comprar boleto: ${tiers[at]?.name.es}`, `/es/tickets/order?${tiers[at]?.id}=1`, false]];
	expect(controls).toEqual([button(0), button(1), [["Agotado", null, true]], button(3)]);
	const ordered = await page("/es/tickets/order?business=1");
	expect(texts(ordered.document, "main section li")).toEqual(["1 × Empresarial$599.00 USD"]);
});

test("the order form marks its required fields, as its note says", async () => {
	const { document } = await page("/tickets/order?standard=2");
	const marks = /([^{}/]*)::after \{\s*content: " \*"/.exec(readFileSync("app/styles/common.css", "utf8"))?.[1] ?? "";
	expect(texts(document, "#order .required-note")).toEqual(["Fields marked * are required."]);
	// The selectors of the tests find nothing by `:has(~ :required)`.
	expect(texts(document, marks.replaceAll(":required", "[required]"))).toEqual(["Your name", "Email", "I accept the terms of service (in a new tab)."]);
});

test("one line below the cards names the seller, the refund, reassignment, payment and the invoice", async () => {
	const said = async (language = "") => texts((await page(`${language}/tickets`)).document, "#tickets .tier-list + div > p");
	const line = (...parts: string[]) => [parts.join(" · ")];
	expect([await said(), await said("/es"), await said("/sv")]).toEqual([
		line(
			"Sold by LATAM Nordics Summit A.C.",
			"80% refund until 14 days before the summit begins",
			"You can give your ticket to someone else",
			"Pay by bank transfer",
			"Invoice included",
		),
		line(
			"Los vende LATAM Nordics Summit A.C.",
			"Reembolso del 80% si cancelas hasta 14 días antes de que empiece la cumbre",
			"Puedes pasar tu boleto a otra persona",
			"Pago por transferencia",
			"Con comprobante de compra",
		),
		line(
			"Säljs av LATAM Nordics Summit A.C.",
			"80 procent tillbaka om du avbokar till och med 14 dagar innan toppmötet börjar",
			"Biljetten går att överlåta",
			"Betala med banköverföring",
			"Kvitto ingår",
		),
	]);
	sql(site, "UPDATE sales_setting SET cancel_percent = 100, seller_name = NULL");
	sql(site, "UPDATE event SET phase = 'dates', start_date = '2099-11-19', end_date = '2099-11-21'");
	const dated = await said();
	sql(site, "UPDATE sales_setting SET cancel_days = NULL");
	const final = await said();
	sql(site, "UPDATE event SET sales = 'contact'");
	const elsewhere = await said();
	sql(site, "UPDATE sales_setting SET cancel_days = 14, cancel_percent = 80, seller_name = 'LATAM Nordics Summit A.C.'");
	sql(site, "UPDATE event SET phase = 'before', start_date = '2025-11-19', end_date = '2025-11-21', sales = 'here'");
	expect([dated, final, elsewhere]).toEqual([
		line("Full refund until November 5, 2099", "You can give your ticket to someone else", "Pay by bank transfer", "Invoice included"),
		line("You can give your ticket to someone else", "Pay by bank transfer", "Invoice included"),
		[],
	]);
});

test("when tickets are not sold here, the cards link to the other shop, or to the contact form", async () => {
	const buttons = async () => [...(await page("/tickets")).document.querySelectorAll("article a")].map((link) => link.getAttribute("href"));
	sql(site, "UPDATE event SET sales = 'elsewhere', shop_url = 'https://shop.example/summit'");
	expect(new Set(await buttons())).toEqual(new Set(["https://shop.example/summit"]));
	sql(site, "UPDATE event SET sales = 'contact'");
	expect((await buttons())[0]).toBe("/contact?tier=standard");
	expect(texts((await page("/tickets/order?standard=1")).document, "main p.heading")).toEqual(["Tickets aren’t sold here"]);
	const answer = await post("/tickets/order", { ...BUYER, standard: "1", expectedTotal: "10000" });
	sql(site, "UPDATE event SET sales = 'here', shop_url = NULL");
	expect(answer.status).toBe(422);
});

test("groups see their discount and a link to the order form; when tickets are not sold here, to request a price", async () => {
	const offer = async () => {
		const { document } = await page("/tickets");
		const group = document.querySelector('section[aria-labelledby="group-title"]');
		return [texts(document, "#group-title + p")[0], group?.querySelector("a")?.getAttribute("href")];
	};
	expect(await offer()).toEqual([
		"With 5 or more tickets in one order, each costs 10% less. The order form applies the discount automatically.",
		"/tickets/order",
	]);
	sql(site, "UPDATE event SET group_discount = 0");
	expect(await offer()).toEqual([undefined, undefined]);
	sql(site, "UPDATE event SET group_discount = 10, sales = 'contact'");
	expect(await offer()).toEqual([
		"With 5 or more people, each of you pays less. Tell us how many you are, and we’ll send you a quote.",
		"/contact?subject=Tickets%20for%205%20people%20or%20more",
	]);
	sql(site, "UPDATE event SET sales = 'here'");
});

test.each(["", "/es", "/sv"])("%s/tickets links buyers to their order, if they ordered here", async (language) => {
	const links = async () => [...(await page(`${language}/tickets`)).document.querySelectorAll(`main a[href="${language}/orders"]`)].length;
	expect(await links()).toBe(1);
	sql(site, "UPDATE event SET sales = 'elsewhere', shop_url = 'https://shop.example/summit'");
	expect(await links()).toBe(0);
	sql(site, "UPDATE event SET sales = 'here', shop_url = NULL");
});

test("API and structured data show whether a ticket can be bought", async () => {
	const read = async () => {
		const [{ availability }] = await (await get("/api/tickets")).json();
		const { document } = await page("/tickets");
		const [{ offers }] = texts(document, "script[type='application/ld+json']").map((json) => JSON.parse(json));
		return [availability, offers[0].availability.replace("https://schema.org/", "")];
	};
	const words = [];
	const change = async (columns: string) => {
		sql(site, `UPDATE ticket_tier SET ${columns} WHERE id = 'standard'`);
		words.push(await read());
	};
	words.push(await read());
	sql(site, "INSERT INTO stock_status (entity_type, entity_id, status) VALUES ('tier', 'standard', 'fewLeft') ON CONFLICT DO UPDATE SET status = 'fewLeft'");
	words.push(await read());
	await change("available = 0");
	await change("sale_start = '2100-01-01'");
	await change("sale_end = '2020-01-01'");
	await change("available = 1, sale_start = NULL, sale_end = NULL");
	sql(site, "DELETE FROM stock_status WHERE entity_id = 'standard'");
	expect(words).toEqual([
		["onSale", "InStock"],
		["fewLeft", "LimitedAvailability"],
		["soldOut", "SoldOut"],
		["notYet", "PreOrder"],
		["over", "OutOfStock"],
		["fewLeft", "LimitedAvailability"],
	]);
});

test("home shows the same tiers under its anchor, with the group discount and the link to contact", async () => {
	const { document } = await page("/");
	expect(texts(document, "#tickets article h3")).toEqual(LANGUAGES[0]?.names);
	expect(texts(document, "#tickets article button[disabled]")).toEqual(["Sold out"]);
	const differences = [...document.querySelectorAll("#tickets article")].map((card) =>
		texts(card as unknown as Document, "li").map((item) => item.split(": ")[1]),
	);
	const everywhere = tiers.map(({ features }) => features).reduce((common, features) => common.filter((feature) => features.includes(feature)));
	expect(differences.map((features) => features.length)).toEqual(tiers.map(({ features }) => features.length - everywhere.length));
	expect(differences[0]).toEqual(["Digital content"]);
	expect(document.querySelector("#tickets .lead")?.textContent?.split(/: |\s· /)).toEqual([
		"Included in every ticket",
		...["All sessions", "Networking events", "Lunch and refreshments", "Summit materials"],
	]);
	expect(document.querySelector("#tickets details")?.hasAttribute("open")).toBe(false);
	const links = [...document.querySelectorAll("#tickets a")].map((link) => link.getAttribute("href"));
	expect(links.slice(-2)).toEqual(["/contact?subject=Tickets%20for%205%20people%20or%20more", "/tickets"]);
	expect(document.querySelector("#tickets")?.textContent).toContain(
		"5 or more of you? There is a group discount: in one order, each ticket costs 10% less. Any questions?",
	);
});

describe("GET /api/tickets", () => {
	test("answers with the specified fields", async () => {
		const response = await get("/api/tickets?lng=es");
		expect([response.status, response.headers.get("content-type")]).toEqual([200, expect.stringContaining("application/json")]);
		const answered = await response.json();
		expect(answered.map(({ id, order }: { id: string; order: number }) => [id, order])).toEqual([
			["standard", 1],
			["business", 2],
			["vip", 3],
			["student-academic", 4],
		]);
		const vip = sample(tiers, "vip");
		expect(answered[2]).toEqual({
			id: "vip",
			name: vip.name.es,
			description: vip.description.es,
			price: vip.price,
			features: expect.arrayContaining(["allSessions", "prioritySeating"]),
			notIncluded: [],
			featured: false,
			available: false,
			availability: "soldOut",
			order: 3,
		});
	});

	test("rejects an unknown language with a message", async () => {
		const response = await get("/api/tickets?lng=xx");
		expect([response.status, await response.text()]).toEqual([400, "Unknown lng: use one of en, es, sv."]);
	});
});
