import { expect, test } from "vitest";
import { z } from "zod";
import { encodeEntity, errorsOf } from "#app/http/form-codecs.ts";
import { nest } from "#app/http/form-values.ts";
import { tiers as seeded } from "../../../../seeds/tiers.ts";
import { listTiers } from "./queries.server.ts";
import { TIER_FEATURES, type Tier, tierSchema } from "./schema.ts";
import { tierJson, tierView } from "./view.server.ts";

const tiers = await listTiers();

const tier: Tier = {
	id: "evening",
	name: { en: "Evening", es: "Noche" },
	description: { en: "After six." },
	price: 123450,
	features: ["networkingEvents", "Tequila, tasted: blind"],
	notIncluded: ["exclusiveSpeakersDinner"],
	featured: true,
	available: false,
	atDoor: false,
	order: 9,
	status: "published",
};

const saved = (entity: Tier, change = {}) => z.safeDecode(tierSchema, nest({ ...encodeEntity(tierSchema, entity), ...change }) as never);

test.each(tiers)("the form of $id returns its values unchanged", ({ id, order, ...fields }) => {
	expect(saved({ id, order, ...fields }).data).toEqual(fields);
});

test("known features come in the order of all cards, custom ones as written, without duplicates", () => {
	const change = { "features.allSessions": "on", "features.own": " Sauna \n\nTequila: tasted\nSauna\nnetworkingEvents" };
	expect(saved(tier, change).data?.features).toEqual(["allSessions", "networkingEvents", "Sauna", "Tequila: tasted"]);
	const wrong = saved(tier, { "features.own": `Sauna\n${"a".repeat(101)}`, price: "9,999" });
	expect(wrong.error && errorsOf(wrong.error)).toEqual({ "features.own": "tooLong", price: "price" });
});

test.each([
	["299", 29900],
	["299.5", 29950],
	["0,05", 5],
])("reads a price of %s as %i cents", (price, cents) => {
	expect(saved(tier, { price }).data?.price).toBe(cents);
});

test("the sample's tiers come in their order, one of them featured and one sold out", () => {
	expect(tiers.map(({ id }) => id)).toEqual(seeded.toSorted((a, b) => a.order - b.order).map(({ id }) => id));
	expect([tiers.filter(({ featured }) => featured).length, tiers.filter(({ available }) => !available).length]).toEqual([1, 1]);
});

test("a card in Swedish: known features translated, others as written, the price in two parts", () => {
	expect(tierView(tier, "sv")).toEqual({
		id: "evening",
		name: { text: "Evening", lang: "en" },
		description: { text: "After six.", lang: "en" },
		price: 123450,
		amount: "1\u00a0234,50",
		currency: "USD",
		features: ["Nätverksträffar", "Tequila, tasted: blind"],
		notIncluded: ["Exklusiv middag med talarna"],
		featured: true,
		available: false,
	});
});

test.each([
	["en", "$1,234.50"],
	["es", "$1,234.50"],
	["sv", "1\u00a0234,50"],
] as const)("formats 123450 cents in %s as %s", (locale, amount) => {
	expect(tierView(tier, locale)).toMatchObject({ amount, currency: "USD" });
});

test("every feature has a name in every language", () => {
	const views = (["en", "es", "sv"] as const).map((locale) => tierView({ ...tier, features: [...TIER_FEATURES] }, locale).features);
	for (const names of views) expect(names.filter((name) => (TIER_FEATURES as readonly string[]).includes(name))).toEqual([]);
});

test("the API's entry has keys and cents, with name and description translated", () => {
	const { status: _, atDoor: __, ...shown } = tier;
	expect(tierJson(tier, "soldOut", "es")).toEqual({ ...shown, availability: "soldOut", name: "Noche", description: "After six." });
});
