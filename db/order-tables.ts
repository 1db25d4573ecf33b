import type { Generated } from "kysely";
import type { Json, Translated } from "./column-types.ts";
import type { PaymentTables } from "./payment-tables.ts";
import type { PlaceTables } from "./place-tables.ts";

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
	/** Of the buyer. */
	name: string;
	email: string;
	invoice_to: Json<object> | null;
	total: number;
	created_at: string;
	/** Until then its tickets are reserved; nothing where they are for good, or no more. */
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

/** An incoming line of a bank's statement, which is taken once. */
export interface StatementLineTable {
	id: Generated<number>;
	/** Of its day, amount, currency and words. */
	hash: string;
	/** Tells lines of one hash apart. */
	occurrence: number;
	state: "matched" | "unassigned" | "dismissed";
	/** ISO; nothing where its statement does not tell which number is the month. */
	day: string | null;
	/** As it stands on the statement. These four are nothing, too, of lines from before they were kept. */
	date: Generated<string | null>;
	/** Cents; nothing where it cannot be read for certain. */
	amount: Generated<number | null>;
	currency: Generated<string | null>;
	/** The payer. */
	name: Generated<string | null>;
	/** The payer's message; this and the name are nothing once the people of its order are erased, or 90 days after it was dismissed. */
	reference: Generated<string | null>;
	/** Of one that is matched. */
	order_id: number | null;
	/** Nothing where its currency pays nothing. */
	payment_id: number | null;
	taken_at: string;
	dismissed_at: Generated<string | null>;
	/** A username. */
	dismissed_by: Generated<string | null>;
	/** Why it was dismissed. */
	reason: Generated<string | null>;
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
}

/** Somebody asked for the links to the orders of an address; gone once it was answered. */
export interface OrderLinkRequestTable {
	id: Generated<number>;
	email: string;
	asked_at: string;
}

export interface OrderTables extends PaymentTables, PlaceTables {
	sales_setting: SalesSettingTable;
	stock_state: StockStateTable;
	discount_code: DiscountCodeTable;
	order_link_request: OrderLinkRequestTable;
	order: OrderTable;
	order_line: OrderLineTable;
	ticket: TicketTable;
	revoked_secret: RevokedSecretTable;
	order_secret: OrderSecretTable;
	order_event: OrderEventTable;
	invoice: InvoiceTable;
	numbering: NumberingTable;
	statement_line: StatementLineTable;
	group_mail: GroupMailTable;
	holding: HoldingTable;
	/** Orders that are still to be worked through. */
	holding_order: { order_id: number };
}
