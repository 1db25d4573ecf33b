import { afterAll, describe, expect, test } from "vitest";
import { event } from "../../seeds/event";
import { tiers } from "../../seeds/tiers";
import { texts } from "../support/html";
import { visitorOf } from "../support/http";
import { startSite } from "../support/running-site";
import { sample } from "../support/sample";

const site = await startSite();
afterAll(site.stop);
const { get, page } = visitorOf(site);

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

	test("says of every feature whether it is included", async () => {
		const { document } = await page(path);
		const features = [...document.querySelectorAll("article")].map((tier) => texts(tier as unknown as Document, "li"));
		expect(features.map((list) => [list.includes(included), list.includes(notIncluded)])).toEqual([
			[false, true],
			[true, false],
			[true, false],
			[false, true],
		]);
	});

	test("tells when, where and with how many", async () => {
		const { document } = await page(path);
		expect(texts(document, "main dl dd")).toEqual(expected);
	});

	test("answers five questions, one open at a time, with the event's own facts", async () => {
		const { document } = await page(path);
		const questions = [...document.querySelectorAll("main details")];
		expect(questions.map((entry) => [entry.getAttribute("name"), entry.hasAttribute("open")])).toEqual(Array(5).fill(["faq", false]));
		const answers = texts(document, "main details p").join(" ");
		expect(answers).toContain(expected[0]);
		expect(answers).not.toMatch(/[{}]/);
	});
});

test("Buy leads to the order form with one of the tier, and a sold-out tier leads nowhere", async () => {
	const { document } = await page("/es/tickets");
	const cards = [...document.querySelectorAll("article")];
	expect(cards.map((tier) => tier.querySelector("a")?.getAttribute("href") ?? null)).toEqual([
		"/es/tickets/order?standard=1",
		"/es/tickets/order?business=1",
		null,
		"/es/tickets/order?student-academic=1",
	]);
	expect(cards[0]?.querySelector("a")?.textContent).toBe(`Comprar boleto: ${tiers[0]?.name.es}`);
	expect(cards.map((tier) => [...tier.querySelectorAll("button")].map((button) => [button.textContent, button.hasAttribute("disabled")]))).toEqual([
		[],
		[],
		[["Agotado", true]],
		[],
	]);
});

test("groups are invited to ask for a price", async () => {
	const { document } = await page("/tickets");
	const group = document.querySelector('section[aria-labelledby="group-title"]');
	expect(group?.textContent).toContain("With 5 or more people, each of you pays less.");
	expect(group?.querySelector("a")?.getAttribute("href")).toBe("/contact?subject=Group%20discount%20for%205%20people%20or%20more");
});

test("home shows the same tiers under its anchor, with the group discount and the way to contact", async () => {
	const { document } = await page("/");
	expect(texts(document, "#tickets article h3")).toEqual(LANGUAGES[0]?.names);
	expect(texts(document, "#tickets article button[disabled]")).toEqual(["Sold out"]);
	const links = [...document.querySelectorAll("#tickets a")].map((link) => link.getAttribute("href"));
	expect(links.slice(-2)).toEqual(["/contact?subject=Group%20discount%20for%205%20people%20or%20more", "/tickets"]);
	expect(document.querySelector("#tickets")?.textContent).toContain("5 or more of you? There is a group discount.");
});

describe("GET /api/tickets", () => {
	test("answers with the fields of the specification", async () => {
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
			order: 3,
		});
	});

	test("refuses an unknown language in plain words", async () => {
		const response = await get("/api/tickets?lng=xx");
		expect([response.status, await response.text()]).toEqual([400, "Unknown lng: use one of en, es, sv."]);
	});
});
