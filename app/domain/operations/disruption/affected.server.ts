import { sql } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import { UNPAID_STATES } from "#app/domain/sales/order/states.ts";
import type { Locale } from "#app/i18n/config.ts";
import { db } from "#app/runtime/database.server.ts";

export interface Affected {
	id: number;
	code: string;
	/** Cents. */
	total: number;
	isPaid: boolean;
	/** An attendee has checked in; that ticket stays valid. */
	isUsed: boolean;
	locale: Locale;
	expiresAt?: string;
	paidAt?: string;
	/** Recipients: the buyer, and attendees with an address of their own and their ticket's secret. Empty once the order is erased. */
	recipients: { name: string; email: string; locale: Locale; ticket?: string }[];
	/** The buyer, if they left no address. */
	unreached?: string;
}

/** Returns all orders that are paid or may still be; with `among`, only those of them. */
export async function listAffected(on: Database = db, among?: readonly number[]): Promise<Affected[]> {
	const orders = await on
		.selectFrom("order")
		.select(["id", "code", "total", "state", "locale", "name", "email", "expires_at", "paid_at", "erased_at"])
		.where("state", "in", ["paid", ...UNPAID_STATES])
		.$if(among !== undefined, (query) => query.where("id", "in", among ?? []))
		.orderBy("id")
		.execute();
	const attendees = await on
		.selectFrom("ticket")
		.innerJoin("order_line", "order_line.id", "line_id")
		.select(["order_id", "attendee_name", "attendee_email", "attendee_locale", "secret"])
		.where("attendee_email", "is not", null)
		// Before payment a visitor may have entered any address.
		.where("secret", "is not", null)
		.where("cancelled_at", "is", null)
		.$if(among !== undefined, (query) => query.where("order_id", "in", among ?? []))
		.orderBy("ticket.id")
		.execute();
	const used = await on
		.selectFrom("ticket")
		.innerJoin("order_line", "order_line.id", "line_id")
		.select("order_id")
		.where("checked_in_at", "is not", null)
		.where("cancelled_at", "is", null)
		.$if(among !== undefined, (query) => query.where("order_id", "in", among ?? []))
		.execute();
	const usedOrders = new Set(used.map(({ order_id }) => order_id));
	const attendeesOf = Map.groupBy(attendees, ({ order_id }) => order_id);
	return orders.map(({ id, code, total, state, locale, name, email, expires_at, paid_at, erased_at }) => {
		const recipients = new Map<string, Affected["recipients"][number]>();
		for (const { attendee_name, attendee_email, attendee_locale, secret } of attendeesOf.get(id) ?? [])
			if (attendee_email)
				recipients.set(attendee_email.toLowerCase(), {
					name: attendee_name ?? name,
					email: attendee_email,
					locale: (attendee_locale ?? locale) as Locale,
					ticket: secret ?? undefined,
				});
		if (email) recipients.set(email.toLowerCase(), { name, email, locale: locale as Locale });
		return {
			id,
			code,
			total,
			isPaid: state === "paid",
			isUsed: usedOrders.has(id),
			locale: locale as Locale,
			expiresAt: expires_at ?? undefined,
			paidAt: paid_at ?? undefined,
			recipients: erased_at ? [] : [...recipients.values()],
			unreached: erased_at || email ? undefined : name,
		};
	});
}

/** Returns the cents to refund on cancellation, by order: the price of its tickets, but never more than was received and is not being refunded. */
export async function refundAmounts(on: Database = db, among?: readonly number[]): Promise<Map<number, number>> {
	const lines = await on
		.selectFrom("order_line")
		.innerJoin("order", "order.id", "order_line.order_id")
		.leftJoin("ticket", "line_id", "order_line.id")
		.select(({ fn }) => ["order_id as id", fn.sum<number>("gross").as("cost")])
		.where("state", "=", "paid")
		.where("cancelled_at", "is", null)
		.where("checked_in_at", "is", null)
		.$if(among !== undefined, (query) => query.where("order_id", "in", among ?? []))
		.groupBy("order_id")
		.execute();
	const came = await sumsOf(
		on
			.selectFrom("payment")
			.select(({ fn }) => ["order_id as id", fn.sum<number>("amount").as("sum")])
			.where("state", "=", "confirmed")
			.$if(among !== undefined, (query) => query.where("order_id", "in", among ?? []))
			.groupBy("order_id")
			.execute(),
	);
	const gone = await sumsOf(
		on
			.selectFrom("refund")
			.innerJoin("payment", "payment.id", "payment_id")
			.select(({ fn }) => ["order_id as id", fn.sum<number>(sql`refund.amount - uncounted`).as("sum")])
			.$if(among !== undefined, (query) => query.where("order_id", "in", among ?? []))
			.groupBy("order_id")
			.execute(),
	);
	return new Map(lines.map(({ id, cost }) => [id, Math.max(0, Math.min(cost, (came.get(id) ?? 0) - (gone.get(id) ?? 0)))]));
}

const sumsOf = async (rows: Promise<{ id: number; sum: number }[]>) => new Map((await rows).map(({ id, sum }) => [id, sum]));
