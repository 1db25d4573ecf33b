import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { type Cart, isForSale } from "./create.server.ts";
import { countTaken, ticketsLeft } from "./stock.server.ts";

export async function limitToAvailable(cart: Cart): Promise<{ cart: Cart; left: Map<string, number> }> {
	const [event, tiers, taken] = await Promise.all([getEvent(), listTiers(), countTaken(db, new Date(readClock()))]);
	const numbers: Record<string, number> = {};
	let others = 0;
	for (const tier of tiers) {
		const number = Math.min(isForSale(tier, event) ? (cart.numbers[tier.id] ?? 0) : 0, ticketsLeft(new Map(taken).set("", others), tier, event));
		if (number > 0) numbers[tier.id] = number;
		others += number;
	}
	const left = tiers.map((tier) => [tier.id, ticketsLeft(taken, tier, event)] as const).filter(([, number]) => Number.isFinite(number));
	return { cart: { ...cart, numbers }, left: new Map(left) };
}
