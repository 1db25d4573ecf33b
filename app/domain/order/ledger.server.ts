import type { Database } from "~/admin/changes.server";

/** Who did something to an order: its buyer, an organizer by username, or the site by itself. */
export type Actor = "buyer" | "site" | { username: string };

/** What can happen to an order, with what is told of it: figures and names of organizers, nothing personal of buyers. */
export interface OrderHappenings {
	ordered: { total: number };
	paid: { amount: number; method: string };
	cancelled: object;
	expired: object;
	reminded: object;
	extended: { until: string };
	/** Money that pays nothing, and goes back. */
	paidLate: { amount: number };
	paidTwice: { amount: number };
	/** Money that an organizer has to look at. */
	wrongAmount: { amount: number };
	refundRequested: { amount: number };
	refunded: { amount: number };
	named: { ticket: number };
	handedOn: { ticket: number };
	linkSent: object;
	noted: object;
	arrived: { ticket: number };
}

/** Adds to what is known of an order, in the transaction in which it happens. */
export async function note<What extends keyof OrderHappenings>(
	trx: Database,
	orderId: number,
	what: What,
	{ actor, now, details }: { actor: Actor; now: Date; details: OrderHappenings[What] },
): Promise<void> {
	const who = typeof actor === "string" ? { actor } : { actor: "organizer" as const, username: actor.username };
	await trx
		.insertInto("order_event")
		.values({ order_id: orderId, at: now.toISOString(), ...who, what, details: JSON.stringify(details) })
		.execute();
}
