import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { PricedCart } from "#app/domain/sales/order/create.server.ts";
import type { Order } from "#app/domain/sales/order/queries.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { countTaken, ticketsLeft } from "#app/domain/sales/order/stock.server.ts";
import { cartLines, groupsOf, problemWords, taxWords } from "#app/domain/sales/pricing/cart-view.server.ts";
import { LOCALES, type Locale } from "#app/i18n/config.ts";
import { formatPrice, languageName } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { tiersFor } from "./create.server.ts";
import type { OrderKind } from "./kinds.ts";

export async function manualOrderView(kinds: readonly OrderKind[], locale: Locale) {
	const text = textsOf("adminManualOrder", locale, {});
	return {
		tiers: await tierChoices(locale),
		languages: LOCALES.map((value) => ({ value, label: languageName(value, locale) })),
		kinds: kinds.map((value) => ({ value, ...text.kinds[value] })),
	};
}
export type ManualOrderView = Awaited<ReturnType<typeof manualOrderView>>;

/** Tickets of the replaced order count as left. */
export async function tierChoices(locale: Locale, replaced?: Order) {
	const [event, tiers, taken] = await Promise.all([getEvent(), tiersFor(replaced), countTaken(db, new Date(readClock()), replaced?.id)]);
	const t = translatorFor(locale);
	const { idCheck } = textsOf("adminManualOrder", locale, {});
	return tiers.map((tier) => {
		const left = ticketsLeft(taken, tier, event);
		const about = [formatPrice(tier.price, locale), ...(Number.isFinite(left) ? [t("adminManualOrder.left", { count: left })] : [])];
		return { id: tier.id, name: translate(tier.name, locale).text, about: [...about, ...(tier.atDoor ? [idCheck] : [])].join(" · ") };
	});
}
export type TierChoice = Awaited<ReturnType<typeof tierChoices>>[number];

export async function pricedView(cart: PricedCart, kind: OrderKind, locale: Locale) {
	const sum = await sumView(cart, locale);
	const { submit, submitFree } = textsOf("adminManualOrder", locale, { total: sum.total });
	return { ...sum, submit: sum.gross === 0 ? submitFree : submit[kind] };
}

export async function sumView({ total, problems, ...cart }: PricedCart, locale: Locale) {
	return {
		lines: groupsOf(cartLines(cart), locale).map((group) => ({ ...group, name: group.name.text })),
		gross: total.gross,
		total: formatPrice(total.gross, locale),
		tax: total.tax > 0 ? taxWords(await getSalesSettings(), total.tax, locale) : undefined,
		problems: problems.map((problem) =>
			problem.why === "left"
				? translatorFor(locale)("adminManualOrder.few.left", { tier: translate(problem.tier.name, locale).text, count: problem.left })
				: problemWords(problem, locale),
		),
	};
}
export type PricedView = Awaited<ReturnType<typeof pricedView>>;
export type SumView = Awaited<ReturnType<typeof sumView>>;
