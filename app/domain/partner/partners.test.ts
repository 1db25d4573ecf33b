import { expect, test } from "vitest";
import { z } from "zod";
import { encodeEntity, errorsOf } from "~/http/form-codecs";
import { nest } from "~/http/form-values";
import { listPartners } from "./queries.server";
import { partnerSchema } from "./schema";
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
	expect((await listPartners({ type: "gold" })).map(({ id }) => id)).toEqual(["fjordlink", "solmar", "veta"]);
});

test("a partner is worded for the page and for the API", async () => {
	const [platinum] = await listPartners({ type: "platinum" });
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

test("the form of every partner gives back what it was filled with", async () => {
	for (const { id, order, ...fields } of await listPartners()) {
		expect(z.decode(partnerSchema, nest(encodeEntity(partnerSchema, { id, order, ...fields })) as never)).toEqual(fields);
	}
});

test("a partner whose website is no address can still be opened, and is refused until it is mended", async () => {
	const [partner] = await listPartners();
	const values = encodeEntity(partnerSchema, { ...partner, website: "ftp://solmar.example" });
	expect([values.website, values.type]).toEqual(["ftp://solmar.example", "organizer"]);
	const { error } = z.safeDecode(partnerSchema, nest(values) as never);
	expect(error && errorsOf(error)).toEqual({ website: "webAddress" });
});
