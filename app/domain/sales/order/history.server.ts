import type { Database } from "#app/admin/changes.server.ts";
import { db } from "#app/runtime/database.server.ts";

export type Actor = "buyer" | "holder" | "site" | { username: string };

/** Links in emails lead to the origin, such as `https://summit.example`. */
export interface ActionContext {
	actor: Actor;
	now: Date;
}

/** Details of each event: figures and usernames, no personal data of buyers. */
export interface OrderEventDetails {
	ordered: { total: number };
	paid: { amount: number; method: string };
	cancelled: object;
	expired: object;
	reminded: object;
	extended: { until: string };
	shortened: { until: string };
	toTransfer: { until: string };
	/** Cents, like all amounts here. */
	ticketsChanged: { before: number; total: number };
	exchanged: { ticket: number; before: number; after: number };
	paidLate: { amount: number };
	paidTwice: { amount: number };
	wrongAmount: { amount: number };
	/** Such as `500.00 SEK`. */
	wrongCurrency: { received: string };
	/** A test-mode payment on a live site, or the other way round. */
	wrongMode: { amount: number };
	disputed: { amount: number };
	refundedElsewhere: { amount: number };
	elsewhereCounted: object;
	differenceAccepted: { amount: number };
	differenceCredited: { amount: number };
	refundRequested: { amount: number };
	refundQueued: { amount: number };
	refundSent: { amount: number };
	refundFailed: { amount: number };
	refunded: { amount: number };
	named: { ticket: number };
	handedOn: { ticket: number };
	handedOnByHolder: { ticket: number };
	ticketCancelled: { ticket: number };
	creditNoted: { number: number };
	dealtWith: object;
	linkSent: object;
	buyerChanged: object;
	invoiceDataChanged: object;
	mailedAgain: object;
	mailWithheld: object;
	noted: object;
	arrived: { ticket: number };
	erased: object;
	arrivalUndone: { ticket: number };
	/** Never says which needs. */
	needsChanged: { ticket: number };
	groupMailed: object;
	summitPostponed: object;
	summitCancelled: object;
	/** Workshop registrations; `workshop` is an id. */
	placeHeld: { ticket: number; workshop: string };
	placeTaken: { ticket: number; workshop: string };
	placeGivenBack: { ticket: number; workshop: string };
	placeAwaited: { ticket: number; workshop: string };
	placeNoLongerAwaited: { ticket: number; workshop: string };
	placeOffered: { ticket: number; workshop: string };
	/** In the order that paid for the registration: an organizer decides on the refund. */
	ticketOfPlaceCancelled: { workshop: string };
	placeTakenOut: { workshop: string };
	/** The same, by the attendee, who read that nothing is refunded. */
	placeGivenUp: { workshop: string };
	placeCancelled: { workshop: string };
	offerLapsed: { ticket: number; workshop: string };
	/** In the order of the ticket and in the one that paid for its registration. */
	workshopOfTicketCancelled: { ticket: number; workshop: string };
	workshopCancelled: { workshop: string };
}

export type OrderEvent = {
	[What in keyof OrderEventDetails]: { id: number; at: string; actor: Actor; what: What; details: OrderEventDetails[What] };
}[keyof OrderEventDetails];

export async function lastOrderEvent(orderId: number): Promise<number> {
	const { last } = await db
		.selectFrom("order_event")
		.select(({ fn }) => fn.max<number | null>("id").as("last"))
		.where("order_id", "=", orderId)
		.executeTakeFirstOrThrow();
	return last ?? 0;
}

/** Stored in the details, since the actor column only allows buyers. */
const BY_HOLDER = "byHolder";

/** Runs in the transaction of the change it records. */
export async function recordOrderEvent<What extends keyof OrderEventDetails>(
	trx: Database,
	orderId: number,
	what: What,
	{ actor, now, details }: { actor: Actor; now: Date; details: OrderEventDetails[What] },
): Promise<void> {
	const isHolder = actor === "holder";
	const who = typeof actor === "string" ? { actor: isHolder ? ("buyer" as const) : actor } : { actor: "organizer" as const, username: actor.username };
	await trx
		.insertInto("order_event")
		.values({ order_id: orderId, at: now.toISOString(), ...who, what, details: JSON.stringify(isHolder ? { ...details, [BY_HOLDER]: true } : details) })
		.execute();
}

export async function listOrderEvents(orderId: number, on: Database = db): Promise<OrderEvent[]> {
	const rows = await on.selectFrom("order_event").selectAll().where("order_id", "=", orderId).orderBy("id").execute();
	return rows.map(({ id, at, actor, username, what, details: json }) => {
		const { [BY_HOLDER]: isHolder, ...details } = JSON.parse(json);
		return { id, at, actor: isHolder ? "holder" : username === null ? actor : { username }, what, details } as OrderEvent;
	});
}

/** Returns true if an event was recorded since, for example by a second click. */
export async function hasChangedSince(seen: number, orderId: number, trx: Database): Promise<boolean> {
	const later = await trx.selectFrom("order_event").select("id").where("order_id", "=", orderId).where("id", ">", seen).limit(1).executeTakeFirst();
	return later !== undefined;
}
