import { afterAll, expect, test } from "vitest";
import { regions } from "../../seeds/regions.ts";
import { parse, plainAddress, texts } from "../support/html.ts";
import { organizerOf, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);
const PATH = "/admin/regions/nordic";
const countries = async () => texts((await visitor.page("/regions")).document, "#countries h3");

test("there are the two, and none can be added or deleted", async () => {
	const { document } = await organizer.page("/admin/regions");
	expect(texts(document, "tbody tr td:first-child")).toEqual(regions.map(({ title }) => title.en));
	expect(texts(document, "#row-nordic td")[1]).toBe("Countries: Sweden, Norway, Denmark, Finland, Iceland");
	expect(document.querySelector('a[href="/admin/regions/new"]')).toBeNull();
	expect((await organizer.page("/admin/regions/new")).response.status).toBe(404);
	expect((await organizer.page(`${PATH}/delete`)).response.status).toBe(404);
	await organizer.post(`${PATH}/delete`, {});
	expect((await organizer.page(PATH)).response.status).toBe(200);
});

test("a country is added, changed and removed; pictures stay with theirs", async () => {
	const form = await organizer.formOf(PATH);
	expect([form["countries.4.code"], form["countries.4.image"], form["countries.5.code"], form["countries.6.code"], form["countries.7.code"]]).toEqual([
		"IS",
		"/images/countries/is",
		"",
		"",
		undefined,
	]);
	const emptied = Object.fromEntries(["code", "population", "capital.en", "capital.es", "capital.sv"].map((part) => [`countries.1.${part}`, ""]));
	const added = { "countries.6.code": "EE", "countries.6.population": "1370000", "countries.6.capital.en": "Tallinn" };
	expect((await organizer.post(PATH, { ...form, ...emptied, ...added, "countries.0.population": "10700000" })).status).toBe(303);

	expect(await countries()).toEqual(["Sweden", "Denmark", "Finland", "Iceland", "Estonia"]);
	const { document } = await visitor.page("/sv/regions");
	const items = [...document.querySelectorAll("#countries li")];
	expect(items.map((item) => plainAddress(item.querySelector("img")?.getAttribute("src")))).toEqual([
		"/images/countries/se-960.webp",
		"/images/countries/dk-960.webp",
		"/images/countries/fi-960.webp",
		"/images/countries/is-960.webp",
		undefined,
	]);
	expect(texts(document, "#countries li:first-child dd")).toEqual([regions[0]?.countries[0]?.capital.sv, "10,7 miljoner"]);
	expect(texts(document, "#countries li:last-child dd")[0]).toBe("Tallinn");
});

test("edited titles, industries and facts show at once, each in its language", async () => {
	const form = await organizer.formOf(PATH);
	const change = { "title.sv": "Norden igen", "industries.0.en": "Wind and water", "facts.3.figure.en": "One", "facts.3.label.en": "thing to know." };
	expect((await organizer.post(PATH, { ...form, ...change })).status).toBe(303);
	expect(texts((await visitor.page("/sv/regions")).document, "#region-title, nav a[aria-current], #industries li")).toContain("Norden igen");
	const { document } = await visitor.page("/regions");
	expect(texts(document, "#industries li")[0]).toBe("Wind and water");
	expect(texts(document, "[aria-labelledby=facts-title] dl > div:last-child")).toEqual(["thing to know.One"]);
	expect(texts((await organizer.page("/admin/regions")).document, "#row-nordic td:last-child span")).toEqual(
		expect.arrayContaining([expect.stringMatching(/^Spanish: 3 outdated$/), expect.stringMatching(/^Swedish: 3 outdated$/)]),
	);
});

test("errors of a row are named in it, and nothing is lost or saved", async () => {
	const before = await countries();
	const form = await organizer.formOf(PATH);
	const wrong = { "countries.1.population": "a few", "countries.6.code": "LV", "facts.0.label.en": "", "industries.5.en": "" };
	const answer = await organizer.post(PATH, { ...form, ...wrong });
	expect(answer.status).toBe(422);
	const document = parse(await answer.text());
	expect(texts(document, "[data-error-summary] a")).toEqual([
		"Countries 2: Population: Enter a whole number.",
		"Countries 7: Population: This field is required.",
		"Countries 7: Capital (English): This field is required.",
		"Key industries 6 (English): This field is required.",
		"Key facts 1: What it means (English): This field is required.",
	]);
	expect(document.querySelector("#editor-countries\\.1\\.population")?.getAttribute("value")).toBe("a few");
	expect(document.querySelector("#editor-countries\\.6\\.code option[selected]")?.getAttribute("value")).toBe("LV");
	expect(await countries()).toEqual(before);
});

test("two organizers at once: the second sees both versions", async () => {
	const [one, other] = [await organizer.formOf(PATH), await organizer.formOf(PATH)];
	expect((await organizer.post(PATH, { ...one, "countries.0.population": "10800000" })).status).toBe(303);
	const refused = await organizer.post(PATH, { ...other, "countries.0.population": "10900000" });
	expect(refused.status).toBe(409);
	expect(texts(parse(await refused.text()), "#editor > dl > div")).toEqual(["Countries 1: PopulationSaved now10800000Yours10900000"]);
});

test("the preview shows the public page, and saves nothing", async () => {
	const answer = await organizer.post(PATH, { ...(await organizer.formOf(PATH)), "title.es": "Solo vista", preview: "es" });
	const document = parse(await answer.text());
	expect([answer.status, texts(document, "[lang=es] #region-title"), texts(document, "[lang=es] li h3")[0]]).toEqual([200, ["Solo vista"], "Suecia"]);
	expect(texts((await visitor.page("/es/regions")).document, "#region-title")).not.toContain("Solo vista");
});
