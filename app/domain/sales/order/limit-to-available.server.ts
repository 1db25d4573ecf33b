import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { type Cart, isForSale } from "./create.server.ts";
import { MAX_TICKETS } from "./limits.ts";
import { countTaken, ticketsLeft } from "./stock.server.ts";

export async function limitToAvailable(cart: Cart): Promise<{ cart: Cart; left: Map<string, number> }> {
	const [event, tiers, taken] = await Promise.all([getEvent(), listTiers(), countTaken(db, new Date(readClock()))]);
	const numbers: Record<string, number> = {};
	const workshops: (readonly string[])[] = [];
	let others = 0;
	let asked = 0;
	for (const tier of tiers) {
		const number = Math.min(isForSale(tier, event) ? (cart.numbers[tier.id] ?? 0) : 0, ticketsLeft(new Map(taken).set("", others), tier, event));
		if (number > 0) numbers[tier.id] = number;
		for (let index = 0; index < number; index++) workshops.push(cart.workshops?.[asked + index] ?? []);
		asked += Math.min(cart.numbers[tier.id] ?? 0, MAX_TICKETS);
		others += number;
	}
	const left = tiers.map((tier) => [tier.id, ticketsLeft(taken, tier, event)] as const).filter(([, number]) => Number.isFinite(number));
	return { cart: { ...cart, numbers, workshops }, left: new Map(left) };
}
