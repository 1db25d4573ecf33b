import { createHash } from "node:crypto";
import { z } from "zod";
import type { Database } from "#app/admin/changes.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { mayRename } from "#app/domain/sales/cancellation/rules.server.ts";
import { type Actor, recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import { isWithinMailLimit } from "#app/domain/sales/order/mail-limit.server.ts";
import { findOrder, type Order, type Ticket } from "#app/domain/sales/order/queries.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { emailNewAttendee, hasOwnEmail } from "#app/domain/sales/ticket/reassignment/emails.server.ts";
import { requiredName } from "#app/http/field-schemas.ts";
import { asLine } from "#app/http/lines.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { Attendee } from "./attendee.ts";

const COLUMNS = { name: "attendee_name", email: "attendee_email", company: "company", jobTitle: "job_title", country: "country" } as const;
const FIELDS = Object.keys(COLUMNS) as (keyof Attendee)[];

const line = (length: number) => z.string().overwrite(asLine).max(length, "tooLong");
export const ownFieldsSchema = z.object({
	name: requiredName(ORDER_LIMITS.name),
	company: line(ORDER_LIMITS.company),
	jobTitle: line(ORDER_LIMITS.jobTitle),
	country: line(ORDER_LIMITS.country),
});

export const attendeeOf = ({ attendeeName = "", attendeeEmail = "", company = "", jobTitle = "", country = "" }: Ticket): Attendee => ({
	name: attendeeName,
	email: attendeeEmail,
	company,
	jobTitle,
	country,
});

const hashOf = (fact: string) => createHash("sha256").update(fact).digest("base64url").slice(0, 8);

/** Hashes of the facts that a form shows. It sends them back, so that what it does not change does not overwrite what somebody else has changed since. */
export const seenOf = (facts: readonly string[]) => facts.map(hashOf).join(".");

/** @param seen from `seenOf` of the same fields */
export function changedSince<T extends Partial<Attendee>>(typed: T, fields: readonly (keyof T)[], seen: unknown): Partial<T> {
	const hashes = String(seen ?? "").split(".");
	const changed = fields.filter((field, index) => typed[field] !== undefined && hashOf(String(typed[field])) !== hashes[index]);
	return Object.fromEntries(changed.map((field) => [field, typed[field]])) as Partial<T>;
}

/** Tickets that were ordered for the buyer's own email, and not given away. */
export const ticketsOfBuyer = ({ email, lines }: Order): Ticket[] =>
	lines.flatMap(({ ticket }) => (ticket && !ticket.isReassigned && ticket.attendeeEmail?.toLowerCase() === email.toLowerCase() ? ticket : []));

/** The buyer's tickets get the corrected email. Runs in the caller's transaction. @param isSent also after they were sent */
export async function followBuyerEmail(trx: Database, order: Order, { email, isSent = false }: { email: string; isSent?: boolean }): Promise<void> {
	const ids = ticketsOfBuyer(order).flatMap(({ id, secret }) => (secret && !isSent ? [] : id));
	await trx
		.updateTable("ticket")
		.set({ attendee_email: email || null })
		.where("id", "in", ids)
		.execute();
}

/** A ticket has been sent to the attendee's own address; a reassignment can send another one elsewhere. */
export const isEmailFixed = ({ secret, attendeeEmail }: Ticket) => secret !== undefined && attendeeEmail !== undefined;

/**
 * By ticket id; fields that are left out stay. Only organizers can after the deadline, and buyers cannot for reassigned tickets.
 * Returns true if everything was saved.
 */
export function updateAttendees(orderId: number, changes: ReadonlyMap<number, Partial<Attendee>>, actor: Actor): Promise<boolean> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		if (typeof actor === "string" && !mayRename(await getEvent(trx), await getSalesSettings(trx))) return false;
		const order = (await findOrder(orderId, trx)) as Order;
		if (order.erasedAt) return false;
		let areKept = changes.size > 0;
		for (const line of order.lines) {
			const { ticket, cancelledAt } = line;
			const change = ticket && changedIn(ticket, changes.get(ticket.id) ?? {});
			if (!change) continue;
			if (cancelledAt || (actor === "buyer" && ticket.isReassigned)) {
				areKept = false;
				continue;
			}
			if (change.email !== undefined && isEmailFixed(ticket)) {
				areKept = false;
				delete change.email;
				if (Object.keys(change).length === 0) continue;
			}
			const values = Object.fromEntries(FIELDS.flatMap((field) => (change[field] === undefined ? [] : [[COLUMNS[field], change[field] || null]])));
			await trx.updateTable("ticket").set(values).where("id", "=", ticket.id).execute();
			await recordOrderEvent(trx, orderId, "named", { actor, now, details: { ticket: ticket.id } });
			if (!ticket.secret || !change.email || !hasOwnEmail({ ...ticket, attendeeEmail: change.email }, order.email)) continue;
			if (!(await isWithinMailLimit(trx, order, change.email, { actor, now }))) continue;
			const { name } = { ...attendeeOf(ticket), ...change };
			await emailNewAttendee(trx, { order, line }, { name, email: change.email, locale: order.locale, secret: ticket.secret });
		}
		return areKept;
	});
}

function changedIn(ticket: Ticket, change: Partial<Attendee>): Partial<Attendee> | undefined {
	const before = attendeeOf(ticket);
	const changed = FIELDS.filter((field) => change[field] !== undefined && change[field] !== before[field]);
	return changed.length > 0 ? Object.fromEntries(changed.map((field) => [field, change[field]])) : undefined;
}
