import { afterAll, expect, test } from "vitest";
import { plainAddress, texts } from "../support/html";
import { visitorOf } from "../support/http";
import { startSite } from "../support/running-site";

const site = await startSite();
afterAll(site.stop);
const { get, page } = visitorOf(site);

const tabs = (document: Document) =>
	[...document.querySelectorAll("main header nav a")].map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]);

test("the Nordic tab comes first", async () => {
	const { response, document } = await page("/regions");
	expect(response.status).toBe(200);
	expect(document.title).toBe("Regions | LATAM Nordics Summit 2025");
	expect(tabs(document)).toEqual([
		["The Nordic region", "/regions", "true"],
		["Latin America", "/regions?tab=latam", null],
	]);
	expect(texts(document, "main h1, main h2")).toEqual([
		"Two regions",
		"The Nordic region",
		"Key facts",
		"Countries",
		"Key industries",
		"Meet them in Querétaro",
	]);
	expect(texts(document, "#countries li")).toEqual([
		"SwedenCapitalStockholmPopulation10.6 million",
		"NorwayCapitalOsloPopulation5.6 million",
		"DenmarkCapitalCopenhagenPopulation6 million",
		"FinlandCapitalHelsinkiPopulation5.6 million",
		"IcelandCapitalReykjavíkPopulation400,000",
	]);
	expect(texts(document, "#industries li")).toEqual([
		"Renewable energy",
		"Software and telecoms",
		"Advanced manufacturing",
		"Forestry and new materials",
		"Shipping and seafood",
		"Life science",
	]);
	expect(texts(document, "[aria-labelledby=facts-title] dd")).toEqual(["Over 99%", "Over half", "About 9 in 10", "Over 3%"]);
	expect(texts(document, 'main a[href="/agenda"]')).toEqual(["See the agenda"]);
});

test.each([
	["/regions?tab=latam", "Latin America", ["Mexico", "Brazil", "Colombia", "Chile", "Argentina"]],
	["/es/regions?tab=latam", "América Latina", ["México", "Brasil", "Colombia", "Chile", "Argentina"]],
	["/sv/regions?tab=latam", "Latinamerika", ["Mexiko", "Brasilien", "Colombia", "Chile", "Argentina"]],
	["/es/regions", "La región nórdica", ["Suecia", "Noruega", "Dinamarca", "Finlandia", "Islandia"]],
	["/sv/regions?tab=atlantis", "Norden", ["Sverige", "Norge", "Danmark", "Finland", "Island"]],
])("%s shows %s", async (path, title, countries) => {
	const { document } = await page(path);
	expect(texts(document, "#region-title")).toEqual([title]);
	expect(texts(document, "#countries h3")).toEqual(countries);
	expect(tabs(document).filter(([, , current]) => current)).toEqual([[title, path.replace("?tab=atlantis", ""), "true"]]);
	expect(texts(document, "#industries li")).toHaveLength(6);
	expect(texts(document, "[aria-labelledby=facts-title] dd")).toHaveLength(4);
});

test("every country has its picture and flag", async () => {
	const { document } = await page("/regions?tab=latam");
	const addresses = (selector: string, attribute: string) =>
		[...document.querySelectorAll(`#countries ${selector}`)].map((part) => plainAddress(part.getAttribute(attribute)));
	const codes = ["mx", "br", "co", "cl", "ar"];
	expect(addresses("img", "src")).toEqual(codes.map((code) => `/images/countries/${code}-960.webp`));
	expect(addresses("use", "href")).toEqual(codes.map((code) => `/images/flags.svg#${code}`));
	const flags = await (await get("/images/flags.svg")).text();
	expect(codes.filter((code) => !flags.includes(`<symbol id="${code}"`))).toEqual([]);
});
