import type { Database } from "#app/admin/changes.server.ts";
import { db } from "#app/runtime/database.server.ts";

export type Actor = "buyer" | "attendee" | "site" | { username: string };

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
	switchedToTransfer: { until: string };
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
	refundsElsewhereCounted: object;
	differenceAccepted: { amount: number };
	differenceCredited: { amount: number };
	refundRequested: { amount: number };
	refundQueued: { amount: number };
	refundSent: { amount: number };
	refundFailed: { amount: number };
	refunded: { amount: number };
	named: { ticket: number };
	reassigned: { ticket: number };
	reassignedByAttendee: { ticket: number };
	ticketCancelled: { ticket: number };
	creditNoteIssued: { number: number };
	resolved: object;
	linkSent: object;
	buyerChanged: object;
	emailCorrected: object;
	invoiceDataChanged: object;
	mailResent: object;
	mailWithheld: object;
	noteChanged: object;
	checkedIn: { ticket: number };
	erased: object;
	checkInUndone: { ticket: number };
	/** Never says which needs. */
	needsChanged: { ticket: number };
	groupMailSent: { subject?: string };
	summitPostponed: object;
	summitCancelled: object;
	/** Workshop registrations; `workshop` is an id. */
	registrationReserved: { ticket: number; workshop: string };
	registered: { ticket: number; workshop: string };
	registrationCancelled: { ticket: number; workshop: string };
	waitingListJoined: { ticket: number; workshop: string };
	waitingListLeft: { ticket: number; workshop: string };
	spotOffered: { ticket: number; workshop: string };
	/** In the order that paid for the registration: an organizer decides on the refund. */
	ticketOfRegistrationCancelled: { workshop: string };
	registrationRemoved: { workshop: string };
	/** The same, by the attendee, who read that nothing is refunded. */
	registrationGivenUp: { workshop: string };
	paidRegistrationCancelled: { workshop: string };
	/** In the order whose payment came too late for this spot. */
	spotLost: { workshop: string };
	offerExpired: { ticket: number; workshop: string };
	/** In the order of the ticket and in the one that paid for its registration. */
	workshopOfTicketCancelled: { ticket: number; workshop: string };
	workshopCancelled: { workshop: string };
}

export type OrderEvent = {
	[Type in keyof OrderEventDetails]: { id: number; at: string; actor: Actor; type: Type; details: OrderEventDetails[Type] };
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
const BY_ATTENDEE = "byAttendee";

/** Runs in the transaction of the change it records. */
export async function recordOrderEvent<Type extends keyof OrderEventDetails>(
	trx: Database,
	orderId: number,
	type: Type,
	{ actor, now, details }: { actor: Actor; now: Date; details: OrderEventDetails[Type] },
): Promise<void> {
	const isAttendee = actor === "attendee";
	const who = typeof actor === "string" ? { actor: isAttendee ? ("buyer" as const) : actor } : { actor: "organizer" as const, username: actor.username };
	await trx
		.insertInto("order_event")
		.values({ order_id: orderId, at: now.toISOString(), ...who, type, details: JSON.stringify(isAttendee ? { ...details, [BY_ATTENDEE]: true } : details) })
		.execute();
}

export async function listOrderEvents(orderId: number, on: Database = db): Promise<OrderEvent[]> {
	const rows = await on.selectFrom("order_event").selectAll().where("order_id", "=", orderId).orderBy("id").execute();
	return rows.map(({ id, at, actor, username, type, details: json }) => {
		const { [BY_ATTENDEE]: isAttendee, ...details } = JSON.parse(json);
		return { id, at, actor: isAttendee ? "attendee" : username === null ? actor : { username }, type, details } as OrderEvent;
	});
}

/** Returns true if an event was recorded since, for example by a second click. */
export async function hasChangedSince(seen: number, orderId: number, trx: Database): Promise<boolean> {
	const later = await trx.selectFrom("order_event").select("id").where("order_id", "=", orderId).where("id", ">", seen).limit(1).executeTakeFirst();
	return later !== undefined;
}
