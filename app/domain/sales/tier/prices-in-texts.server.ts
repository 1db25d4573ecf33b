import type { Database } from "#app/admin/changes.server.ts";
import type { WrittenTexts } from "#app/domain/content/page/queries.server.ts";
import { PRICE_FACTS } from "#app/domain/content/page/rules.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { listTiers } from "./queries.server.ts";

export async function ticketPrices(locale: Locale, on?: Database): Promise<Partial<Record<(typeof PRICE_FACTS)[number], string>>> {
	const prices = (await listTiers({}, on)).filter(({ available }) => available).map(({ price }) => price);
	return prices.length > 0 ? { ticketsFrom: formatPrice(Math.min(...prices), locale) } : {};
}

/** Queried only if a text names a price, so that other pages do not expire with prices. */
export async function pricesNamedIn(written: WrittenTexts, locale: Locale) {
	const isNamed = [...written.values()].some((text) => PRICE_FACTS.some((name) => text[locale]?.includes(name)));
	return isNamed ? ticketPrices(locale) : {};
}
