import { readClock } from "~/clock.server";
import { db } from "~/database.server";
import { getEvent } from "~/domain/event/queries.server";
import { groupsOf, problemWords, taxWords } from "~/domain/order/cart-view.server";
import type { PricedCart } from "~/domain/order/ordering.server";
import { getSalesSettings } from "~/domain/order/settings.server";
import { countHeld, placesLeft } from "~/domain/order/stock.server";
import { listTiers } from "~/domain/tier/queries.server";
import { LOCALES, type Locale } from "~/i18n/config";
import { formatPrice, languageName } from "~/i18n/format.server";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import type { OrderKind } from "./kinds";

/** What an order by hand can hold: the tiers with what is left of them, languages, and how it can be paid. */
export async function byHandView(kinds: readonly OrderKind[], locale: Locale) {
	const [event, tiers, held] = await Promise.all([getEvent(), listTiers(), countHeld(db, new Date(readClock()))]);
	const t = translatorFor(locale);
	const text = textsOf("adminOrderByHand", locale, {});
	return {
		tiers: tiers.map((tier) => {
			const left = placesLeft(held, tier, event);
			const about = [formatPrice(tier.price, locale), ...(Number.isFinite(left) ? [t("adminOrderByHand.left", { count: left })] : [])];
			return { id: tier.id, name: translate(tier.name, locale).text, about: about.join(" · "), atDoor: tier.atDoor ? text.atDoor : undefined };
		}),
		languages: LOCALES.map((value) => ({ value, label: languageName(value, locale) })),
		kinds: kinds.map((value) => ({ value, ...text.kinds[value] })),
	};
}
export type ByHandView = Awaited<ReturnType<typeof byHandView>>;

/** What it comes to, and why it cannot be had. */
export async function pricedView({ lines, total, problems }: PricedCart, kind: OrderKind, locale: Locale) {
	const { total: sum } = { total: formatPrice(total.gross, locale) };
	const { submit, submitFree } = textsOf("adminOrderByHand", locale, { total: sum });
	return {
		lines: groupsOf(lines, locale).map((group) => ({ ...group, name: group.name.text })),
		gross: total.gross,
		total: sum,
		tax: total.tax > 0 ? taxWords(await getSalesSettings(), total.tax, locale) : undefined,
		submit: total.gross === 0 ? submitFree : submit[kind],
		problems: problems.map((problem) => problemWords(problem, locale)),
	};
}
export type PricedView = Awaited<ReturnType<typeof pricedView>>;
