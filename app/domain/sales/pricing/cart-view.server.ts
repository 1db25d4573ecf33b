import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { type Cart, type CartProblem, type PricedCart, priceCart, rulesOf } from "#app/domain/sales/order/create.server.ts";
import { groupByKey } from "#app/domain/sales/order/group-by-key.ts";
import { limitToAvailable } from "#app/domain/sales/order/limit-to-available.server.ts";
import { MAX_TICKETS, TOGETHER_FROM } from "#app/domain/sales/order/limits.ts";
import { exchangedAmong, type OrderLine } from "#app/domain/sales/order/queries.server.ts";
import { getSalesSettings, paymentMethods } from "#app/domain/sales/order/settings.server.ts";
import type { SalesSettings } from "#app/domain/sales/order/settings.ts";
import { type StockStatuses, stockStatuses } from "#app/domain/sales/order/stock.server.ts";
import { includesWorkshops } from "#app/domain/sales/registration/ticket-attendee.server.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import type { Tier } from "#app/domain/sales/tier/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatDate, formatList, formatPrice, formatRate, priceParts } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { findDiscount } from "./discounts.server.ts";
import { appliesTo, type Discount, type LinePrice, pricesOf } from "./prices.ts";
import { saleView } from "./sale-view.server.ts";

/** @param left tickets left by tier, if shown */
export async function cartView(cart: Cart, priced: PricedCart, locale: Locale, left?: ReadonlyMap<string, number>) {
	const [event, tiers, stock, settings] = await Promise.all([getEvent(), listTiers(), stockStatuses(), getSalesSettings()]);
	const { total, lines, problems } = priced;
	const [ofCode, others] = splitProblems(problems);
	const isCodeRight = cart.code !== undefined && ofCode.length === 0;
	const discount = isCodeRight ? await findDiscount(db, cart.code ?? "", event, new Date(readClock())) : undefined;
	const choosing = { event, stock, locale, discount, settings };
	const t = translatorFor(locale);
	const amount = formatPrice(total.gross, locale);
	return {
		tiers: tiers.map((tier) => choiceView(tier, cart.numbers[tier.id] ?? 0, { ...choosing, left: left?.get(tier.id) })),
		code: cart.code ?? "",
		codeWords: discount && codeWords(discount, lines.length > 0 ? lines : tiers.map((tier) => ({ ...priceOf(tier, choosing), tier })), tiers, locale),
		/** Id of the only tier on sale that the code is for. */
		codeTier: discount?.tiers.length === 1 ? tiers.find(({ id }) => id === discount.tiers[0])?.id : undefined,
		lines: groupsOf(cartLines(priced), locale),
		methods: paymentMethods(settings),
		shown: lines.map(({ tier }) => tier.id),
		shownWorkshops: workshopKey(cart),
		/** Cents. */
		gross: total.gross,
		totalTerm: t("order.sum.total"),
		total: amount,
		...submitWords(priced, locale),
		saved: total.discount > 0 ? t("order.sum.saved", { amount: formatPrice(total.discount, locale) }) : undefined,
		tax: total.tax > 0 ? taxWords(settings, total.tax, locale) : undefined,
		tickets: lines.map(({ tier }, index) => ({
			label: t("order.attendees.ticket", { number: index + 1, tier: translate(tier.name, locale).text }),
			hasAllWorkshops: includesWorkshops(tier),
		})),
		isTogether: lines.length >= TOGETHER_FROM,
		codeProblem: ofCode[0] && problemWords(ofCode[0], locale),
		problems: [...new Set(others.map((problem) => problemWords(problem, locale)))],
		/** Shown beside the choice. */
		notes: [...new Set(others.filter(({ why }) => why !== "nothing" || Object.keys(cart.numbers).length > 0).map((problem) => problemWords(problem, locale)))],
	};
}

function splitProblems(problems: readonly CartProblem[]): [ofCode: CartProblem[], others: CartProblem[]] {
	const isOfCode = ({ why }: CartProblem) => why === "code" || why === "codeLater";
	return [problems.filter(isOfCode), problems.filter((problem) => !isOfCode(problem))];
}

/** Differs if other workshops are chosen. */
export const workshopKey = ({ workshops = [] }: Cart) =>
	workshops
		.slice(0, workshops.findLastIndex((ids) => ids.length > 0) + 1)
		.map((ids) => ids.join(" "))
		.join(",");

export type CartView = Awaited<ReturnType<typeof cartView>>;

export async function leftView(cart: Cart, { problems }: PricedCart, locale: Locale) {
	const { cart: rest, left } = await limitToAvailable(cart);
	const priced = await priceCart(rest);
	const view = await cartView(rest, priced, locale, left);
	const words = splitProblems(problems)[1].map((problem) => problemWords(problem, locale));
	return { ...view, problems: view.isEmpty ? words : [...words, translatorFor(locale)("order.problems.reduced", { total: view.total })], notes: [] };
}

/** Texts of the button by payment method. */
export function submitWords(
	{ lines, total }: { lines: readonly unknown[]; total: { gross: number } },
	locale: Locale,
	nothing: string = textsOf("order", locale, {}).submitNothing,
) {
	const { submit } = textsOf("order", locale, { total: formatPrice(total.gross, locale) });
	const isEmpty = lines.length === 0;
	const other = isEmpty ? nothing : translatorFor(locale)("order.submitFree", { count: lines.length });
	return { isEmpty, submit: total.gross > 0 ? submit : { bank: other, card: other } };
}

interface Choosing {
	event: SummitEvent;
	stock: StockStatuses;
	locale: Locale;
	discount?: Discount;
	settings: SalesSettings;
	left?: number;
}

