import { expect, test } from "vitest";
import { z } from "zod";
import { encodeEntity, errorsOf } from "#app/http/form-codecs.ts";
import { nest } from "#app/http/form-values.ts";
import { listRegions } from "./queries.server.ts";
import { regionSchema } from "./schema.ts";
import { regionView } from "./view.server.ts";

test("lists regions in the order of their tabs, each with its countries", async () => {
	const regions = await listRegions();
	expect(regions.map(({ id, countries }) => [id, ...countries.map(({ code }) => code)])).toEqual([
		["nordic", "SE", "NO", "DK", "FI", "IS"],
		["latam", "MX", "BR", "CO", "CL", "AR"],
	]);
	for (const { industries, facts } of regions) expect([industries.length, facts.length]).toEqual([6, 4]);
});

test("a region is in the page's language, and in English where a translation is missing", async () => {
	const [nordic] = await listRegions();
	if (!nordic) throw new Error("no region");
	const view = regionView(
		{
			...nordic,
			title: { en: "The Nordic region" },
			description: { en: "One.\n\nTwo.", sv: "Ett.\n\nTvå." },
			countries: [{ code: "DK", capital: { en: "Copenhagen", sv: "Köpenhamn" }, population: 6_000_000, image: "/images/countries/dk" }],
			industries: [{ en: "Renewable energy", sv: "Förnybar energi" }],
			facts: [{ figure: { en: "99%", sv: "99\u00a0%" }, label: { en: "of the power", sv: "av elen" } }],
		},
		"sv",
	);
	expect(view.title).toEqual({ text: "The Nordic region", lang: "en" });
	expect(view.paragraphs).toEqual([{ text: "Ett." }, { text: "Två." }]);
	expect(view.countries).toEqual([{ code: "DK", name: "Danmark", capital: { text: "Köpenhamn" }, population: "6 miljoner", image: "/images/countries/dk" }]);
	expect(view.industries).toEqual([{ text: "Förnybar energi" }]);
	expect(view.facts).toEqual([{ figure: { text: "99\u00a0%" }, label: { text: "av elen" } }]);
});

const [nordic] = await listRegions();
const saved = (change: Record<string, string>) => z.safeDecode(regionSchema, nest({ ...encodeEntity(regionSchema, nordic as object), ...change }) as never);

test("the form round-trips both regions", async () => {
	for (const { id, ...fields } of await listRegions()) {
		expect(z.decode(regionSchema, nest(encodeEntity(regionSchema, { id, ...fields })) as never)).toEqual(fields);
	}
});

test("removes a country whose row was emptied, ignores an empty row, and adds a new country without a picture", () => {
	const emptied = {
		"countries.1.code": "",
		"countries.1.population": " ",
		"countries.1.capital.en": "",
		"countries.1.capital.es": "",
		"countries.1.capital.sv": "",
	};
	const added = {
		"countries.5.code": "EE",
		"countries.5.population": "1400000",
		"countries.5.capital.en": "Tallinn",
		"countries.6.code": "",
		"countries.6.image": "",
	};
	const countries = saved({ ...emptied, ...added }).data?.countries ?? [];
	expect(countries.map(({ code }) => code)).toEqual(["SE", "DK", "FI", "IS", "EE"]);
	expect(countries[4]).toEqual({ code: "EE", population: 1_400_000, capital: { en: "Tallinn" } });
});

test("reports errors at the controls of a row, even after empty rows", () => {
	const emptied = {
		"countries.1.code": "",
		"countries.1.population": "",
		"countries.1.capital.en": "",
		"countries.1.capital.es": "",
		"countries.1.capital.sv": "",
	};
	const { error } = saved({
		...emptied,
		"countries.3.population": "5.6 million",
		"countries.4.capital.en": "",
		"facts.2.label.en": "",
		"industries.5.en": " ",
	});
	expect(error && errorsOf(error)).toEqual({
		"countries.3.population": "number",
		"countries.4.capital.en": "required",
		"facts.2.label.en": "required",
		"industries.5.en": "required",
	});
});
