import type { Database } from "#app/admin/changes.server.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { findTier } from "#app/domain/sales/tier/queries.server.ts";
import type { Tier } from "#app/domain/sales/tier/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import { db } from "#app/runtime/database.server.ts";

export interface TicketAttendee {
	ticketId: number;
	orderId: number;
	secret: string;
	attendee?: string;
	name: string;
	/** The attendee's after a reassignment, else the buyer's. */
	email: string;
	isBuyer: boolean;
	locale: Locale;
	total: number;
	paidAt?: string;
	hasAllWorkshops: boolean;
	/** The tier includes meetings with other attendees. */
	hasMeetings: boolean;
}

export async function findTicketAttendee(ticket: { id: number } | { secret: string }, on: Database = db): Promise<TicketAttendee | undefined> {
	const row = await on
		.selectFrom("ticket")
		.innerJoin("order_line", "order_line.id", "line_id")
		.innerJoin("order", "order.id", "order_id")
		.select([
			"ticket.id",
			"order_id",
			"item_id",
			"secret",
			"attendee_name",
			"attendee_email",
			"attendee_locale",
			"order.name",
			"order.email",
			"locale",
			"total",
			"paid_at",
		])
		.where("id" in ticket ? "ticket.id" : "secret", "=", "id" in ticket ? ticket.id : ticket.secret)
		.where("order.state", "=", "paid")
		.where("cancelled_at", "is", null)
		.executeTakeFirst();
	if (!row?.secret) return undefined;
	const tier = await findTier(row.item_id, on);
	return {
		ticketId: row.id,
		orderId: row.order_id,
		secret: row.secret,
		attendee: row.attendee_name ?? undefined,
		name: row.attendee_name ?? row.name,
		email: row.attendee_email ?? row.email,
		isBuyer: row.attendee_email === null,
		locale: (row.attendee_locale ?? row.locale) as Locale,
		total: row.total,
		paidAt: row.paid_at ?? undefined,
		hasAllWorkshops: tier !== undefined && includesWorkshops(tier),
		hasMeetings: tier?.features.includes("businessMatchmaking") ?? false,
	};
}

export const includesWorkshops = ({ features }: Pick<Tier, "features">) => features.includes("allWorkshops");

export const isFree = ({ hasAllWorkshops }: Pick<TicketAttendee, "hasAllWorkshops">, { price }: Pick<Workshop, "price">) => price === 0 || hasAllWorkshops;
