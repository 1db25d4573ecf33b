import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { rulesOf } from "#app/domain/sales/order/create.server.ts";
import { getSalesSettings, sellsHere } from "#app/domain/sales/order/settings.server.ts";
import { appliesTo, type PricedTier, pricesOf } from "#app/domain/sales/pricing/prices.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import { LOCALES, type Locale, localePath } from "#app/i18n/config.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";
import { listDiscounts, usesOf } from "./queries.server.ts";
import type { DiscountCode } from "./schema.ts";

export type Effect = Awaited<ReturnType<typeof effectOf>>;

export async function isFree(discount: Omit<DiscountCode, "id">, on: Database = db): Promise<boolean> {
	return (await listTiers({ drafts: true }, on)).some((tier) => isFreeBy(discount, tier));
}

/** Finds a code that would make the tier free at its new price. Only the code's own form asks for the required password. */
export async function codeThatFrees(after: PricedTier, before: PricedTier | undefined, on: Database): Promise<string | undefined> {
	const usable = (await listDiscounts(on)).filter(({ amount, use }) => amount !== undefined && !use?.isOver && !use?.isUsedUp);
	return usable.find((discount) => isFreeBy(discount, after) && !(before && isFreeBy(discount, before)))?.code;
}

function isFreeBy(discount: Omit<DiscountCode, "id">, tier: PricedTier): boolean {
	const rules = { groupMinimum: Number.POSITIVE_INFINITY, groupDiscount: 0, isEarly: false, taxRate: 0 };
	return tier.price > 0 && pricesOf([tier], { ...rules, discount })[0]?.gross === 0;
}

/** @param origin of the site, such as `https://summit.example` */
export async function effectOf(discount: DiscountCode, origin: string, locale: Locale) {
	const [event, settings, tiers] = [await getEvent(), await getSalesSettings(), await listTiers()];
	const { effect: text } = textsOf("editDiscountCode", locale, {});
	const { languages } = textsOf("editor", locale, {});
	const taken = await usesOf(discount, event);
	return {
		text,
		useless: [...((await sellsHere(event)) ? [] : [text.notHere]), ...(taken.isOver ? [text.over] : []), ...(taken.isUsedUp ? [text.usedUp] : [])],
		links: LOCALES.map((language) => ({
			language,
			name: languages[language],
			address: `${origin}${localePath(language, "/tickets/order")}?discountCode=${discount.code}`,
		})),
		rows: tiers.map((tier) => {
			const [price] = pricesOf([tier], { ...rulesOf(event, settings), discount });
			const better = price?.discountBy === "earlyBird" || price?.discountBy === "group" ? text.better[price.discountBy] : undefined;
			return {
				id: tier.id,
				name: translate(tier.name, locale),
				listPrice: formatPrice(tier.price, locale),
				price: formatPrice(price?.gross ?? tier.price, locale),
				note: appliesTo(discount, tier) ? better : text.notFor,
			};
		}),
	};
}
