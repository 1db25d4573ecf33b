import { expect, test } from "vitest";
import { listPartners } from "./queries.server";
import { partnerJson, partnerView } from "./view.server";

test("partners come by type, and within a type in their own order", async () => {
	const partners = await listPartners();
	expect(partners.map(({ type, id }) => `${type} ${id}`)).toEqual([
		"organizer puente-norte",
		"organizer nordhub",
		"platinum aurora-energia",
		"gold fjordlink",
		"gold solmar",
		"gold veta",
		"silver kvarnen",
		"silver altiplano-labs",
		"silver havsbris",
		"silver tierra-media",
		"supporting bajio-tech",
		"supporting nordica-air",
		"institutional camara-bajio",
		"institutional universidad-arcos",
	]);
	expect((await listPartners("gold")).map(({ id }) => id)).toEqual(["fjordlink", "solmar", "veta"]);
});

test("a partner is worded for the page and for the API", async () => {
	const [platinum] = await listPartners("platinum");
	if (!platinum) throw new Error("no partner");
	expect(partnerView({ ...platinum, website: "https://www.aurora-energia.example/en" }, "sv")).toEqual({
		id: "aurora-energia",
		name: "Aurora Energía",
		logo: "/images/partners/aurora-energia.svg",
		website: "https://www.aurora-energia.example/en",
		host: "aurora-energia.example",
		description: { text: "Bygger och driver vind- och solparker i Mexiko och Chile och prövar grön vätgas i pilotskala." },
	});
	expect(partnerJson({ ...platinum, description: { en: "Wind." } }, "es")).toEqual({
		id: "aurora-energia",
		name: "Aurora Energía",
		logo: "/images/partners/aurora-energia.svg",
		website: "https://aurora-energia.example",
		description: "Wind.",
		type: "platinum",
	});
});
