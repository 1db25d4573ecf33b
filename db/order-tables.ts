import type { Generated } from "kysely";
import type { Flag, Json, Translated } from "./column-types.ts";

/** Money is cents of US dollars, rates are hundredths of a percent, instants are ISO in UTC. */

/** The one row of how tickets are sold, beside what visitors read of it on the event. */
export interface SalesSettingTable {
	/** `sales`. */
	id: string;
	/** On invoices, these three. */
	seller_name: string | null;
	seller_address: string | null;
	seller_tax_id: string | null;
	tax_name: string;
	tax_rate: number;
	/** To which buyers transfer; without an account there is no bank transfer. */
	bank_holder: string | null;
	bank_name: string | null;
	bank_account: string | null;
	/** BIC or the like. */
	bank_code: string | null;
	/** Days in which a transfer has to arrive. */
	transfer_days: number;
	/** Until so many days before the event buyers cancel what they have paid; nothing where they do not. */
	cancel_days: number | null;
	/** So much of it then goes back. */
	cancel_percent: Generated<number>;
	/** Until so many days before the event buyers and attendees change names; nothing for any time. */
	names_days: number | null;
}

/** What visitors read of how many are left, changed only when that word changes. No row: on sale. */
export interface StockStateTable {
	noun: "tier" | "workshop";
	entity_id: string;
	state: "onSale" | "fewLeft" | "soldOut";
}

export interface DiscountCodeTable {
	/** What buyers type, in upper case. */
	id: string;
	/** One of these two; `amount` is taken off each ticket. */
	percent: number | null;
	amount: number | null;
	/** Ids of those it is good for; none for all. */
	tiers: Generated<Json<string[]>>;
	/** Tickets that it is good for in all. */
	uses: number | null;
	/** The last day of it. */
	until: string | null;
	note: string | null;
}

export interface OrderTable {
	id: Generated<number>;
	/** By which people name it: the reference of a bank transfer. Opens nothing by itself. */
	code: string;
	/** Of the form that was sent, so that one sent twice is one order; nothing of an order made by hand. */
	attempt: string | null;
	state: "reserved" | "awaiting_card" | "awaiting_bank" | "paid" | "cancelled" | "expired";
	method: "bank" | "card" | "none";
	locale: string;
	/** Of the site when it was ordered; empty of older orders. */
	origin: Generated<string>;
	/** Of the buyer. */
	name: string;
	email: string;
	invoice_to: Json<object> | null;
	total: number;
	created_at: string;
	/** Until then it holds its places; nothing where it does so for good, or no more. */
	expires_at: string | null;
	/** When the buyer is reminded; nothing once that was done. */
	remind_at: string | null;
	paid_at: string | null;
	/** Of organizers, for organizers. */
	note: string | null;
	/** When its people were erased: name and email are empty from then on. */
	erased_at: string | null;
}

/** One ticket or one place of an order, for ever as it was when it was ordered. */
export interface OrderLineTable {
	id: Generated<number>;
	order_id: number;
	kind: "tier" | "workshop";
	/** Of the tier or the workshop, whether or not it still is there. */
	item_id: string;
	name: Translated;
	list_price: number;
	discount: number;
	discount_by: "earlyBird" | "group" | "code" | "organizer" | null;
	discount_code: string | null;
	net: number;
	tax_rate: number;
	tax: number;
	gross: number;
	cancelled_at: string | null;
	/** On which it stands; nothing until it is paid, and where nothing was to pay. */
	invoice_id: Generated<number | null>;
}

/** What admits one attendee. */
export interface TicketTable {
	id: Generated<number>;
	line_id: number;
	/** In its address and its QR code; nothing until it is paid. */
	secret: string | null;
	attendee_name: string | null;
	attendee_email: string | null;
	/** In which whoever got the ticket handed on is written to; without it in the order's. */
	attendee_locale: Generated<string | null>;
	arrived_at: string | null;
	/** The user who marked the attendee arrived. */
	arrived_by: string | null;
	/** Of the attendee, who need not say: these two are of their health, and stand in no log. */
	diet: Generated<string | null>;
	access_needs: Generated<string | null>;
}

/** What opened a ticket, and does so no more. */
export interface RevokedSecretTable {
	hash: string;
	ticket_id: number;
	why: "cancelled" | "handedOn";
	revoked_at: string;
}

