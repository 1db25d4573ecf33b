import type { Tier } from "#app/domain/sales/tier/schema.ts";

export type DiscountReason = "earlyBird" | "group" | "code" | "organizer";

/** Percent, or cents off each ticket. */
export interface Discount {
	code: string;
	percent?: number;
	amount?: number;
	tiers: readonly string[];
	/** Tickets; undefined for any number. */
	usesLeft?: number;
}

export interface PriceRules {
	groupMinimum: number;
	/** Percent. */
	groupDiscount: number;
	isEarly: boolean;
	discount?: Discount;
	/** Hundredths of a percent, included in prices. */
	taxRate: number;
}

/** Cents: `listPrice` − `discount` = `net` + `tax` = `gross`. */
export interface LinePrice {
	listPrice: number;
	discount: number;
	discountBy?: DiscountReason;
	discountCode?: string;
	net: number;
	taxRate: number;
	tax: number;
	gross: number;
}

export type PricedTier = Pick<Tier, "id" | "price" | "earlyBirdPrice">;

/** Each ticket has the one discount that is best for the buyer; a code with too few uses applies where it saves most. */
export function pricesOf(tiers: readonly PricedTier[], { groupMinimum, groupDiscount, isEarly, discount, taxRate }: PriceRules): LinePrice[] {
	const isGroup = tiers.length >= groupMinimum;
	const without = tiers.map((tier) =>
		best([
			{ off: 0 },
			{ off: isEarly && tier.earlyBirdPrice !== undefined ? tier.price - tier.earlyBirdPrice : 0, by: "earlyBird" },
			{ off: isGroup ? percentOf(tier.price, groupDiscount) : 0, by: "group" },
		]),
	);
	const byCode = tiers.map((tier) => (discount && appliesTo(discount, tier) ? reductionBy(discount, tier.price) : 0));
	const gain = (index: number) => (byCode[index] ?? 0) - (without[index]?.off ?? 0);
	const coded = tiers
		.map((_, index) => index)
		.filter((index) => gain(index) > 0)
		.sort((one, other) => gain(other) - gain(one))
		.slice(0, discount?.usesLeft ?? tiers.length);
	return tiers.map((tier, index) => {
		const { off, by } = coded.includes(index) ? ({ off: byCode[index] ?? 0, by: "code" } as const) : (without[index] as Reduction);
		return { ...priced(tier.price, off, taxRate), discountBy: by, discountCode: by === "code" ? discount?.code : undefined };
	});
}

export const appliesTo = ({ tiers }: Discount, { id }: PricedTier) => tiers.length === 0 || tiers.includes(id);

export function priced(listPrice: number, discount: number, taxRate: number): LinePrice {
	const gross = listPrice - discount;
	const net = Math.round((gross * 10_000) / (10_000 + taxRate));
	return { listPrice, discount, net, taxRate, tax: gross - net, gross };
}

export function totalOf(lines: readonly Pick<LinePrice, "listPrice" | "discount" | "net" | "tax" | "gross">[]) {
	const sum = (part: "listPrice" | "discount" | "net" | "tax" | "gross") => lines.reduce((total, line) => total + line[part], 0);
	return { listPrice: sum("listPrice"), discount: sum("discount"), net: sum("net"), tax: sum("tax"), gross: sum("gross") };
}

interface Reduction {
	off: number;
	by?: DiscountReason;
}

const best = (reductions: Reduction[]) => reductions.reduce((one, other) => (other.off > one.off ? other : one));

const percentOf = (price: number, percent: number) => Math.round((price * percent) / 100);

const reductionBy = ({ percent, amount = 0 }: Discount, price: number) => (percent === undefined ? Math.min(amount, price) : percentOf(price, percent));
