import type { Selectable } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import type { InvoiceData } from "#app/domain/sales/invoice/data.ts";
import type { LinePrice } from "#app/domain/sales/pricing/prices.ts";
import type { Locale } from "#app/i18n/config.ts";
import type { Translated } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";
import type { OrderLineTable, OrderTables, TicketTable } from "#db/order-tables.ts";
import type { PaymentTable } from "#db/payment-tables.ts";
import type { OrderState, PaymentMethod } from "./states.ts";

/** Money in cents of US dollars, instants ISO in UTC. */
export interface Order {
	id: number;
	code: string;
	state: OrderState;
	method: PaymentMethod;
	locale: Locale;
	name: string;
	email: string;
	invoiceTo?: InvoiceData;
	total: number;
	createdAt: string;
	expiresAt?: string;
	paidAt?: string;
	note?: string;
	erasedAt?: string;
	/** How often the buyer corrected the email. */
	emailChanges: number;
	lines: OrderLine[];
}

/** Texts about such an order speak of registrations instead of tickets. */
export const isRegistrationOrder = (lines: readonly Pick<OrderLine, "kind">[]) => lines.length > 0 && lines.every(({ kind }) => kind === "workshop");

/** Returns the number of tickets, or of registrations without tickets. */
export const countOf = (lines: readonly Pick<OrderLine, "kind">[]) => lines.filter(({ kind }) => kind === "tier").length || lines.length;

/** Tells the lines that an exchange replaced: it cancels them in one instant, and moves the ticket to a new line. */
export function exchangedAmong(lines: readonly Partial<Pick<OrderLine, "kind" | "ticket" | "cancelledAt">>[]) {
	const instants = new Set(lines.flatMap(({ kind, ticket, cancelledAt }) => (kind === "tier" && !ticket && cancelledAt ? cancelledAt : [])));
	return ({ cancelledAt }: Partial<Pick<OrderLine, "cancelledAt">>) => cancelledAt !== undefined && instants.has(cancelledAt);
}

/** Returns the lines of an order's total: canceled ones too, but not those that an exchange replaced. */
export function orderedLines(lines: readonly OrderLine[]): OrderLine[] {
	const isExchanged = exchangedAmong(lines);
	return lines.filter((line) => !isExchanged(line));
}

export interface OrderLine extends LinePrice {
	id: number;
	kind: OrderLineTable["kind"];
	itemId: string;
	name: Translated;
	/** Also set if its ticket was exchanged and has another line. */
	cancelledAt?: string;
	invoiceId?: number;
	ticket?: Ticket;
	/** Ticket that a workshop line registers, of this or an earlier order. */
	registersTicket?: number;
}

export interface Ticket {
	id: number;
	secret?: string;
	attendeeName?: string;
	attendeeEmail?: string;
	/** Only if it differs from the buyer's. */
	attendeeLocale?: Locale;
	company?: string;
	jobTitle?: string;
	country?: string;
	/** The buyer no longer knows its secret. */
	isReassigned: boolean;
	arrivedAt?: string;
	arrivedBy?: string;
}

export async function findOrder(id: number, on: Database = db): Promise<Order | undefined> {
	const row = await on.selectFrom("order").selectAll().where("id", "=", id).executeTakeFirst();
	return row && { ...toOrder(row), lines: await linesOf(id, on) };
}

export async function findOrderByCode(code: string, on: Database = db): Promise<Order | undefined> {
	const row = await on.selectFrom("order").select("id").where("code", "=", code.toUpperCase()).executeTakeFirst();
	return row && findOrder(row.id, on);
}

export async function findTicketSecret(id: number): Promise<{ secret?: string; total: number; paidAt?: string } | undefined> {
	const row = await db
		.selectFrom("ticket")
		.innerJoin("order_line", "order_line.id", "line_id")
		.innerJoin("order", "order.id", "order_id")
		.select(["secret", "total", "paid_at"])
		.where("ticket.id", "=", id)
		.executeTakeFirst();
	return row && { secret: row.secret ?? undefined, total: row.total, paidAt: row.paid_at ?? undefined };
}

