import type { Database } from "#app/admin/changes.server.ts";
import { listAttendees } from "#app/domain/sales/attendee/queries.server.ts";
import { matchesFilter } from "#app/domain/sales/order/actions/queries.server.ts";
import { hasBeenPaid } from "#app/domain/sales/order/mail-limit.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { Unreached } from "./unreached.server.ts";

/** `unpaid`: buyers; `canceled`: attendees whose tickets were canceled together with the event. */
export const GROUPS = ["all", "unpaid", "awaited", "arrived", "nameless", "canceled"] as const;
export interface Audience {
	group: (typeof GROUPS)[number];
	tier?: string;
}

/** A person gets one mail for all their tickets and orders, in the language of the first. */
export interface Recipient {
	name: string;
	email: string;
	locale: Locale;
	hasBeenPaid: boolean;
	orders: { id: number; code: string; locale: Locale }[];
	/** Ticket secrets. */
	tickets: string[];
	/** Ids of the orders that the mail is about. */
	about: number[];
}

interface Member {
	name?: string;
	email?: string;
	buyer: string;
	buyerEmail: string;
	locale: Locale;
	orderId: number;
	code: string;
	hasBeenPaid: boolean;
	/** Undefined if the ticket cannot be opened anymore. */
	secret?: string;
}

const membersOf = ({ group, tier }: Audience, on?: Database): Promise<Member[]> =>
	group === "canceled" ? listCanceled(tier, on) : group === "unpaid" ? listUnpaid(tier, on) : listAttendees(group, { q: "", tier }, { on });

/** Returns attendees by their own address, and buyers for attendees without one. */
export async function recipientsOf(audience: Audience, on?: Database): Promise<Recipient[]> {
	const recipients = new Map<string, Recipient>();
	for (const { name, email, buyer, buyerEmail, locale, orderId, code, secret, hasBeenPaid } of await membersOf(audience, on)) {
		const address = email ?? buyerEmail;
		// The order is erased, or its buyer left no address.
		if (!address) continue;
		const recipient = recipients.get(address.toLowerCase()) ?? {
			name: email ? (name ?? buyer) : buyer,
			email: address,
			locale,
			hasBeenPaid,
			orders: [],
			tickets: [],
			about: [],
		};
		recipients.set(address.toLowerCase(), recipient);
		if (email && secret) recipient.tickets.push(secret);
		else if (!email && !recipient.orders.some(({ id }) => id === orderId)) recipient.orders.push({ id: orderId, code, locale });
		if (!recipient.about.includes(orderId)) recipient.about.push(orderId);
	}
	return [...recipients.values()];
}

export async function unreachedOf(audience: Audience): Promise<Unreached[]> {
	const unreached = new Map<string, Unreached>();
	for (const { name, email, buyer, buyerEmail, code } of await membersOf(audience)) {
		const known = name ?? buyer;
		if (known && !email && !buyerEmail) unreached.set(`${code} ${known}`, { name: known, code });
	}
	return [...unreached.values()];
}

async function listUnpaid(tier: string | undefined, on: Database = db): Promise<Member[]> {
	const rows = await on
		.selectFrom("order")
		.select(["id", "code", "name", "email", "locale"])
		.where(matchesFilter("unpaid", new Date(readClock())))
		.$if(tier !== undefined, (orders) =>
			orders.where("id", "in", (row) =>
				row
					.selectFrom("order_line")
					.select("order_id")
					.where("item_id", "=", tier as string),
			),
		)
		.orderBy("id")
		.execute();
	return rows.map(({ id, code, name, email, locale }) => ({
		buyer: name,
		buyerEmail: email,
		locale: locale as Locale,
		orderId: id,
		code,
		hasBeenPaid: false,
	}));
}

/** Returns tickets that were canceled together with the event; erased orders have no names. */
async function listCanceled(tier: string | undefined, on: Database = db): Promise<Member[]> {
	const rows = await on
		.selectFrom("order_line")
		.innerJoin("order", "order.id", "order_line.order_id")
		.leftJoin("ticket", "ticket.line_id", "order_line.id")
		.select([
			"attendee_name",
			"attendee_email",
			"attendee_locale",
			"order.name as buyer",
			"order.email as buyer_email",
			"locale",
			"order.id",
			"code",
			"total",
			"paid_at",
		])
		.where("order.id", "in", (eb) => eb.selectFrom("order_event").select("order_id").where("type", "=", "summitCancelled"))
		.where("erased_at", "is", null)
		.where((row) => row.or([row("cancelled_at", "is not", null), row("order.state", "=", "cancelled")]))
		.$if(tier !== undefined, (query) => query.where("item_id", "=", tier as string))
		.orderBy("order_line.id")
		.execute();
	return rows.map((row) => ({
		name: row.attendee_name ?? undefined,
		email: row.attendee_email ?? undefined,
		buyer: row.buyer,
		buyerEmail: row.buyer_email,
		locale: (row.attendee_locale ?? row.locale) as Locale,
		orderId: row.id,
		code: row.code,
		hasBeenPaid: hasBeenPaid({ total: row.total, paidAt: row.paid_at ?? undefined }),
	}));
}

export async function anyCanceled(): Promise<boolean> {
	return (await db.selectFrom("order_event").select("id").where("type", "=", "summitCancelled").limit(1).executeTakeFirst()) !== undefined;
}
