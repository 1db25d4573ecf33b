import type { Database } from "#app/admin/changes.server.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { db } from "#app/runtime/database.server.ts";
import { countryCodeOf, regionOf } from "./countries.server.ts";
import type { Participant } from "./plan/pairs.ts";

/** An attendee who takes part in meetings; the id is the ticket's. */
export interface Person extends Participant {
	name: string;
	jobTitle: string;
	/** As typed on the ticket. */
	country: string;
	countryCode?: string;
	/** Shown to the people met, if the person wants so. */
	email?: string;
	phone?: string;
	showsEmail: boolean;
	showsPhone: boolean;
	checkedInAt?: string;
	orderId: number;
	secret: string;
	/** Address and language of emails. */
	mailbox: string;
	locale: Locale;
	/** The order's, for the limit of emails before a payment. */
	total: number;
	paidAt?: string;
}

/** Returns those whose ticket is valid and whose tier still includes meetings, by id. */
export async function listParticipants(on: Database = db): Promise<Person[]> {
	const tiers = (await listTiers({ drafts: true }, on)).filter(({ features }) => features.includes("businessMatchmaking")).map(({ id }) => id);
	const rows = await on
		.selectFrom("meeting_profile as profile")
		.innerJoin("ticket", "ticket.id", "profile.ticket_id")
		.innerJoin("order_line", "order_line.id", "ticket.line_id")
		.innerJoin("order", "order.id", "order_line.order_id")
		.selectAll("profile")
		.select(["attendee_name", "attendee_email", "attendee_locale", "company", "job_title", "country", "checked_in_at", "secret"])
		.select(["order.id as order_id", "order.email as buyer_email", "locale", "total", "paid_at"])
		.where("order.state", "=", "paid")
		.where("order_line.cancelled_at", "is", null)
		.where("ticket.secret", "is not", null)
		.where("order_line.item_id", "in", ["", ...tiers])
		.orderBy("profile.ticket_id")
		.execute();
	return rows.map((row) => {
		const countryCode = countryCodeOf(row.country ?? "");
		return {
			id: row.ticket_id,
			name: row.attendee_name ?? "",
			company: row.company ?? "",
			jobTitle: row.job_title ?? "",
			country: row.country ?? "",
			countryCode,
			region: regionOf(countryCode),
			languages: JSON.parse(row.languages) as string[],
			sectors: JSON.parse(row.sectors) as number[],
			offers: row.offers,
			seeks: row.seeks,
			isVisible: row.is_visible === 1,
			email: row.email ?? undefined,
			phone: row.phone ?? undefined,
			showsEmail: row.shows_email === 1,
			showsPhone: row.shows_phone === 1,
			checkedInAt: row.checked_in_at ?? undefined,
			orderId: row.order_id,
			secret: row.secret as string,
			mailbox: row.attendee_email ?? row.buyer_email,
			locale: (row.attendee_locale ?? row.locale) as Locale,
			total: row.total,
			paidAt: row.paid_at ?? undefined,
		};
	});
}

export async function participantsById(on: Database = db): Promise<Map<number, Person>> {
	return new Map((await listParticipants(on)).map((person) => [person.id, person]));
}
