import { getEvent } from "~/domain/content/event/queries.server";
import type { SummitEvent } from "~/domain/content/event/schema";
import { MOST_TICKETS } from "~/domain/sales/order/limits";
import { sellsHere } from "~/domain/sales/order/settings.server";
import { stockStates } from "~/domain/sales/order/stock.server";
import { saleView } from "~/domain/sales/pricing/sale-view.server";
import type { Locale } from "~/i18n/config";
import { listTiers } from "./queries.server";
import type { Tier } from "./schema";
import { tierView } from "./view.server";

/** What a tier's card shows, with where it is bought, or why it is not. */
export type OfferView = Awaited<ReturnType<typeof offersOf>>[number];

/** The tiers that visitors see, each with where it is bought. */
export async function listOffers(locale: Locale): Promise<OfferView[]> {
	return offersOf(await listTiers(), locale);
}

/** The same of these tiers. */
export async function offersOf(tiers: readonly Tier[], locale: Locale) {
	const event = await getEvent();
	const [stock, isSoldHere] = await Promise.all([stockStates(), sellsHere(event)]);
	return tiers.map((tier) => {
		const { isOnSale, state, words, early } = saleView(tier, event, stock, locale);
		return {
			...tierView(tier, locale),
			available: isOnSale,
			availability: state,
			early: isSoldHere ? early : undefined,
			/** How many one order may hold, where it can be ordered here. */
			most: isOnSale && isSoldHere ? (tier.mostPerOrder ?? MOST_TICKETS) : undefined,
			/** Where else it can be bought: an address of the site without language, or one elsewhere. */
			buy: isOnSale && !isSoldHere ? buyAddress(tier, event) : undefined,
			/** Why it cannot be bought, or that few are left. */
			note: state === "onSale" ? undefined : words,
		};
	});
}

const buyAddress = ({ id }: Tier, { sales, shopUrl }: SummitEvent) => (sales === "elsewhere" && shopUrl ? shopUrl : `/contact?tier=${id}`);
