import type { Database } from "#app/admin/changes.server.ts";
import { putLast, type Sorting } from "#app/admin/positions.server.ts";
import type { Resource } from "#app/admin/resource.ts";
import { publicationCell } from "#app/admin/statuses.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { codeThatFrees } from "#app/domain/sales/discount/effect.server.ts";
import { RESERVED_FIELD_NAMES } from "#app/domain/sales/order/order-form.server.ts";
import { isOrdered, saleState, stockStatuses } from "#app/domain/sales/order/stock.server.ts";
import type { PricedTier } from "#app/domain/sales/pricing/prices.ts";
import { PUBLICATION } from "#app/http/form-codecs.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { offersOf } from "./offers.server.ts";
import { deleteTier, findTier, insertTier, listTiers, updateTier } from "./queries.server.ts";
import { isKnown, TIER_FEATURES, type Tier, tierSchema } from "./schema.ts";
import { askBeforeSellingNoMore } from "./sold.server.ts";
import { tierEntry, tierJson, tierView } from "./view.server.ts";

export const tierResource: Resource<Tier> = {
	entityType: "tier",
	section: "tickets",
	texts: "editTier",
	takenIds: RESERVED_FIELD_NAMES,
	schema: tierSchema,
	importable: false,
	nameOf: ({ name }) => name,
	publicPath: ({ status }) => (status === "draft" ? undefined : "/tickets#tickets"),
	pages: () => [],
	entityPages: undefined,
	api: {
		name: "tickets",
		summary: "The kinds of ticket, in their order.",
		entry: tierEntry,
		leftOut: ["status", "capacity", "saleStart", "saleEnd", "mostPerOrder", "earlyBirdPrice", "atDoor"],
		answer: async (_, locale) => {
			const [event, tiers, stock] = await Promise.all([getEvent(), listTiers(), stockStatuses()]);
			return tiers.map((tier) => tierJson(tier, saleState(tier, event, stock.get(tier.id)), locale));
		},
	},
	figure: undefined,
	searched: undefined,
	row: (tier, locale) => {
		const { amount, currency } = tierView(tier, locale);
		const { yes, no } = textsOf("editor", locale, {}).list;
		return {
			price: `${amount} ${currency}`,
			featured: tier.featured ? yes : no,
			available: tier.available ? yes : no,
			status: publicationCell(tier, locale),
		};
	},
	list: (on) => listTiers({ drafts: true }, on),
	find: findTier,
	complete: (tier, trx) => putLast(tierSorting, tier, trx),
	insert: insertTier,
	update: updateTier,
	remove: deleteTier,
	isKept: isOrdered,
	choices: async (locale) => {
		const { tierFeature: names, publication } = textsOf("labels", locale, {});
		return {
			status: PUBLICATION.map((value) => ({ value, label: publication[value] })),
			features: TIER_FEATURES.map((value) => ({ value, label: names[value] })),
		};
	},
	money: ({ price, earlyBirdPrice, features }) => ({ price, earlyBirdPrice, "features.allWorkshops": features?.includes("allWorkshops") ?? false }),
	/** A card must not contradict itself, and no code may give tickets away. */
	check: async ({ id, price, features = [], notIncluded = [] }, trx) => {
		const both = notIncluded.filter((feature) => features.includes(feature));
		const freed = price === undefined ? {} : await freedByCode({ id, price }, await findTier(id, trx), trx);
		return { ...freed, ...Object.fromEntries(both.map((feature) => [`notIncluded.${isKnown(feature) ? feature : "own"}`, "alsoIncluded"])) };
	},
	refusesUndo: freedByCode,
	question: askBeforeSellingNoMore,
	preview: async (tier, locale) => ({ tier: (await offersOf([tier], locale))[0], text: textsOf("tickets", locale, {}).card }),
};

async function freedByCode(after: PricedTier, before: PricedTier | undefined, on: Database): Promise<Record<string, string>> {
	const code = await codeThatFrees(after, before, on);
	return code === undefined ? {} : { price: `freeByCode: ${code}` };
}

export const tierSorting: Sorting<Tier> = { resource: tierResource, field: "order", groupOf: () => "all" };
