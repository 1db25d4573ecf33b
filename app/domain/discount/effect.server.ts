import { getEvent } from "~/domain/event/queries.server";
import { rulesOf } from "~/domain/order/ordering.server";
import { isGoodFor, pricesOf } from "~/domain/order/prices";
import { getSalesSettings, sellsHere } from "~/domain/order/settings.server";
import { listTiers } from "~/domain/tier/queries.server";
import { LOCALES, type Locale, localePath } from "~/i18n/config";
import { formatPrice } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { takenOf } from "./queries.server";
import type { DiscountCode } from "./schema";

/** What a single ticket of each tier costs today by a code, in the words of a language. */
export type Prices = Awaited<ReturnType<typeof pricesWith>>;

export async function pricesWith(discount: DiscountCode, locale: Locale) {
	const [event, settings, tiers] = [await getEvent(), await getSalesSettings(), await listTiers()];
	const { effect: text } = textsOf("editDiscountCode", locale, {});
	return {
		text,
		rows: tiers.map((tier) => {
			const [price] = pricesOf([tier], { ...rulesOf(event, settings), discount });
			const better = price?.discountBy === "earlyBird" || price?.discountBy === "group" ? text.better[price.discountBy] : undefined;
			return {
				id: tier.id,
				name: translate(tier.name, locale),
				listPrice: formatPrice(tier.price, locale),
				price: formatPrice(price?.gross ?? tier.price, locale),
				note: isGoodFor(discount, tier) ? better : text.notFor,
			};
		}),
	};
}

/** What becomes of a code that is kept: why nobody can use it now, the addresses that fill it in, and its prices. */
export type Effect = Awaited<ReturnType<typeof effectOf>>;

/** @param origin of the site, such as `https://summit.example` */
export async function effectOf(discount: DiscountCode, origin: string, locale: Locale) {
	const event = await getEvent();
	const prices = await pricesWith(discount, locale);
	const { notHere, over, usedUp } = prices.text;
	const taken = await takenOf(discount, event);
	const { languages } = textsOf("editor", locale, {});
	return {
		...prices,
		useless: [...((await sellsHere(event)) ? [] : [notHere]), ...(taken.isOver ? [over] : []), ...(taken.isUsedUp ? [usedUp] : [])],
		links: LOCALES.map((language) => ({
			language,
			name: languages[language],
			address: `${origin}${localePath(language, "/tickets/order")}?discountCode=${discount.code}`,
		})),
	};
}
