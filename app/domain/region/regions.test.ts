import { expect, test } from "vitest";
import { listRegions } from "./queries.server";
import { regionView } from "./view.server";

test("the regions come in the order of their tabs, each with its countries", async () => {
	const regions = await listRegions();
	expect(regions.map(({ id, countries }) => [id, ...countries.map(({ code }) => code)])).toEqual([
		["nordic", "SE", "NO", "DK", "FI", "IS"],
		["latam", "MX", "BR", "CO", "CL", "AR"],
	]);
	for (const { industries, facts } of regions) expect([industries.length, facts.length]).toEqual([6, 4]);
});

test("a region is worded in the page's language, with English where a translation is missing", async () => {
	const [nordic] = await listRegions();
	if (!nordic) throw new Error("no region");
	const view = regionView({ ...nordic, title: { en: "The Nordic region" }, description: { en: "One.\n\nTwo.", sv: "Ett.\n\nTvå." } }, "sv");
	expect(view.title).toEqual({ text: "The Nordic region", lang: "en" });
	expect(view.paragraphs).toEqual([{ text: "Ett." }, { text: "Två." }]);
	expect(view.countries[2]).toEqual({
		code: "DK",
		name: "Danmark",
		capital: { text: "Köpenhamn" },
		population: "6 miljoner",
		image: "/images/countries/dk",
	});
	expect(view.industries[0]).toEqual({ text: "Förnybar energi" });
	expect(view.facts[0]).toEqual({
		figure: { text: "Över 99\u00a0%" },
		label: { text: "av Islands el kommer från vattenkraft och geotermisk energi." },
	});
});
