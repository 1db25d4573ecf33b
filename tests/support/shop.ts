import { getEvent, updateEvent } from "#app/domain/content/event/queries.server.ts";
import { insertWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { createOrder, type NewOrder } from "#app/domain/sales/order/create.server.ts";
import { findOrder, type Order } from "#app/domain/sales/order/queries.server.ts";
import { deleteTier, insertTier, listTiers } from "#app/domain/sales/tier/queries.server.ts";
import type { Tier } from "#app/domain/sales/tier/schema.ts";
import { forgetExpired } from "#app/http/rate-limit.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { inAll, tier as sample, workshop } from "./content.ts";

export const ORIGIN = "https://summit.example";

/** Resets the shop: only these tiers, no limits, group discounts or mails, and no pending orders. */
export async function openShop(...tiers: Partial<Tier>[]): Promise<void> {
	await db.deleteFrom("mail").execute();
	forgetExpired(Number.POSITIVE_INFINITY);
	for (const { id } of await listTiers({ drafts: true })) await deleteTier(db, id);
	for (const tier of tiers) await insertTier(db, { ...sample, ...tier });
	await updateEvent(db, { ...(await getEvent()), capacity: undefined, groupDiscount: 0 });
	await db.updateTable("order").set({ state: "cancelled", expires_at: null }).execute();
}

let attempts = 0;

/** Default: one ticket of the tier `hall`, for $100.00. */
export function orderForm({ numbers = { hall: 1 }, ...changed }: Partial<NewOrder> = {}): NewOrder {
	return {
		numbers,
		attempt: `attempt-${attempts++}`,
		method: "bank",
		expectedTotal: (numbers.hall ?? 0) * 10000,
		name: "Ana Ruiz",
		email: "ana@example.com",
		locale: "es",
		origin: ORIGIN,
		attendees: [],
		...changed,
	};
}

export async function ordered(changed?: Partial<NewOrder>): Promise<Order> {
	const answer = await createOrder(orderForm(changed));
	if ("refused" in answer) throw new Error(JSON.stringify(answer.refused.problems));
	return (await findOrder(answer.id)) as Order;
}

export async function ticketsOf(changed: Partial<NewOrder>): Promise<number[]> {
	return (await ordered(changed)).lines.map(({ ticket }) => ticket?.id as number);
}

let workshops = 0;

/** Adds a workshop without room and speaker; returns its id. */
export async function offerWorkshop(changed: Partial<Workshop>): Promise<string> {
	const id = `pumps-${workshops++}`;
	await insertWorkshop(db, { ...workshop, id, agendaId: id, title: inAll(id), roomId: undefined, speakerId: undefined, ...changed });
	return changed.id ?? id;
}
