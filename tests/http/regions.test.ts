import { expect, test } from "vitest";
import { regions } from "../../seeds/regions.ts";
import { plainAddress, texts } from "../support/html.ts";
import { reader } from "../support/reader.ts";
import { sample } from "../support/sample.ts";

const { get, page } = reader;

const nordic = sample(regions, "nordic");
const latam = sample(regions, "latam");

const tabs = (document: Document) =>
	[...document.querySelectorAll("main header nav a")].map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]);

test("the Nordic tab comes first", async () => {
	const { response, document } = await page("/regions");
	expect(response.status).toBe(200);
	expect(document.title).toBe("Regions | LATAM Nordics Summit 2025");
	expect(tabs(document)).toEqual([
		[nordic.title.en, "/regions", "true"],
		[latam.title.en, "/regions?tab=latam", null],
	]);
	expect(texts(document, "main h1, main h2")).toEqual(["Two regions", nordic.title.en, "Key facts", "Countries", "Key industries", "Meet them in Querétaro"]);
	const inWords = (population: number) => (population < 1_000_000 ? population.toLocaleString("en") : `${population / 1_000_000} million`);
	expect(texts(document, "#countries li")).toEqual(
		["Sweden", "Norway", "Denmark", "Finland", "Iceland"].map((country, index) => {
			const { capital, population } = nordic.countries[index] as (typeof nordic.countries)[number];
			return `${country}Capital${capital.en}Population${inWords(population)}`;
		}),
	);
	expect(texts(document, "#industries li")).toEqual(nordic.industries.map(({ en }) => en));
	expect(texts(document, "[aria-labelledby=facts-title] dd")).toEqual(nordic.facts.map(({ figure }) => figure.en));
	expect(texts(document, 'main a[href="/agenda"]')).toEqual(["See the agenda"]);
	expect(texts(document, 'main a[href="/summit.ics"]')).toEqual(["Event calendar (.ics)"]);
});

test.each([
	["/regions?tab=latam", latam.title.en, ["Mexico", "Brazil", "Colombia", "Chile", "Argentina"]],
	["/es/regions?tab=latam", latam.title.es, ["México", "Brasil", "Colombia", "Chile", "Argentina"]],
	["/sv/regions?tab=latam", latam.title.sv, ["Mexiko", "Brasilien", "Colombia", "Chile", "Argentina"]],
	["/es/regions", nordic.title.es, ["Suecia", "Noruega", "Dinamarca", "Finlandia", "Islandia"]],
	["/sv/regions?tab=atlantis", nordic.title.sv, ["Sverige", "Norge", "Danmark", "Finland", "Island"]],
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