/** By which the order's page is reached; several are good at a time. */
export interface OrderSecretTable {
	hash: string;
	order_id: number;
	created_at: string;
}

/** The ledger: everything that happened to an order. Only ever added to; holds nothing personal. */
export interface OrderEventTable {
	id: Generated<number>;
	order_id: number;
	at: string;
	actor: "buyer" | "organizer" | "site";
	username: string | null;
	what: string;
	details: Generated<Json<object>>;
}

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
	reason: "late" | "twice" | "cancelled" | "repriced" | "other";
	reference: string | null;
	created_at: string;
	/** When it was sent last, whether or not it arrived. */
	sent_at: Generated<string | null>;
	done_at: string | null;
}

/** Never changed. Numbers of a kind have no gap. */
export interface InvoiceTable {
	id: Generated<number>;
	kind: "invoice" | "creditNote";
	number: number;
	order_id: number;
	/** The invoice that a credit note takes back, or a part of it. */
	credits: number | null;
	issued_at: string;
	snapshot: Json<object>;
}

/** Numbers that may be out, although a restored database does not know them: the next is after these, too. */
export interface NumberingTable {
	kind: InvoiceTable["kind"];
	last: number;
}

/** A line of a bank's statement whose money was taken: each is taken once. */
export interface StatementLineTable {
	/** Of its day, amount, currency and words. */
	hash: string;
	/** Tells lines of one hash apart. */
	occurrence: number;
	/** ISO; nothing where its statement does not tell which number is the month. */
	day: string | null;
	/** What the transfer says; nothing of older lines, and once the people of its order are erased. */
	reference: Generated<string | null>;
	order_id: number;
	/** Nothing where its currency pays nothing. */
	payment_id: number | null;
	taken_at: string;
}

/** One ticket's place in one workshop. */
export interface PlaceTable {
	id: Generated<number>;
	ticket_id: number;
	workshop_id: string;
	/** Held while the order of its line is not paid. */
	state: "held" | "taken" | "givenBack";
	/** By which it is paid; nothing where it costs nothing. */
	line_id: number | null;
	created_at: string;
	ended_at: string | null;
	/** When and where the workshop is, as its holder was told last. */
	told: Json<object>;
}

/** That a ticket waits for a place in a full workshop, in the order of their numbers. */
export interface WaitingEntryTable {
	id: Generated<number>;
	ticket_id: number;
	workshop_id: string;
	/** The first entry of those that want their places together; nothing of one by itself, and of the first. */
	request_id: number | null;
	state: "waiting" | "offered" | "accepted" | "lapsed" | "left";
	created_at: string;
	/** Until then an offer holds its place. */
	lapses_at: string | null;
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
	received_at: string;
}

/** A mail that an organizer wrote to many attendees, so that a form sent twice is one. Its words are in the outbox. */
export interface GroupMailTable {
	/** Of the form. */
	attempt: string;
	username: string;
	/** Which attendees, such as `{"group":"awaited","tier":"business"}`. */
	audience: Json<object>;
	subject: string;
	recipients: number;
	sent_at: string;
}

/** What the whole summit came to, while it is not done with every order; at most one. */
export interface HoldingTable {
	id: number;
	held: "postponed" | "cancelled";
	/** For each language, what is written to who ordered. */
	words: Json<Record<string, { subject: string; text: string }>>;
	username: string;
	/** Of the site, for links in mails. */
	origin: string;
}

export interface OrderTables {
	sales_setting: SalesSettingTable;
	stock_state: StockStateTable;
	discount_code: DiscountCodeTable;
	order: OrderTable;
	order_line: OrderLineTable;
	ticket: TicketTable;
	revoked_secret: RevokedSecretTable;
	order_secret: OrderSecretTable;
	order_event: OrderEventTable;
	payment: PaymentTable;
	refund: RefundTable;
	invoice: InvoiceTable;
	numbering: NumberingTable;
	statement_line: StatementLineTable;
	group_mail: GroupMailTable;
	place: PlaceTable;
	waiting_entry: WaitingEntryTable;
	card_payment: CardPaymentTable;
	card_refund: CardRefundTable;
	card_event: CardEventTable;
	holding: HoldingTable;
	/** Orders that are still to be worked through. */
	holding_order: { order_id: number };
}
