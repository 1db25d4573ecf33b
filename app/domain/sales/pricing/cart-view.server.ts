import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { type Cart, type CartProblem, type PricedCart, priceCart } from "#app/domain/sales/order/create.server.ts";
import { groupByKey } from "#app/domain/sales/order/group-by-key.ts";
import { limitToAvailable } from "#app/domain/sales/order/limit-to-available.server.ts";
import { MAX_TICKETS } from "#app/domain/sales/order/limits.ts";
import type { OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { getSalesSettings, paymentMethods } from "#app/domain/sales/order/settings.server.ts";
import { type StockStatuses, stockStatuses } from "#app/domain/sales/order/stock.server.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import type { Tier } from "#app/domain/sales/tier/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatPrice, formatRate } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import type { LinePrice } from "./prices.ts";
import { saleView } from "./sale-view.server.ts";

/** @param left tickets left by tier, if shown */
export async function cartView(cart: Cart, priced: PricedCart, locale: Locale, left?: ReadonlyMap<string, number>) {
	const [event, tiers, stock, settings] = await Promise.all([getEvent(), listTiers(), stockStatuses(), getSalesSettings()]);
	const { total, lines } = priced;
	const t = translatorFor(locale);
	const amount = formatPrice(total.gross, locale);
	return {
		tiers: tiers.map((tier) => ({ ...choiceView(tier, { event, stock, locale, left: left?.get(tier.id) }), number: cart.numbers[tier.id] ?? 0 })),
		code: cart.code ?? "",
		lines: groupsOf(lines, locale),
		methods: paymentMethods(settings),
		shown: lines.map(({ tier }) => tier.id),
		/** Cents. */
		gross: total.gross,
		totalTerm: t("order.sum.total"),
		total: amount,
		...submitWords(priced, locale),
		saved: total.discount > 0 ? t("order.sum.saved", { amount: formatPrice(total.discount, locale) }) : undefined,
		tax: total.tax > 0 ? taxWords(settings, total.tax, locale) : undefined,
		attendees: lines.map(({ tier }, index) => t("order.attendees.attendee", { number: index + 1, tier: translate(tier.name, locale).text })),
		problems: priced.problems.map((problem) => problemWords(problem, locale)),
		isAsked: Object.keys(cart.numbers).length > 0,
	};
}
export type CartView = Awaited<ReturnType<typeof cartView>>;

export async function leftView(cart: Cart, { problems }: PricedCart, locale: Locale) {
	const { cart: rest, left } = await limitToAvailable(cart);
	const priced = await priceCart(rest);
	const view = await cartView(rest, priced, locale, left);
	const words = problems.map((problem) => problemWords(problem, locale));
	return { ...view, problems: view.isEmpty ? words : [...words, translatorFor(locale)("order.problems.reduced", { total: view.total })], isSaidAbove: true };
}

export function submitWords({ lines, total }: { lines: readonly unknown[]; total: { gross: number } }, locale: Locale) {
	const { submit, submitFree, submitNothing, chooseFirst } = textsOf("order", locale, { total: formatPrice(total.gross, locale) });
	const isEmpty = lines.length === 0;
	return { isEmpty, submit: isEmpty ? submitNothing : total.gross > 0 ? submit : submitFree, chooseFirst: isEmpty ? chooseFirst : undefined };
}

function choiceView(tier: Tier, { event, stock, locale, left }: { event: SummitEvent; stock: StockStatuses; locale: Locale; left?: number }) {
	const { isOnSale, words, early } = saleView(tier, event, stock, locale);
	const t = translatorFor(locale);
	return {
		id: tier.id,
		name: translate(tier.name, locale),
		about: [
			t("order.tickets.each", { price: formatPrice(tier.price, locale) }),
			isOnSale && left !== undefined ? t("order.tickets.left", { count: left }) : words,
		].join("\u00a0· "),
		early,
		isOnSale,
		most: tier.mostPerOrder ?? MAX_TICKETS,
		idCheck: tier.atDoor ? t("order.idCheck") : undefined,
	};
}

export function taxWords({ taxName, taxRate }: { taxName: string; taxRate: number }, tax: number, locale: Locale): string {
	return translatorFor(locale)("order.sum.tax", { name: taxName, rate: formatRate(taxRate, locale), amount: formatPrice(tax, locale) });
}

type CartLine = LinePrice & { tier: Pick<Tier, "id" | "name"> };
type OtherLine = LinePrice & Pick<OrderLine, "itemId" | "name"> & Partial<Pick<OrderLine, "kind" | "cancelledAt" | "ticket">>;

export function groupsOf(lines: readonly (CartLine | OtherLine)[], locale: Locale) {
	const t = translatorFor(locale);
	const named = lines.map((line) => ("tier" in line ? { ...line, itemId: line.tier.id, name: line.tier.name, end: undefined } : { ...line, end: endOf(line) }));
	return groupByKey(named, ({ itemId, gross, discountBy, end }) => [itemId, gross, discountBy, end]).map((group) => {
		const [{ itemId, name, discountBy, discountCode = "", gross, listPrice, discount, end }] = group;
		return {
			itemId,
			name: translate(name, locale),
			count: group.length,
			each: formatPrice(gross, locale),
			before: discount > 0 ? formatPrice(listPrice, locale) : undefined,
			insteadOf: discount > 0 ? t("order.sum.insteadOf", { price: formatPrice(listPrice, locale) }) : undefined,
			amount: formatPrice(gross * group.length, locale),
			why: discountBy && t(`order.sum.${discountBy}`, { code: discountCode }),
			ended: end && t(`order.sum.${end}`),
		};
	});
}

function endOf({ kind, ticket, cancelledAt }: OtherLine): "cancelled" | "exchanged" | undefined {
	if (!cancelledAt) return undefined;
	return kind === "tier" && !ticket ? "exchanged" : "cancelled";
}

export function problemWords(problem: CartProblem, locale: Locale): string {
	const t = translatorFor(locale);
	const tier = "tier" in problem ? translate(problem.tier.name, locale).text : "";
	const key = (name: CartProblem["why"]) => `order.problems.${name}`;
	switch (problem.why) {
		case "left":
			return t(key("left"), { tier, count: problem.left });
		case "tooMany":
		case "tierTooMany":
			return t(key(problem.why), { tier, most: problem.most });
		default:
			return t(key(problem.why), { tier });
	}
}
