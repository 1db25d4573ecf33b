import type { Database } from "#app/admin/changes.server.ts";
import { db } from "#app/runtime/database.server.ts";

/** Who did something to an order: its buyer, whoever holds one of its tickets, an organizer by username, or the site by itself. */
export type Actor = "buyer" | "holder" | "site" | { username: string };

/** Who does something, when, and from which site, such as `https://summit.example`: links in mails lead there. */
export interface ActionContext {
	actor: Actor;
	now: Date;
}

/** What can happen to an order, with what is told of it: figures and names of organizers, nothing personal of buyers. */
export interface OrderEventDetails {
	ordered: { total: number };
	paid: { amount: number; method: string };
	cancelled: object;
	expired: object;
	reminded: object;
	extended: { until: string };
	/** A workshop in it was moved to an earlier time. */
	shortened: { until: string };
	/** The buyer pays by transfer instead of by card. */
	toTransfer: { until: string };
	/** Other tickets before it was paid; one for another afterwards. In cents. */
	ticketsChanged: { before: number; total: number };
	exchanged: { ticket: number; before: number; after: number };
	/** Money that pays nothing, and goes back. */
	paidLate: { amount: number };
	paidTwice: { amount: number };
	/** Money that an organizer has to look at. */
	wrongAmount: { amount: number };
	/** Such as `500.00 SEK`. */
	wrongCurrency: { received: string };
	/** A payment of Stripe's test mode at a site that takes real money, or the other way round. */
	wrongMode: { amount: number };
	/** The buyer has told their bank that the charge was not theirs, or the like. */
	disputed: { amount: number };
	/** Sent back at Stripe itself, not by this site. */
	refundedElsewhere: { amount: number };
	/** Tickets were canceled for all of it. */
	elsewhereCounted: object;
	/** Paid by less than its total, as an organizer decided; and what of that a credit note took back. */
	differenceAccepted: { amount: number };
	differenceCredited: { amount: number };
	refundRequested: { amount: number };
	/** It is to go back by Stripe. */
	refundQueued: { amount: number };
	refundSent: { amount: number };
	refundFailed: { amount: number };
	refunded: { amount: number };
	named: { ticket: number };
	handedOn: { ticket: number };
	handedOnByHolder: { ticket: number };
	ticketCancelled: { ticket: number };
	creditNoted: { number: number };
	/** An organizer has seen to what needed attention. */
	dealtWith: object;
	linkSent: object;
	/** Who ordered, by an organizer; to whom the invoice is made out, by the buyer. */
	buyerChanged: object;
	invoiceDataChanged: object;
	mailedAgain: object;
	/** A mail that was due was not sent: its mailbox had too many before a payment. */
	mailWithheld: object;
	noted: object;
	arrived: { ticket: number };
	/** Its people. */
	erased: object;
	arrivalUndone: { ticket: number };
	/** Of food or accessibility, and not what. */
	needsChanged: { ticket: number };
	/** An organizer wrote to a group of attendees. */
	groupMailed: object;
	/** All of it; an order that was canceled by it says so beside. */
	summitPostponed: object;
	summitCancelled: object;
	/** Of places in workshops, by their ids. */
	placeHeld: { ticket: number; workshop: string };
	placeTaken: { ticket: number; workshop: string };
	placeGivenBack: { ticket: number; workshop: string };
	placeAwaited: { ticket: number; workshop: string };
	placeNoLongerAwaited: { ticket: number; workshop: string };
	placeOffered: { ticket: number; workshop: string };
	/** Of a place that was paid for in this order: it is gone, and an organizer has to decide what goes back. */
	ticketOfPlaceCancelled: { workshop: string };
	placeTakenOut: { workshop: string };
	/** Of the same, by whoever has the ticket, who read that nothing goes back for it. */
	placeGivenUp: { workshop: string };
	/** Its line. */
	placeCancelled: { workshop: string };
	offerLapsed: { ticket: number; workshop: string };
	/** In the order of a ticket that had a place, and in the one by which it was paid or was to be. */
	workshopOfTicketCancelled: { ticket: number; workshop: string };
	workshopCancelled: { workshop: string };
}

/** Something that happened to an order, as the ledger has it. */
export type OrderEvent = {
	[What in keyof OrderEventDetails]: { id: number; at: string; actor: Actor; what: What; details: OrderEventDetails[What] };
}[keyof OrderEventDetails];

/** The last happening that somebody saw of an order, by its number; 0 where there is none. */
export async function lastOrderEvent(orderId: number): Promise<number> {
	const { last } = await db
		.selectFrom("order_event")
		.select(({ fn }) => fn.max<number | null>("id").as("last"))
		.where("order_id", "=", orderId)
		.executeTakeFirstOrThrow();
	return last ?? 0;
}

/** Among the details of what a holder did: the column of actors knows buyers alone, and such a table is never made anew. */
const BY_HOLDER = "byHolder";

/** Adds to what is known of an order, in the transaction in which it happens. */
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

/** Everything that happened to an order, in its order. */
export async function listOrderEvents(orderId: number, on: Database = db): Promise<OrderEvent[]> {
	const rows = await on.selectFrom("order_event").selectAll().where("order_id", "=", orderId).orderBy("id").execute();
	return rows.map(({ id, at, actor, username, what, details: json }) => {
		const { [BY_HOLDER]: isHolder, ...details } = JSON.parse(json);
		return { id, at, actor: isHolder ? "holder" : username === null ? actor : { username }, what, details } as OrderEvent;
	});
}

/** Whether something happened to an order after what somebody saw of it last, such as a second click on the same button. */
export async function hasChangedSince(seen: number, orderId: number, trx: Database): Promise<boolean> {
	const later = await trx.selectFrom("order_event").select("id").where("order_id", "=", orderId).where("id", ">", seen).limit(1).executeTakeFirst();
	return later !== undefined;
}