/** Of a single ticket. */
const priceOf = (tier: Tier, { event, settings, discount }: Pick<Choosing, "event" | "settings" | "discount">) =>
	pricesOf([tier], { ...rulesOf(event, settings), groupMinimum: Number.POSITIVE_INFINITY, discount })[0] as LinePrice;

function choiceView(tier: Tier, number: number, { left, ...choosing }: Choosing) {
	const { event, stock, locale } = choosing;
	const { isOnSale, state, words } = saleView(tier, event, stock, locale);
	const { gross, discount, discountBy } = priceOf(tier, choosing);
	const t = translatorFor(locale);
	const isReduced = isOnSale && discount > 0;
	const stockWords = isOnSale && left !== undefined ? t("order.tickets.left", { count: left }) : state !== "onSale" && words;
	return {
		id: tier.id,
		name: translate(tier.name, locale),
		price: formatPrice(isOnSale ? gross : tier.price, locale),
		listPrice: isReduced ? priceParts(tier.price, locale).amount : undefined,
		insteadOf: isReduced ? t("order.sum.insteadOf", { price: formatPrice(tier.price, locale) }) : undefined,
		notes: [
			isReduced && discountBy === "earlyBird" && t("order.tickets.early", { date: formatDate(event.earlyBirdUntil, locale) }),
			stockWords,
			isOnSale && tier.atDoor && number > 0 && t("order.idCheck"),
		].filter((note): note is string => typeof note === "string"),
		isOnSale,
		most: tier.mostPerOrder ?? MAX_TICKETS,
		number,
	};
}

/** Returns what the code gives for which tickets, and that another discount is better, where it is. */
function codeWords(discount: Discount, lines: readonly (LinePrice & { tier: Tier })[], tiers: readonly Tier[], locale: Locale): string {
	const { code, percent, amount = 0 } = discount;
	const named = tiers.filter((tier) => discount.tiers.includes(tier.id)).map((tier) => translate(tier.name, locale).text);
	const { gives } = textsOf("order", locale, { code, percent: percent ?? 0, amount: formatPrice(amount, locale), tiers: formatList(named, locale) });
	const what = percent === undefined ? gives.amount : percent === 100 ? gives.free : gives.percent;
	const better = lines.find(({ tier, discountBy }) => appliesTo(discount, tier) && (discountBy === "earlyBird" || discountBy === "group"))?.discountBy;
	const sentences = [named.length > 0 ? `${what} ${gives.onlyFor}` : what, better === "earlyBird" && gives.earlyBird, better === "group" && gives.group];
	return sentences.flatMap((sentence) => (sentence ? `${sentence}.` : [])).join(" ");
}

export function taxWords({ taxName, taxRate }: { taxName: string; taxRate: number }, tax: number, locale: Locale): string {
	return translatorFor(locale)("order.sum.tax", { name: taxName, rate: formatRate(taxRate, locale), amount: formatPrice(tax, locale) });
}

type CartLine = LinePrice & { tier: Pick<Tier, "id" | "name"> };
type OtherLine = LinePrice &
	Pick<OrderLine, "itemId" | "name"> &
	Partial<Pick<OrderLine, "kind" | "cancelledAt" | "ticket" | "registersTicket">> & { isFree?: boolean };

export const cartLines = ({ lines, registrations }: Pick<PricedCart, "lines" | "registrations">) => [
	...lines,
	...registrations.map(({ workshop, ...price }) => ({
		...price,
		kind: "workshop" as const,
		itemId: workshop.id,
		name: workshop.title,
		isFree: workshop.price === 0,
	})),
];

export function groupsOf(lines: readonly (CartLine | OtherLine)[], locale: Locale) {
	const t = translatorFor(locale);
	const endOf = endAmong(lines.filter((line) => "name" in line));
	const named = lines.map((line) =>
		"tier" in line
			? { ...line, itemId: line.tier.id, name: line.tier.name, kind: "tier" as const, end: undefined, isFree: false }
			: { ...line, end: endOf(line) },
	);
	return groupByKey(named, ({ kind, itemId, gross, discountBy, end }) => [kind === "workshop", itemId, gross, discountBy, end]).map((group) => {
		const [{ kind, itemId, name, discountBy, discountCode = "", gross, listPrice, discount, end, isFree }] = group;
		return {
			itemId,
			name: translate(name, locale),
			count: group.length,
			each: formatPrice(gross, locale),
			before: discount > 0 ? formatPrice(listPrice, locale) : undefined,
			insteadOf: discount > 0 ? t("order.sum.insteadOf", { price: formatPrice(listPrice, locale) }) : undefined,
			amount: kind === "workshop" && listPrice === 0 ? t(isFree ? "workshops.free" : "order.workshops.included") : formatPrice(gross * group.length, locale),
			why: discountBy && t(`order.sum.${discountBy}`, { code: discountCode }),
			ended: end && t(`order.sum.${end}`),
		};
	});
}

/** @param lines all of an order */
export function endAmong(lines: Parameters<typeof exchangedAmong>[0]) {
	const isExchanged = exchangedAmong(lines);
	return (line: Partial<Pick<OrderLine, "cancelledAt">>) => (!line.cancelledAt ? undefined : isExchanged(line) ? "exchanged" : "cancelled");
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
		case "workshopFull":
		case "workshopClosed":
			return t(key(problem.why), { workshop: translate(problem.workshop.title, locale).text, count: "left" in problem ? problem.left : 0 });
		default:
			return t(key(problem.why), { tier });
	}
}