async function linesOf(orderId: number, on: Database): Promise<OrderLine[]> {
	const lines = await on.selectFrom("order_line").selectAll().where("order_id", "=", orderId).orderBy("id").execute();
	const tickets = await on
		.selectFrom("ticket")
		.selectAll()
		.where(
			"line_id",
			"in",
			lines.map(({ id }) => id),
		)
		.execute();
	const registers = await registeredTickets(lines, on);
	const ticketOf = new Map(tickets.map((ticket) => [ticket.line_id, toTicket(ticket)]));
	// A ticket keeps its id when it moves to another line.
	const numberOf = (line: { id: number }) => ticketOf.get(line.id)?.id ?? Number.POSITIVE_INFINITY;
	const sorted = lines.toSorted((one, other) => (numberOf(one) === numberOf(other) ? one.id - other.id : numberOf(one) - numberOf(other)));
	return sorted.map((line) => ({
		id: line.id,
		kind: line.kind,
		itemId: line.item_id,
		name: JSON.parse(line.name),
		listPrice: line.list_price,
		discount: line.discount,
		discountBy: line.discount_by ?? undefined,
		discountCode: line.discount_code ?? undefined,
		net: line.net,
		taxRate: line.tax_rate,
		tax: line.tax,
		gross: line.gross,
		cancelledAt: line.cancelled_at ?? undefined,
		invoiceId: line.invoice_id ?? undefined,
		ticket: ticketOf.get(line.id),
		registersTicket: registers.get(line.id),
	}));
}

async function registeredTickets(lines: readonly { id: number; kind: OrderLine["kind"] }[], on: Database): Promise<Map<number, number>> {
	const ids = lines.flatMap(({ id, kind }) => (kind === "workshop" ? id : []));
	if (ids.length === 0) return new Map();
	const rows = await on.selectFrom("workshop_registration").select(["line_id", "ticket_id"]).where("line_id", "in", ids).execute();
	return new Map(rows.map(({ line_id, ticket_id }) => [line_id as number, ticket_id]));
}

function toOrder(row: Selectable<OrderTables["order"]>): Omit<Order, "lines"> {
	return {
		id: row.id,
		code: row.code,
		state: row.state,
		method: row.method,
		locale: row.locale as Locale,
		name: row.name,
		email: row.email,
		invoiceTo: row.invoice_to ? JSON.parse(row.invoice_to) : undefined,
		total: row.total,
		createdAt: row.created_at,
		expiresAt: row.expires_at ?? undefined,
		paidAt: row.paid_at ?? undefined,
		note: row.note ?? undefined,
		erasedAt: row.erased_at ?? undefined,
		emailChanges: row.email_changes,
	};
}

function toTicket(row: Selectable<TicketTable>): Ticket {
	return {
		id: row.id,
		secret: row.secret ?? undefined,
		attendeeName: row.attendee_name ?? undefined,
		attendeeEmail: row.attendee_email ?? undefined,
		attendeeLocale: (row.attendee_locale ?? undefined) as Locale | undefined,
		company: row.company ?? undefined,
		jobTitle: row.job_title ?? undefined,
		country: row.country ?? undefined,
		isReassigned: row.is_reassigned === 1,
		arrivedAt: row.checked_in_at ?? undefined,
		arrivedBy: row.checked_in_by ?? undefined,
	};
}

/** Received or awaited money. Cents, instants in ISO. */
export interface Payment {
	id: number;
	amount: number;
	method: PaymentMethod | "cash";
	state: PaymentTable["state"];
	createdAt: string;
	confirmedAt?: string;
}

export async function listPayments(orderId: number): Promise<Payment[]> {
	const rows = await db.selectFrom("payment").selectAll().where("order_id", "=", orderId).orderBy("id").execute();
	return rows.map(({ id, amount, method, in_cash, state, created_at, confirmed_at }) => ({
		id,
		amount,
		method: in_cash ? "cash" : method,
		state,
		createdAt: created_at,
		confirmedAt: confirmed_at ?? undefined,
	}));
}
