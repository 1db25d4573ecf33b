import type { Generated } from "kysely";
import type { Flag } from "./column-types.ts";

export interface PaymentTable {
	id: Generated<number>;
	order_id: number;
	method: "bank" | "card" | "none";
	state: "created" | "pending" | "confirmed" | "failed" | "cancelled";
	amount: number;
	/** 1 if paid in cash although the order's method is bank transfer. */
	in_cash: Generated<Flag>;
	reference: string | null;
	created_at: string;
	confirmed_at: string | null;
}

export interface RefundTable {
	id: Generated<number>;
	payment_id: number;
	state: "requested" | "sent" | "done" | "failed";
	amount: number;
	/** Cents refunded at Stripe for which no tickets were canceled yet. */
	uncounted: Generated<number>;
	reason: "late" | "twice" | "cancelled" | "repriced" | "other";
	reference: string | null;
	created_at: string;
	sent_at: Generated<string | null>;
	done_at: string | null;
}

/** The cents that an organizer waived; at most one row for each order. */
export interface DifferenceTable {
	order_id: number;
	amount: number;
	/** Cents by which the order's credit notes exceed its refunds. */
	credited: Generated<number>;
	reason: string | null;
	username: string;
	accepted_at: string;
}

/** Stripe's side of a card payment, which is one attempt to pay. */
export interface CardPaymentTable {
	payment_id: number;
	/** Random idempotency key, also part of the session. */
	key: string;
	/** The site's origin, such as `https://summit.example`, for return addresses and mails. */
	origin: string;
	/** Stripe's checkout session; null until Stripe has answered. */
	session: string | null;
	intent: string | null;
	asked_at: string | null;
	is_unanswered: Generated<Flag>;
	/** When unexpected money came: an organizer decides, and Stripe is not queried any more. */
	wrong_at: string | null;
}

export interface CardRefundTable {
	refund_id: number;
	key: string;
	/** Number of restarts, part of the idempotency key. */
	attempt: Generated<number>;
	is_queued: Generated<Flag>;
	/** Null if requested by the site itself. */
	username: string | null;
	asked_at: string | null;
	problem: string | null;
}

/** Stripe events received, so that each is processed once. */
export interface CardEventTable {
	id: string;
	type: string;
	/** The charge and its cents, for events that arrive before it is known. */
	intent: string | null;
	amount: number | null;
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
