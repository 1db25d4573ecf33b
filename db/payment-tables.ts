import type { Generated } from "kysely";
import type { Flag } from "./column-types.ts";

export interface PaymentTable {
	id: Generated<number>;
	order_id: number;
	method: "bank" | "card" | "none";
	state: "created" | "pending" | "confirmed" | "failed" | "cancelled";
	amount: number;
	/** Taken at a desk, although the order was to be paid by transfer. */
	in_cash: Generated<Flag>;
	/** What the bank or the card's provider calls it. */
	reference: string | null;
	created_at: string;
	confirmed_at: string | null;
}

export interface RefundTable {
	id: Generated<number>;
	payment_id: number;
	state: "requested" | "sent" | "done" | "failed";
	amount: number;
	/** Cents of it that went back at Stripe itself, for which no tickets were canceled yet. */
	uncounted: Generated<number>;
	reason: "late" | "twice" | "cancelled" | "repriced" | "other";
	reference: string | null;
	created_at: string;
	/** When it was sent last, whether or not it arrived. */
	sent_at: Generated<string | null>;
	done_at: string | null;
}

/** The cents that an organizer accepted an order as paid without: a cost. At most one an order. */
export interface DifferenceTable {
	order_id: number;
	amount: number;
	/** The part that credit notes took back; so much less was refunded than credited. */
	credited: Generated<number>;
	/** Nothing once the people of its order are erased. */
	reason: string | null;
	username: string;
	accepted_at: string;
}

/** Beside a payment by card, which is one attempt to pay: how Stripe knows it. */
export interface CardPaymentTable {
	payment_id: number;
	/** Random. Asked again with it, Stripe answers as it did before; the session names it, too. */
	key: string;
	/** Of the site, such as `https://summit.example`, for the way back and for mails. */
	origin: string;
	/** Of Stripe's page for paying; nothing until Stripe has answered. */
	session: string | null;
	/** What Stripe calls the charge. */
	intent: string | null;
	/** When Stripe was asked last, and whether it answered. */
	asked_at: string | null;
	is_unanswered: Generated<Flag>;
	/** When money came that is not this payment's: an organizer decides, and Stripe is asked no more. */
	wrong_at: string | null;
}

/** Beside a refund that goes by Stripe. */
export interface CardRefundTable {
	refund_id: number;
	/** Random; Stripe's refund names it. */
	key: string;
	/** Counts how often Stripe was to begin anew, as a part of the idempotency key. */
	attempt: Generated<number>;
	/** Whether it still is to be sent. */
	is_queued: Generated<Flag>;
	/** Who asked for it; nothing where the site itself did. */
	username: string | null;
	asked_at: string | null;
	/** Why Stripe did not do it, in Stripe's word. */
	problem: string | null;
}

/** What Stripe has told: each of its events counts once. */
export interface CardEventTable {
	id: string;
	type: string;
	/** The charge that it is about, where it came before that was known here, and its cents. */
	intent: string | null;
	amount: number | null;
	/** What Stripe calls the refund that it is about, and what became of that. */
	refund: Generated<string | null>;
	status: Generated<"pending" | "done" | "failed" | null>;
	received_at: string;
}

export interface PaymentTables {
	payment: PaymentTable;
	refund: RefundTable;
	difference: DifferenceTable;
	card_payment: CardPaymentTable;
	card_refund: CardRefundTable;
	card_event: CardEventTable;
}
