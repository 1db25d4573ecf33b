import { getEvent } from "~/domain/event/queries.server";
import type { SummitEvent } from "~/domain/event/schema";
import { saleView } from "~/domain/order/sale-view.server";
import { sellsHere } from "~/domain/order/settings.server";
import { stockStates } from "~/domain/order/stock.server";
import type { Locale } from "~/i18n/config";
import { listTiers } from "./queries.server";
import type { Tier } from "./schema";
import { tierView } from "./view.server";

/** What a tier's card shows, with where it is bought, or why it is not. */
export type OfferView = Awaited<ReturnType<typeof offerView>>;

/** The tiers that visitors see, each with where it is bought. */
export async function listOffers(locale: Locale): Promise<OfferView[]> {
	const [event, tiers] = await Promise.all([getEvent(), listTiers()]);
	return Promise.all(tiers.map((tier) => offerView(tier, event, locale)));
}

export async function offerView(tier: Tier, event: SummitEvent, locale: Locale) {
	const { isOnSale, state, words } = saleView(tier, event, await stockStates(), locale);
	return {
		...tierView(tier, locale),
		available: isOnSale,
		availability: state,
		/** An address of the site without language, or one elsewhere; nothing where it cannot be bought. */
		buy: isOnSale ? await buyAddress(tier, event) : undefined,
		/** Why it cannot be bought, or that few are left. */
		note: state === "onSale" ? undefined : words,
	};
}

async function buyAddress({ id }: Tier, event: SummitEvent): Promise<string> {
	if (event.sales === "elsewhere" && event.shopUrl) return event.shopUrl;
	return (await sellsHere(event)) ? `/tickets/order?${id}=1` : `/contact?tier=${id}`;
}
