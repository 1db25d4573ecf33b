import type { SummitEvent } from "~/domain/event/schema";
import type { Tier } from "~/domain/tier/schema";
import type { Locale } from "~/i18n/config";
import { formatDate } from "~/i18n/format.server";
import { translatorFor } from "~/i18n/texts.server";
import { type StockStates, saleState } from "./stock.server";

/** Whether a tier can be bought, and the words for it. */
export function saleView(tier: Tier, event: SummitEvent, stock: StockStates, locale: Locale) {
	const state = saleState(tier, event, stock.get(tier.id));
	const t = translatorFor(locale);
	const words = state === "notYet" && tier.saleStart ? t("order.notYetFrom", { date: formatDate(tier.saleStart, locale) }) : t(`order.states.${state}`);
	return { state, isOnSale: state === "onSale" || state === "fewLeft", words };
}
