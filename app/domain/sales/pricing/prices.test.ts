import { expect, test } from "vitest";
import { chanceFromSeed } from "../../../../tests/support/chance.ts";
import { type PricedTier, priced, pricesOf, totalOf } from "./prices.ts";

const standard: PricedTier = { id: "standard", price: 29900 };
const early: PricedTier = { id: "early", price: 29900, earlyBirdPrice: 24900 };
const rules = { groupMinimum: 5, groupDiscount: 10, isEarly: true, taxRate: 1600 };
const times = (count: number, tier: PricedTier) => Array.from({ length: count }, () => tier);
const reductions = (tiers: PricedTier[], changed: Partial<Parameters<typeof pricesOf>[1]> = {}) =>
	pricesOf(tiers, { ...rules, ...changed }).map(({ gross, discountBy }) => [gross, discountBy]);

test("a price includes its tax", () => {
	expect(pricesOf([standard], rules)).toEqual([{ listPrice: 29900, discount: 0, net: 25776, taxRate: 1600, tax: 4124, gross: 29900 }]);
});

test("each ticket has one discount, the best for the buyer", () => {
	expect(reductions(times(4, standard))).toEqual(times(4, standard).map(() => [29900, undefined]));
	expect(reductions([...times(4, standard), early])).toEqual([...times(4, standard).map(() => [26910, "group"]), [24900, "earlyBird"]]);
	expect(reductions([early], { isEarly: false })).toEqual([[29900, undefined]]);
	const half = { code: "HALF", percent: 50, tiers: [] };
	expect(reductions([standard, early], { discount: half })).toEqual([
		[14950, "code"],
		[14950, "code"],
	]);
	const little = { code: "LITTLE", amount: 1000, tiers: [] };
	expect(reductions([standard, early], { discount: little })).toEqual([
		[28900, "code"],
		[24900, "earlyBird"],
	]);
});

test("a code applies to some tiers, a number of tickets, where it saves most, and never beyond the price", () => {
	const cheap: PricedTier = { id: "cheap", price: 5000 };
	const gift = { code: "GIFT", amount: 10000, tiers: ["standard", "cheap"], usesLeft: 1 };
	expect(reductions([cheap, standard, standard, early], { discount: gift, isEarly: false })).toEqual([
		[5000, undefined],
		[19900, "code"],
		[29900, undefined],
		[29900, undefined],
	]);
	expect(reductions([cheap], { discount: gift })).toEqual([[0, "code"]]);
	expect(reductions([early], { discount: gift })).toEqual([[24900, "earlyBird"]]);
});

test("in ten thousand carts tickets and workshops add up to the total, and no ticket costs more than with any single discount", () => {
	const chance = chanceFromSeed();
	const below = (limit: number) => chance.below(limit);
	const pick = <Item>(items: readonly Item[]) => chance.of(items);
	for (let cart = 0; cart < 10_000; cart++) {
		const tiers = Array.from({ length: 1 + below(30) }, (_, index) => {
			const price = below(200_000);
			return { id: `${index % 3}`, price, earlyBirdPrice: pick([undefined, below(price + 1)]) };
		});
		const percent = pick([undefined, 1 + below(100)]);
		const discount = { code: "C", percent, amount: percent ? undefined : 1 + below(50_000), tiers: pick([[], ["1"]]), usesLeft: pick([undefined, below(5)]) };
		const cartRules = { ...rules, isEarly: pick([true, false]), groupDiscount: below(101), taxRate: pick([0, 1600, 2500]) };
		const lines = pricesOf(tiers, { ...cartRules, discount: pick([undefined, discount]) });
		const workshops = Array.from({ length: below(20) }, () => priced(pick([0, below(20_000)]), 0, cartRules.taxRate));
		const all = [...lines, ...workshops];
		const { listPrice, discount: off, net, tax, gross } = totalOf(all);
		expect([net + tax, listPrice - off]).toEqual([gross, gross]);
		expect(all.every((line) => line.gross >= 0 && line.tax >= 0 && line.net + line.tax === line.gross)).toBe(true);
		const plain = pricesOf(tiers, cartRules);
		expect(lines.every((line, index) => line.gross <= (plain[index]?.gross ?? 0))).toBe(true);
	}
});
