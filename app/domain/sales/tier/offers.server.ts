import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { sellsHere } from "#app/domain/sales/order/settings.server.ts";
import { stockStatuses } from "#app/domain/sales/order/stock.server.ts";
import { saleView } from "#app/domain/sales/pricing/sale-view.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { listTiers } from "./queries.server.ts";
import type { Tier } from "./schema.ts";
import { tierView } from "./view.server.ts";

export type OfferView = Awaited<ReturnType<typeof offersOf>>[number];

export async function listOffers(locale: Locale): Promise<OfferView[]> {
	return offersOf(await listTiers(), locale);
}

export async function offersOf(tiers: readonly Tier[], locale: Locale) {
	const event = await getEvent();
	const [stock, isSoldHere] = await Promise.all([stockStatuses(), sellsHere(event)]);
	return tiers.map((tier) => {
		const { isOnSale, state, words, early } = saleView(tier, event, stock, locale);
		return {
			...tierView(tier, locale),
			available: isOnSale,
			availability: state,
			early: isSoldHere ? early : undefined,
			buy: isOnSale ? (isSoldHere ? `/tickets/order?${tier.id}=1` : elsewhere(tier, event)) : undefined,
			note: state === "onSale" ? undefined : words,
		};
	});
}

const elsewhere = ({ id }: Tier, { sales, shopUrl }: SummitEvent) => (sales === "elsewhere" && shopUrl ? shopUrl : `/contact?tier=${id}`);
