import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { encodeEntity, errorsOf } from "#app/http/form-codecs.ts";
import { nest } from "#app/http/form-values.ts";
import { db } from "#app/runtime/database.server.ts";
import { inAll, partner } from "../../../../tests/support/content.ts";
import { deletePartner, insertPartner, listPartners } from "./queries.server.ts";
import { type Partner, partnerSchema } from "./schema.ts";
import { partnerJson, partnerView } from "./view.server.ts";

const seeded = await listPartners();

beforeAll(async () => {
	for (const { id } of seeded) await deletePartner(db, id);
	const insert = (id: string, type: Partner["type"], order: number) => insertPartner(db, { ...partner, id, type, order });
	await insert("camara", "institutional", 1);
	await insert("veta", "gold", 2);
	await insert("fjordlink", "gold", 1);
	await insert("aurora", "platinum", 1);
	await insert("puente", "organizer", 1);
	await insert("bajio", "supporting", 1);
	await insert("kvarnen", "silver", 1);
});

test("partners are ordered by type, then by their position", async () => {
	expect((await listPartners()).map(({ type, id }) => `${type} ${id}`)).toEqual([
		"organizer puente",
		"platinum aurora",
		"gold fjordlink",
		"gold veta",
		"silver kvarnen",
		"supporting bajio",
		"institutional camara",
	]);
	expect((await listPartners({ type: "gold" })).map(({ id }) => id)).toEqual(["fjordlink", "veta"]);
});

test("returns a partner for the page and for the API", () => {
	const solmar: Partner = { ...partner, description: { ...inAll("Sun."), sv: "Sol." } };
	expect(partnerView({ ...solmar, website: "https://www.solmar.example/en" }, "sv")).toEqual({
		id: "solmar",
		name: "Solmar",
		logo: "/images/partners/solmar.svg",
		website: "https://www.solmar.example/en",
		host: "solmar.example",
		description: { text: "Sol." },
	});
	expect(partnerJson({ ...solmar, description: { en: "Wind." } }, "es")).toEqual({
		id: "solmar",
		name: "Solmar",
		logo: "/images/partners/solmar.svg",
		website: "https://solmar.example",
		description: "Wind.",
		type: "gold",
	});
});

test("the form round-trips every partner", async () => {
	for (const { id, order, ...fields } of seeded) {
		expect(z.decode(partnerSchema, nest(encodeEntity(partnerSchema, { id, order, ...fields })) as never)).toEqual(fields);
	}
});

test("a partner with an invalid website can be opened, but not saved until it is corrected", () => {
	const values = encodeEntity(partnerSchema, { ...partner, website: "ftp://solmar.example" });
	expect([values.website, values.type]).toEqual(["ftp://solmar.example", "gold"]);
	const { error } = z.safeDecode(partnerSchema, nest(values) as never);
	expect(error && errorsOf(error)).toEqual({ website: "webAddress" });
});
