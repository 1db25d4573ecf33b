import { z } from "zod";
import { SALE_STATES, type SaleState } from "#app/domain/sales/order/stock.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { priceParts } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import type { Tier } from "./schema.ts";

export function tierView(tier: Tier, locale: Locale) {
	return {
		id: tier.id,
		name: translate(tier.name, locale),
		description: translate(tier.description, locale),
		price: tier.price,
		...priceParts(tier.price, locale),
		features: tier.features.map((feature) => featureText(feature, locale)),
		notIncluded: tier.notIncluded.map((feature) => featureText(feature, locale)),
		featured: tier.featured,
		available: tier.available,
	};
}

/** Custom features are shown as typed (specification, section 3). */
function featureText(feature: string, locale: Locale): string {
	const names: Record<string, string> = textsOf("labels", locale, {}).tierFeature;
	return Object.hasOwn(names, feature) ? (names[feature] as string) : feature;
}

export const tierEntry = z.object({
	id: z.string().describe("Permanent id."),
	name: z.string().describe("In the requested language."),
	description: z.string().describe("Audience, in one sentence."),
	price: z.int().describe("Cents of US dollars."),
	features: z.array(z.string()).describe("Included features: standard ones by their translated name, others as the organizers wrote them."),
	notIncluded: z.array(z.string()).describe("Features that are not included."),
	featured: z.boolean().describe("True if pages mark it as popular."),
	available: z.boolean().describe("False if it is sold out."),
	availability: z.enum(SALE_STATES).describe("Current availability, from the sale dates and the tickets left."),
	order: z.int().describe("Position in the list, lowest first."),
});

/** Returns an entry of GET /api/tickets (specification, section 3). */
export function tierJson(tier: Tier, availability: SaleState, locale: Locale): z.output<typeof tierEntry> {
	const { id, name, description, price, features, notIncluded, featured, available, order } = tier;
	const words = { name: translate(name, locale).text, description: translate(description, locale).text };
	return { id, ...words, price, features, notIncluded, featured, available, availability, order };
}
