import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { afterwardsText } from "#app/domain/content/event/status.server.ts";
import { sellsHere } from "#app/domain/sales/order/settings.server.ts";
import { isEarly, type StockStatuses, saleState } from "#app/domain/sales/order/stock.server.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import type { Tier } from "#app/domain/sales/tier/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatDate, formatPrice } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";

export function saleView(tier: Tier, event: SummitEvent, stock: StockStatuses, locale: Locale) {
	const state = saleState(tier, event, stock.get(tier.id));
	const t = translatorFor(locale);
	const words = state === "notYet" && tier.saleStart ? t("order.notYetFrom", { date: formatDate(tier.saleStart, locale) }) : t(`order.states.${state}`);
	const isOnSale = state === "onSale" || state === "fewLeft";
	const { earlyBirdPrice } = tier;
	const early =
		isOnSale && earlyBirdPrice !== undefined && isEarly(event)
			? t("tickets.card.early", { price: formatPrice(earlyBirdPrice, locale), date: formatDate(event.earlyBirdUntil, locale) })
			: undefined;
	return { state, isOnSale, words, early };
}

export async function closedView(event: SummitEvent, locale: Locale): Promise<{ title: string; lead: string } | undefined> {
	const { title, words: lead } = textsOf("order", locale, {}).closed;
	const over = afterwardsText(event, locale);
	if (over) return over.tickets;
	if (event.sales === "here") {
		const tiers = await listTiers();
		if (tiers.length > 0 && tiers.every((tier) => saleState(tier, event) === "over")) return { title: textsOf("phase", locale, {}).after.tickets.title, lead };
	}
	return (await sellsHere(event)) ? undefined : { title, lead };
}
