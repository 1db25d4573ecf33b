import type { Generated } from "kysely";
import type { Json, Translated } from "./column-types.ts";
import type { PaymentTables } from "./payment-tables.ts";
import type { RegistrationTables } from "./registration-tables.ts";

/** Money is cents of US dollars, rates are hundredths of a percent, instants are ISO in UTC. */

export interface SalesSettingTable {
	id: string;
	/** These three are printed on invoices. */
	seller_name: string | null;
	seller_address: string | null;
	seller_tax_id: string | null;
	tax_name: string;
	tax_rate: number;
	/** Without an account, bank transfer is not offered. */
	bank_holder: string | null;
	bank_name: string | null;
	bank_account: string | null;
	bank_code: string | null;
	transfer_days: number;
	/** Days before the event; null if buyers cannot cancel. */
	cancel_days: number | null;
	/** Percent that is refunded. */
	cancel_percent: Generated<number>;
	/** Days before the event; null for no limit. */
	names_days: number | null;
}

/** The availability that visitors see, updated only when it changes, to keep pages cached. No row: on sale. */
export interface StockStatusTable {
	entity_type: "tier" | "workshop";
	entity_id: string;
	status: "onSale" | "fewLeft" | "soldOut";
}

export interface DiscountCodeTable {
	id: string;
	/** Exactly one of these two is set; `amount` is deducted from each ticket. */
	percent: number | null;
	amount: number | null;
	/** Empty for all tiers. */
	tiers: Generated<Json<string[]>>;
	/** Number of tickets in all. */
	uses: number | null;
	/** The last valid day. */
	until: string | null;
	note: string | null;
}

export interface OrderTable {
	id: Generated<number>;
	/** Public, as the reference of a bank transfer: grants no access. */
	code: string;
	/** Id of the submitted form, to prevent duplicates; null for manual orders. */
	attempt: string | null;
	state: "reserved" | "awaiting_card" | "awaiting_bank" | "paid" | "cancelled" | "expired";
	method: "bank" | "card" | "none";
	locale: string;
	name: string;
	email: string;
	invoice_to: Json<object> | null;
	total: number;
	created_at: string;
	/** Until then its tickets are reserved; null if paid or ended. */
	expires_at: string | null;
	/** Null once the reminder was sent. */
	remind_at: string | null;
	paid_at: string | null;
	note: string | null;
	/** When its personal data were erased; name and email are empty since then. */
	erased_at: string | null;
	/** How often the buyer corrected the email. */
	email_changes: Generated<number>;
}

/** One ticket or workshop registration, as it was when ordered. */
export interface OrderLineTable {
	id: Generated<number>;
	order_id: number;
	kind: "tier" | "workshop";
	/** Id of the tier or workshop, which may have been deleted. */
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
	/** Null until paid, and for free orders. */
	invoice_id: Generated<number | null>;
}

export interface TicketTable {
	id: Generated<number>;
	line_id: number;
	/** Null until paid. */
	secret: string | null;
	attendee_name: string | null;
	attendee_email: string | null;
	/** Null: the order's locale. */
	attendee_locale: Generated<string | null>;
	company: Generated<string | null>;
	job_title: Generated<string | null>;
	country: Generated<string | null>;
	/** 1 after somebody else got the ticket: the buyer no longer knows its secret. */
	is_reassigned: Generated<number>;
	checked_in_at: string | null;
	checked_in_by: string | null;
	/** These two are health data and never logged. */
	diet: Generated<string | null>;
	access_needs: Generated<string | null>;
}

export interface RevokedSecretTable {
	hash: string;
	ticket_id: number;
	reason: "cancelled" | "reassigned";
	revoked_at: string;
}

export interface OrderSecretTable {
	hash: string;
	order_id: number;
	created_at: string;
}

/** The order history: append-only, without personal data. */
export interface OrderEventTable {
	id: Generated<number>;
	order_id: number;
	at: string;
	actor: "buyer" | "organizer" | "site";
	username: string | null;
	type: string;
	details: Generated<Json<object>>;
}

/** Immutable. Numbers of a kind have no gaps. */
export interface InvoiceTable {
	id: Generated<number>;
	kind: "invoice" | "creditNote";
	number: number;
	order_id: number;
	/** The invoice that a credit note corrects. */
	credits: number | null;
	issued_at: string;
	snapshot: Json<object>;
}

/** Numbers that may have been issued before a restore; new ones start after them. */
export interface NumberingTable {
	kind: InvoiceTable["kind"];
	last: number;
}

export interface SkippedNumbersTable {
	id: Generated<number>;
	kind: InvoiceTable["kind"];
	first: number;
	last: number;
	/** `margin`: left free after a restore, as they may have been issued; `lost`: issued, but not in the restored database. */
	reason: "margin" | "lost";
	noted_at: string;
}

export interface StatementLineTable {
	id: Generated<number>;
	/** Hash of day, amount, currency and text. */
	hash: string;
	/** Distinguishes lines with the same hash. */
	occurrence: number;
	state: "matched" | "unassigned" | "dismissed";
	/** ISO; null if day and month are ambiguous. */
	day: string | null;
	/** As printed on the statement. These four are null for older lines. */
	date: Generated<string | null>;
	/** Cents; null if unreadable. */
	amount: Generated<number | null>;
	currency: Generated<string | null>;
	name: Generated<string | null>;
	/** This and the name are removed when the order's personal data are erased, or 90 days after dismissal. */
	reference: Generated<string | null>;
	order_id: number | null;
	/** Null if its currency is not accepted. */
	payment_id: number | null;
	taken_at: string;
	dismissed_at: Generated<string | null>;
	dismissed_by: Generated<string | null>;
	reason: Generated<string | null>;
}

export interface GroupMailTable {
	/** Id of the submitted form, to prevent duplicates. */
	attempt: string;
	username: string;
	/** Such as `{"group":"awaited","tier":"business"}`. */
	audience: Json<object>;
	subject: string;
	recipients: number;
	sent_at: string;
}

export interface ScheduledGroupMailTable {
	attempt: string;
	username: string;
	audience: Json<object>;
	/** Subject and text by language. */
	words: Json<object>;
	send_at: string;
}

/** Set while orders affected by a postponement or cancellation are processed; at most one row. */
export interface DisruptionTable {
	id: number;
	status: "postponed" | "cancelled";
	words: Json<Record<string, { subject: string; text: string }>>;
	username: string;
}

export interface OrderLinkRequestTable {
	id: Generated<number>;
	email: string;
	asked_at: string;
}

export interface OrderTables extends PaymentTables, RegistrationTables {
	sales_setting: SalesSettingTable;
	stock_status: StockStatusTable;
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
	skipped_numbers: SkippedNumbersTable;
	statement_line: StatementLineTable;
	group_mail: GroupMailTable;
	scheduled_group_mail: ScheduledGroupMailTable;
	disruption: DisruptionTable;
	disruption_order: { order_id: number };
}
